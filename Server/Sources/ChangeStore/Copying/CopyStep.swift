/// What is left to do of a copy.
package enum CopyStep: Hashable, Sendable {
  /// Everything.
  case begin(UnfinishedCopy)
  /// An earlier run was interrupted before the source gave its epoch up.
  case goOn(UnfinishedCopy)
  /// An earlier run was interrupted after that.
  case finish(UnfinishedCopy)

  /// Decides from what both databases know; a copy that begins only now gets the id `new`.
  ///
  /// A source whose data went elsewhere is copied again only with `evenIfCopied`.
  /// - Throws: `CopyError` when the source cannot be copied to the destination.
  package init(
    from source: CopyState, to destination: CopyState, new: UnfinishedCopy.ID,
    evenIfCopied: Bool = false
  ) throws(CopyError) {
    guard source.unfinished == nil else { throw .sourceUnfinished }
    guard let copy = destination.unfinished else {
      if let away = source.copiedAway, !evenIfCopied { throw .sourceCopiedAway(away) }
      if destination.hasSquads {
        throw destination.copiedAway.map(CopyError.destinationCopiedAway) ?? .destinationNotEmpty
      }
      self = .begin(UnfinishedCopy(id: new, epoch: source.epoch))
      return
    }
    if copy.epoch == source.epoch {
      self = .goOn(copy)
    } else if source.epoch == nil, source.copiedAway?.copy == copy.id {
      self = .finish(copy)
    } else {
      throw .destinationOfOtherCopy
    }
  }
}
