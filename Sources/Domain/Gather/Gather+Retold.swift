extension Gather {
  /// The changes that create this gather from nothing, each with its instant.
  var retold: [(change: Change, madeAt: Instant)] {
    retoldStart + retoldStints + retoldTeams + retoldScorekeepers + retoldGames + retoldEnd
      + (daySetTo.map { [(.gather(id, .daySet(to: $0)), startedAt)] } ?? [])
      + (isExcluded ? [(.gather(id, .set(.excluded, true)), startedAt)] : [])
      + (isLeftOutOfTables ? [(.gather(id, .set(.leftOutOfTables, true)), startedAt)] : [])
      + retoldSharing(beyond: Sharing())
  }

  /// The changes that add a goal and tell who scored and recorded it.
  ///
  /// Without a recorder it is a goal of the device that tells it: a scorekeeper cannot pass for the
  /// squad's account.
  package func retold(
    _ goal: Goal, in game: Game.ID?
  ) -> [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = [
      (.goal(id, goal.id, .added(goal.side, in: game)), goal.scoredAt)
    ]
    if goal.credit != .unknown {
      changes.append((.goal(id, goal.id, .credited(goal.credit)), goal.scoredAt))
    }
    if let recorder = goal.recorder {
      changes.append((.goal(id, goal.id, .recorded(by: recorder)), goal.scoredAt))
    }
    if goal.isConfirmed { changes.append((.goal(id, goal.id, .confirmed), goal.scoredAt)) }
    return changes
  }

  /// The games one after the other, because only the clock of the last one goes on; those that were
  /// taken back come first, so that none stops another one's clock.
  private var retoldGames: [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = []
    if rotation != .default { changes.append((.gather(id, .rotationSet(rotation)), startedAt)) }
    var format = ClockFormat.default
    for game in laterGames where game.isTakenBack { changes += retold(game, clockAt: nil) }
    for game in games {
      changes += retold(game, clockAt: format)
      format = game.clock.format
    }
    return changes
  }

  /// A game whose clock is set to a format when it begins; `nil` when the format is not known.
  func retold(
    _ game: Game, clockAt format: ClockFormat?
  ) -> [(change: Change, madeAt: Instant)] {
    let start: [(change: Change, madeAt: Instant)] =
      game.id.map { [(.gather(id, .gameStarted($0, game.pairing)), game.startedAt)] } ?? []
    return start + retoldClock(of: game, at: format)
      + game.goals.flatMap { retold($0, in: game.id) } + retoldEnd(of: game)
  }

  private func retoldEnd(of game: Game) -> [(change: Change, madeAt: Instant)] {
    guard game.isTakenBack, let game = game.id else { return [] }
    return [(.gather(id, .gameTakenBack(game)), startedAt)]
  }

  var retoldEnd: [(change: Change, madeAt: Instant)] {
    isAsEntered ? [] : endedAt.map { [(.gather(id, .ended), $0)] } ?? []
  }

  /// Whether it was entered afterwards, and nothing but its goals and teams' names has changed since.
  private var isAsEntered: Bool {
    isEntered && endedAt == startedAt && firstGame.clock == MatchClock() && laterGames.isEmpty
      && appearances.allSatisfy { $0.stints.count == 1 && $0.stints[0].since == startedAt }
  }

  private var retoldStart: [(change: Change, madeAt: Instant)] {
    let first = appearances.prefix(startCount).flatMap { $0.places.prefix(1) }
    let participants = first.compactMap { $0.participant }
    guard let entered = firstGame.entered else {
      return [(.gather(id, .started(participants)), startedAt)]
    }
    // Its goals follow one by one, because some may have been added or taken back.
    let match = MatchRecord(day: startedAt, participants: participants, result: entered)
    let record: (change: Change, madeAt: Instant) = (.gather(id, .recorded(match)), startedAt)
    return isAsEntered ? [record] : [record, (.gather(id, .reopened), startedAt)]
  }

  private var retoldStints: [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = []
    for (index, appearance) in appearances.enumerated() {
      for place in appearance.places.dropFirst(index < startCount ? 1 : 0) {
        changes.append(retold(place, of: appearance.id))
      }
    }
    return changes
  }

  /// A team that a participant came into, or that they left.
  func retold(_ place: Appearance.Place, of player: Player.ID) -> (change: Change, madeAt: Instant)
  {
    let change: GatherChange =
      if let participant = place.participant {
        .participantAssigned(participant)
      } else {
        .participantLeft(player)
      }
    return (.gather(id, change), place.since)
  }

  /// The number of participants of the start.
  private var startCount: Int {
    appearances.firstIndex { $0.stints.first?.since != startedAt } ?? appearances.count
  }

  private var retoldScorekeepers: [(change: Change, madeAt: Instant)] {
    scorekeepers.map { (.sharing(id, .scorekeeperNamed($0)), startedAt) }
  }

  private var retoldTeams: [(change: Change, madeAt: Instant)] {
    Side.allCases.compactMap { side in
      guard self[side] != TeamDetails() else { return nil }
      return (.gather(id, .teamDetailsSet(side, self[side])), startedAt)
    }
  }
}

extension Appearance {
  /// A participant in the team of a stint; without one after leaving.
  typealias Place = (participant: Participant?, since: Instant)

  /// Where they were, one after the other.
  var places: [Place] {
    stints.map { stint in
      (stint.team.map { Participant(id: id, name: name, team: $0) }, stint.since)
    }
  }
}
