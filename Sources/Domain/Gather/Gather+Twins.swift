extension Gather {
  /// Whether this and another match, which were both entered after they were played, may be the same one:
  /// the same people played in the same teams, perhaps the other way round, and it ended the same.
  ///
  /// Whether they were played on the same day is for the caller to say, who knows the time zone. People are
  /// compared by name, because two devices without a network give the same newcomer two ids.
  package func mayBeSameMatch(as other: Gather) -> Bool {
    guard id != other.id, isEntered, other.isEntered, !isDeleted, !other.isDeleted,
      laterGames.isEmpty, other.laterGames.isEmpty
    else { return false }
    return [false, true].contains { isTurned in
      Side.twoTeams.allSatisfy { side in
        let same = isTurned ? side.opposite : side
        return names(of: side) == other.names(of: same)
          && firstGame.goals(of: side) == other.firstGame.goals(of: same)
          && firstGame.outcome(of: side) == other.firstGame.outcome(of: same)
      }
    }
  }

  /// The names of a side's people as they are compared, in order.
  private func names(of side: Side) -> [[UInt8]] {
    participants.filter { $0.team == side.team }.map { SearchKey.folded($0.name.text) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension Side {
  fileprivate static let twoTeams = [Side.teamA, .teamB]

  fileprivate var opposite: Side { self == .teamA ? .teamB : .teamA }
}
