extension Squad {
  /// The changes that add what `other` has and this squad does not, each with its instant.
  ///
  /// What this squad has stays as it is, and what was removed here stays removed.
  ///
  /// For importing a file, and for giving back to a server what it lost.
  public func additions(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var additions: [(change: Change, madeAt: Instant)] = []
    for player in other.players where playerTable[player.id] == nil {
      additions.append((.playerAdded(player.id, player.details), .earliest))
    }
    for gather in other.gathers {
      guard let known = gatherTable[gather.id] else {
        additions += gather.retold
        continue
      }
      guard !known.isDeleted else { continue }
      additions += gather.retoldGoals.filter { goal in
        guard case .goalAdded(_, let id, _) = goal.change else { return false }
        return !known.goals.contains { $0.id == id }
      }
      if known.endedAt == nil { additions += gather.retoldEnd }
    }
    return additions
  }
}

extension Gather {
  /// The changes that make this gather of nothing.
  fileprivate var retold: [(change: Change, madeAt: Instant)] {
    [(.gatherStarted(id, participants), startedAt)] + retoldClock + retoldGoals + retoldEnd
  }

  fileprivate var retoldGoals: [(change: Change, madeAt: Instant)] {
    goals.map { (.goalAdded(id, $0.id, $0.side), $0.scoredAt) }
  }

  fileprivate var retoldEnd: [(change: Change, madeAt: Instant)] {
    endedAt.map { [(.gatherEnded(id), $0)] } ?? []
  }

  private var retoldClock: [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = []
    if clock.setting != .default { changes.append((.clockSet(id, clock.setting), startedAt)) }
    switch clock.phase {
    case .stopped: break
    case .running(let end):
      let start = end.advanced(byMilliseconds: -clock.setting.milliseconds)
      changes.append((.clockStarted(id), start))
    case .paused(let remaining):
      let played = clock.setting.milliseconds - remaining
      changes.append((.clockStarted(id), startedAt))
      changes.append((.clockPaused(id), startedAt.advanced(byMilliseconds: played)))
    }
    return changes
  }
}
