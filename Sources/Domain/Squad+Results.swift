extension Squad {
  /// Whether players and gathers are those of another squad, as the places tell where they are stored, and the same of
  /// them are one person.
  ///
  /// Found without a look at them; squads that are equal may be stored in two places.
  package func sharesResults(with other: Squad) -> Bool {
    allPlayers.isStored(with: other.allPlayers) && allGathers.isStored(with: other.allGathers)
      && plans.replies.joined == other.plans.replies.joined
  }
}

extension Array {
  fileprivate func isStored(with other: Self) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}
