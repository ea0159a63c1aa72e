extension Squad {
  /// The latest gather in which at least two of these players were in opposite teams, each in the
  /// team that they were in last; `nil` when there is none.
  public func lastGather(dividing players: [Player.ID]) -> Gather? {
    latestGathers(1) { $0.divides(players) }.first
  }

  /// The gather that was started last, if there is one.
  public var lastGather: Gather? { latestGathers(1).first }

  /// The gathers that were played last, the latest first, except deleted ones.
  public func latestGathers(
    _ count: Int, where isWanted: (Gather) -> Bool = { _ in true }
  ) -> [Gather] {
    var latest: [Gather] = []
    for gather in allGathers where !gather.isDeleted {
      let position = latest.firstIndex { $0.playedAt <= gather.playedAt } ?? latest.endIndex
      guard position < count, isWanted(gather) else { continue }
      latest.insert(gather, at: position)
      if latest.count > count { latest.removeLast() }
    }
    return latest
  }
}

extension Gather {
  /// Whether at least two of these players were in opposite teams, each in the team that they were in
  /// last.
  package func divides(_ players: [Player.ID]) -> Bool {
    let players = Set(players.map { $0.raw })
    var sides: [Side] = []
    for appearance in appearances where players.contains(appearance.id.raw) {
      if let side = appearance.team.side { sides.append(side) }
    }
    return sides.contains { $0 != sides[0] }
  }
}
