package import Domain

extension Replica {
  /// Applies the server's decision about one of this device's changes.
  package mutating func receive(_ outcome: ChangeOutcome, for id: StampedChange.ID) {
    receive([IdentifiedOutcome(id: id, outcome: outcome)])
  }
}
