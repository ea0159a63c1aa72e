extension Squad {
  /// The changes that add everything that `other` has and this squad lacks, each with its instant.
  ///
  /// Nothing in this squad is overwritten; removed players and deleted gathers stay so, and players
  /// who are archived here, too. A
  /// gather that both squads have gets the goals, the end and the links that it lacks here, and a
  /// link that was turned off there is turned off. Used to import a
  /// file, and to return to a server the data that it lost when it was restored from a backup.
  public func additions(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var additions: [(change: Change, madeAt: Instant)] = []
    for player in other.allPlayers
    where !player.isRemoved && !playerTable.contains(player.id) {
      additions.append((.playerAdded(player.id, player.details), .earliest))
      if let level = player.ownLevel {
        additions.append((.levelSet(player.id, level), .earliest))
      }
      if player.isArchived { additions.append((.playerArchived(player.id), .earliest)) }
    }
    for rule in other.rules where !rules.contains(where: { $0.id == rule.id }) {
      additions.append((.ruleAdded(rule), .earliest))
    }
    for gather in other.gathers {
      guard let known = gatherTable[gather.id] else {
        additions += gather.retold
        continue
      }
      guard !known.isDeleted else { continue }
      for scorekeeper in gather.scorekeepers where !known.hasScorekeeper(on: scorekeeper.id) {
        additions.append((.scorekeeperNamed(gather.id, scorekeeper), gather.startedAt))
      }
      for goal in gather.goals where !known.goals.contains(where: { $0.id == goal.id }) {
        additions += gather.retold(goal)
      }
      if known.endedAt == nil { additions += gather.retoldEnd }
      additions += gather.retoldSharing(beyond: known.sharing)
    }
    return additions
  }
}
