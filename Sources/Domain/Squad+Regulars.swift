extension Squad {
  /// The players who usually come, in order of creation.
  ///
  /// They took part, on the pitch or on the bench, in two of the last four gathers; while there is
  /// only one gather, in that one. Before the first gather they are all players, unless there are so
  /// many that most of them cannot be meant.
  /// ```swift
  /// let lineUp = LineUp(benched: squad.regulars)
  /// ```
  public var regulars: [Player.ID] {
    let recent = gathers.sorted { $0.playedAt < $1.playedAt }.suffix(Self.recentGathers)
    let players = players.map { $0.id }
    if recent.isEmpty { return players.count <= Self.firstGatherLimit ? players : [] }
    var counts: [RawIdentifier: Int] = [:]
    for gather in recent {
      for participant in gather.participants {
        counts[samePerson(participant.id).raw, default: 0] += 1
      }
    }
    let enough = min(2, recent.count)
    return players.filter { (counts[$0.raw] ?? 0) >= enough }
  }

  private static let recentGathers = 4
  /// Two teams of eleven and a bench for each.
  private static let firstGatherLimit = 36
}
