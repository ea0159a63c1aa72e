extension Squad {
  /// The changes that add everything that `other` has and this squad lacks, each with its instant.
  ///
  /// Nothing in this squad is overwritten, and removed players and deleted gathers stay so. A
  /// gather that both squads have gets the goals and the end that it lacks here. Used to import a
  /// file, and to return to a server the data that it lost when it was restored from a backup.
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
  /// The changes that create this gather from nothing.
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
