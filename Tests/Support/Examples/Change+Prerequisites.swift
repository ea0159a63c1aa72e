public import Domain

extension Squad {
  /// `Squad.friday` after the prerequisites of an example, one minute after the other.
  public static func ready(for example: Change) throws -> Squad {
    var squad = try Squad.friday
    for (index, change) in try example.prerequisites.enumerated() {
      try squad.apply(change, at: .kickOff(plusMinutes: Int64(index) + 1), on: .fixed(1))
    }
    return squad
  }

  /// Applies an example five minutes after kick-off.
  public mutating func apply(example: Change) throws {
    try apply(example, at: .kickOff(plusMinutes: 5), on: .fixed(1))
  }
}

extension Change {
  /// The changes to `Squad.friday` without which an example has no effect.
  fileprivate var prerequisites: [Change] {
    get throws {
      switch self {
      case .player(_, .added), .player(_, .edited), .player(_, .set(.removed, true)),
        .player(_, .set(.archived, true)),
        .squad(.ruleAdded), .squad(.zoneSet), .plan(.single, .made), .series(_, .made),
        .gather(_, .started), .gather(_, .recorded), .gather(_, .daySet),
        .gather(_, .participantAssigned), .gather(_, .participantLeft), .gather(_, .ended),
        .gather(_, .set(.deleted, true)), .gather(_, .set(.excluded, true)),
        .gather(_, .set(.leftOutOfTables, true)),
        .squad(.tableRulesSet), .player(_, .set(.hidden, true)), .season(_, .set),
        .tables(.linkMade),
        .gather(_, .gameStarted), .sharing(_, .linkMade), .sharing(_, .scorekeeperNamed):
        []
      case .player(let id, .set(.hidden, false)): [.player(id, .set(.hidden, true))]
      case .season(let id, .removed(true)): [.season(id, .set(try .spring))]
      case .season(let id, .removed(false)):
        [.season(id, .set(try .spring)), .season(id, .removed(true))]
      case .tables(.linkTurnedOff): [.tables(.linkMade(.toTable, .allTime))]
      case .squad(.nameSet(let name)):
        name == nil ? [.squad(.nameSet(try GroupName("Mondays")))] : []
      case .squad(.tableNamesSet(let form)):
        form == .full ? [] : [.squad(.tableNamesSet(.full))]
      case .player(let id, .set(.removed, false)): [.player(id, .set(.removed, true))]
      case .player(let id, .set(.archived, false)): [.player(id, .set(.archived, true))]
      case .player(let id, .levelSet(let level)):
        level == nil ? [.player(id, .levelSet(.average))] : []
      case .squad(.ruleRemoved): [.squad(.ruleAdded(try .annAndBen(.apart)))]
      case .gather(let id, .reopened), .gather(let id, .endMoved): [.gather(id, .ended)]
      case .gather(let id, .set(.deleted, false)): [.gather(id, .set(.deleted, true))]
      case .gather(let id, .set(.excluded, false)): [.gather(id, .set(.excluded, true))]
      case .gather(let id, .set(.leftOutOfTables, false)):
        [.gather(id, .set(.leftOutOfTables, true))]
      case .gather(let id, .teamDetailsSet(let side, _)):
        [.gather(id, .teamDetailsSet(side, TeamDetails(color: .red)))]
      case .gather(let id, .gameTakenBack(let game)): [.gather(id, .gameStarted(game, .laterTeams))]
      case .gather(let id, .rotationSet): [.gather(id, .rotationSet(.winnerStays(atMost: 4)))]
      case .sharing(let id, .followerNamesSet(let form)):
        form == .full ? [.sharing(id, .followerNamesSet(.firstNameAndInitial))] : []
      case .sharing(let id, .linkTurnedOff): [.sharing(id, .linkMade(.toFollow))]
      case .clock(let id, let game, .set), .clock(let id, let game, .formatSet),
        .clock(let id, let game, .started), .goal(let id, _, .added(_, let game)):
        id.start(of: game)
      case .clock(let id, let game, .moved), .clock(let id, let game, .paused),
        .clock(let id, let game, .cancelled), .clock(let id, let game, .periodEnded):
        id.start(of: game) + [.clock(id, game, .started)]
      case .clock(let id, let game, .periodResumed(let number)):
        id.start(of: game) + [.clock(id, game, .started), .clock(id, game, .periodEnded(number))]
      case .goal(let id, let goal, .credited):
        [
          .goal(id, goal, .added(.teamA)),
          .goal(id, goal, .credited(.scored(by: .ben, assist: nil))),
        ]
      case .goal(let id, let goal, .moved), .goal(let id, let goal, .takenBack),
        .goal(let id, let goal, .confirmed):
        [.goal(id, goal, .added(.teamA))]
      case .goal(let id, let goal, .recorded):
        [.sharing(id, .scorekeeperNamed(try .min)), .goal(id, goal, .added(.teamA))]
      case .plan(.single(let id), .reinstated):
        [try .planned(id), .plan(.single(id), .cancelled(nil))]
      case .plan(.single(let id), _): [try .planned(id)]
      case .plan(.series(let id, _), _), .series(let id, _): [try .everyThursday(id)]
      case .replies(.linkTurnedOff): [.replies(.linkMade(try .toReply()))]
      case .replies(.namesSet(let form, _)):
        form == .full ? [] : [.replies(.namesSet(.full, areListed: true))]
      case .replies(.answersJoined(let person, nil)):
        [.replies(.answersJoined(person, to: .ann))]
      case .replies: []
      }
    }
  }
}

extension Gather.ID {
  /// The change that starts a game; the first one begins with its gather.
  fileprivate func start(of game: Game.ID?) -> [Change] {
    game.map { [.gather(self, .gameStarted($0, .laterTeams))] } ?? []
  }
}
