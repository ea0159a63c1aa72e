extension Squad {
  /// The changes that add everything that `other` has and this squad lacks, each with its instant.
  ///
  /// Nothing in this squad is overwritten; removed players and deleted gathers stay so, and players
  /// who are archived here, too. A
  /// gather that both squads have gets the games, the goals, the end and the links that it lacks here, is left
  /// out of levels or tables if it was, and a link that was turned off there is turned off. Used to import a
  /// file, and to return to a server the data that it lost when it was restored from a backup.
  public func additions(from other: Squad) -> [(change: Change, madeAt: Instant)] {
    var additions: [(change: Change, madeAt: Instant)] = []
    for player in other.allPlayers where !player.isRemoved {
      guard let known = playerTable[player.id] else {
        additions += player.retold
        continue
      }
      if player.isHidden, !known.isHidden {
        additions.append((.player(player.id, .set(.hidden, true)), .earliest))
      }
      if let level = player.ownLevel, case nil = known.ownLevel {
        additions.append((.player(player.id, .levelSet(level)), .earliest))
      }
    }
    for rule in other.rules where !rules.contains(where: { $0.id == rule.id }) {
      additions.append((.squad(.ruleAdded(rule)), .earliest))
    }
    if tableRules == TableRules(), other.tableRules != tableRules {
      additions.append((.squad(.tableRulesSet(other.tableRules)), .earliest))
    }
    for gather in other.gathers {
      guard let known = gatherTable[gather.id] else {
        additions += gather.retold
        continue
      }
      guard !known.isDeleted else { continue }
      for scorekeeper in gather.scorekeepers where !known.hasScorekeeper(on: scorekeeper.id) {
        additions.append((.sharing(gather.id, .scorekeeperNamed(scorekeeper)), gather.startedAt))
      }
      for game in gather.games { additions += gather.additions(of: game, to: known) }
      if known.endedAt == nil { additions += gather.retoldEnd }
      if let day = gather.daySetTo, known.daySetTo == nil {
        additions.append((.gather(gather.id, .daySet(to: day)), gather.startedAt))
      }
      if gather.isExcluded, !known.isExcluded {
        additions.append((.gather(gather.id, .set(.excluded, true)), gather.startedAt))
      }
      if gather.isLeftOutOfTables, !known.isLeftOutOfTables {
        additions.append((.gather(gather.id, .set(.leftOutOfTables, true)), gather.startedAt))
      }
      additions += gather.retoldSharing(beyond: known.sharing)
    }
    additions += tableAdditions(from: other)
    return additions + plans.additions(from: other.plans)
  }
}

extension Gather {
  /// A game that another state of the gather does not have, or the goals that are missing there.
  fileprivate func additions(
    of game: Game, to known: Gather
  ) -> [(change: Change, madeAt: Instant)] {
    guard let knownGame = known.anyGame(game.id) else {
      return retold(game, clockAt: nil)
    }
    return game.goals.filter { goal in !knownGame.goals.contains { $0.id == goal.id } }
      .flatMap { retold($0, in: game.id) }
  }
}

extension Player {
  /// The changes that add the player to a squad.
  var retold: [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = [(.player(id, .added(details)), .earliest)]
    if let ownLevel { changes.append((.player(id, .levelSet(ownLevel)), .earliest)) }
    if isArchived { changes.append((.player(id, .set(.archived, true)), .earliest)) }
    if isHidden { changes.append((.player(id, .set(.hidden, true)), .earliest)) }
    return changes
  }
}
