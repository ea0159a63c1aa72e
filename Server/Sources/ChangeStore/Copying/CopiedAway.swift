/// The copy that is used in place of a database since its data was copied there.
package struct CopiedAway: Hashable, Sendable {
  package let copy: UnfinishedCopy.ID
  /// What messages call the place of the copy; `nil` when a program before this one copied.
  package let place: String?

  package init(copy: UnfinishedCopy.ID, place: String?) {
    self.copy = copy
    self.place = place
  }
}
