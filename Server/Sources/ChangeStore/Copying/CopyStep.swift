/// What is left to do of a copy.
package enum CopyStep: Hashable, Sendable {
  /// Everything.
  case begin(UnfinishedCopy)
  /// An earlier run was interrupted before the source gave its epoch up.
  case goOn(UnfinishedCopy)
  /// An earlier run was interrupted after that.
  case finish(UnfinishedCopy)

  /// Decides from what both databases know; a copy that begins only now gets the id `new`.
  /// - Throws: `CopyError` when the source cannot be copied to the destination.
  package init(
    from source: CopyState, to destination: CopyState, new: UnfinishedCopy.ID
  ) throws(CopyError) {
    guard source.unfinished == nil else { throw .sourceUnfinished }
    guard let copy = destination.unfinished else {
      guard !destination.hasSquads else { throw .destinationNotEmpty }
      self = .begin(UnfinishedCopy(id: new, epoch: source.epoch))
      return
    }
    if copy.epoch == source.epoch {
      self = .goOn(copy)
    } else if source.epoch == nil, source.handedOverTo == copy.id {
      self = .finish(copy)
    } else {
      throw .destinationOfOtherCopy
    }
  }
}
