public import Domain

extension Change {
  /// Changes of every kind.
  ///
  /// Each field has a value in one of them, and none in another if it may be unknown.
  public static var examples: [Change] {
    get throws { try Kind.allCases.flatMap { try $0.examples } }
  }
}

/// The first game of a gather, and a later one.
private let games: [Game.ID?] = [nil, .fixed(1)]

extension Change.Kind {
  /// Changes of this kind to `Squad.friday`; each has an effect after its `prerequisites`.
  public var examples: [Change] {
    get throws {
      switch self {
      case .playerAdded:
        try [
          .player(.stranger, .added(PlayerDetails(name: .long))),
          .player(.fixed(98), .added(.withLongTexts)),
        ]
      case .playerEdited: try PlayerEdit.examples.map { .player(.ben, .edited($0)) }
      case .playerRemoved: [.player(.ann, .set(.removed, true))]
      case .playerRestored: [.player(.ann, .set(.removed, false))]
      case .playerArchived: [.player(.ann, .set(.archived, true))]
      case .playerUnarchived: [.player(.ann, .set(.archived, false))]
      case .playerHidden: [.player(.ann, .set(.hidden, true))]
      case .playerShown: [.player(.ann, .set(.hidden, false))]
      case .seasonSet: try Season.Details.examples.map { .season(.fixed(1), .set($0)) }
      case .seasonRemoved: [.season(.fixed(1), .removed(true))]
      case .seasonRestored: [.season(.fixed(1), .removed(false))]
      case .tableLinkMade:
        try TableLink.Terms.examples.map { .tables(.linkMade(.toTable, $0)) }
      case .tableLinkTurnedOff: [.tables(.linkTurnedOff(.fixed(4)))]
      case .groupNamed:
        [.squad(.nameSet(try GroupName("월요 축구"))), .squad(.nameSet(nil))]
      case .tableNamesSet: NameForm.allCases.map { .squad(.tableNamesSet($0)) }
      case .levelSet: [.player(.ann, .levelSet(Level(tenths: 65))), .player(.ann, .levelSet(nil))]
      case .ruleAdded: try TeamRule.Kind.allCases.map { .squad(.ruleAdded(try .annAndBen($0))) }
      case .ruleRemoved: [.squad(.ruleRemoved(.fixed(1)))]
      case .gatherStarted:
        try [
          .gather(.sunday, .started([])),
          .gather(.sunday, .started([.ann(.teamA), .ben(.bench), .guest(.teamC)])),
        ]
      case .matchRecorded: try MatchRecord.examples.map { .gather(.sunday, .recorded($0)) }
      case .gatherDaySet: [.gather(.friday, .daySet(to: .kickOff(plusMinutes: -10_000)))]
      case .gatherEnded: [.gather(.friday, .ended)]
      case .gatherReopened: [.gather(.friday, .reopened)]
      case .gatherEndMoved: [.gather(.friday, .endMoved(to: .kickOff(plusMinutes: 4)))]
      case .gatherDeleted: [.gather(.friday, .set(.deleted, true))]
      case .gatherRestored: [.gather(.friday, .set(.deleted, false))]
      case .gatherExcluded: [.gather(.friday, .set(.excluded, true))]
      case .gatherIncluded: [.gather(.friday, .set(.excluded, false))]
      case .tablesExcluded: [.gather(.friday, .set(.leftOutOfTables, true))]
      case .tablesIncluded: [.gather(.friday, .set(.leftOutOfTables, false))]
      case .tableRulesSet:
        TableRules.examples.flatMap { rules in
          TableRules.Share.allCases.map { share in
            var rules = rules
            rules.share = share
            return .squad(.tableRulesSet(rules))
          }
        }
      case .participantAssigned:
        try [
          .gather(.friday, .participantAssigned(.ann(.teamB))),
          .gather(.friday, .participantAssigned(.guest(.bench))),
        ]
      case .participantLeft: [.gather(.friday, .participantLeft(.ann))]
      case .teamDetailsSet:
        try [
          .gather(.friday, .teamDetailsSet(.teamA, TeamDetails(name: .long, color: .orange))),
          .gather(.friday, .teamDetailsSet(.teamD, TeamDetails(name: .long))),
          .gather(.friday, .teamDetailsSet(.teamB, TeamDetails())),
        ]
      case .gameStarted: [.gather(.friday, .gameStarted(.fixed(1), .laterTeams))]
      case .gameTakenBack: [.gather(.friday, .gameTakenBack(.fixed(1)))]
      case .rotationSet:
        [
          .gather(.friday, .rotationSet(.everybodyPlays)),
          .gather(.friday, .rotationSet(.winnerStays(atMost: 3))),
        ]
      case .clockSet:
        games.map { .clock(.friday, $0, .set(ClockSetting(totalSeconds: 330) ?? .default)) }
      case .clockFormatSet:
        games.map {
          .clock(.friday, $0, .formatSet(ClockFormat(periods: 2, length: .default) ?? .default))
        }
      case .clockMoved: games.map { .clock(.friday, $0, .moved(seconds: -60)) }
      case .clockStarted: games.map { .clock(.friday, $0, .started) }
      case .clockPaused: games.map { .clock(.friday, $0, .paused) }
      case .clockCancelled: games.map { .clock(.friday, $0, .cancelled) }
      case .periodEnded: games.map { .clock(.friday, $0, .periodEnded(1)) }
      case .periodResumed: games.map { .clock(.friday, $0, .periodResumed(1)) }
      case .goalAdded:
        [
          .goal(.friday, .opener, .added(.teamA)),
          .goal(.friday, .opener, .added(.teamC, in: .fixed(1))),
        ]
      case .goalCredited:
        [
          .scored(by: .ann, assist: .ben), .scored(by: .ann, assist: nil), .unknown,
          .ownGoal(by: .ben), .ownGoal(by: nil),
        ].map { .goal(.friday, .opener, .credited($0)) }
      case .goalMoved: [.goal(.friday, .opener, .moved(to: .kickOff))]
      case .goalTakenBack: [.goal(.friday, .opener, .takenBack)]
      case .goalRecorded: [.goal(.friday, .opener, .recorded(by: .fixed(7)))]
      case .goalConfirmed: [.goal(.friday, .opener, .confirmed)]
      case .linkMade:
        [.sharing(.friday, .linkMade(.toFollow)), .sharing(.friday, .linkMade(.toScore))]
      case .linkTurnedOff: [.sharing(.friday, .linkTurnedOff(.fixed(1)))]
      case .followerNamesSet: NameForm.allCases.map { .sharing(.friday, .followerNamesSet($0)) }
      case .scorekeeperNamed:
        [.sharing(.friday, .scorekeeperNamed(Scorekeeper(id: .fixed(7), name: try .long)))]
      case .zoneSet, .planMade, .planMoved, .planEdited, .planCancelled, .planReinstated,
        .planBegun, .answered,
        .guestAdded, .guestRemoved, .guestKept, .placePassed, .placeGiven, .placeWithdrawn,
        .seriesMade, .seriesEdited, .seriesEnded:
        try planExamples
      case .replyLinkMade:
        try [.replies(.linkMade(.toReply())), .replies(.linkMade(.toReply(for: .ann)))]
      case .replyLinkTurnedOff: [.replies(.linkTurnedOff(.fixed(3)))]
      case .replyNamesSet:
        ReplyNames.allCases.map { .replies(.namesSet($0, areListed: $0 == .full)) }
      case .replyFromOwnPhoneSet: [.replies(.fromOwnPhoneSet(true))]
      case .browserBound: [.replies(.browserBound(.ann)), .replies(.browserBound(nil))]
      case .answersJoined:
        [
          .replies(.answersJoined(.stranger, to: .ann)),
          .replies(.answersJoined(.stranger, to: nil)),
        ]
      }
    }
  }
}

extension Pairing {
  /// Team B and Team C, who play the second game.
  static let laterTeams = Pairing(.teamB, .teamC) ?? .first
}

extension Participant {
  /// A guest with a long name, who is not in the squad.
  fileprivate static func guest(_ team: Team) throws -> Self {
    Self(id: .stranger, name: try .long, team: team)
  }
}

extension MatchRecord {
  /// A match of each result that can be entered.
  public static var examples: [Self] {
    get throws {
      let day = Instant.kickOff(plusMinutes: -20_000)
      let people = try [Participant.ann(.teamA), .ben(.teamB), .guest(.bench)]
      let score = Score(home: 3, away: 5) ?? Score()
      return [
        Self(day: day, participants: people, score: score),
        Self(day: day, participants: people, score: Score()),
        Self(day: day, participants: people, result: .teamAWon),
        Self(day: day, participants: people, result: .teamBWon),
        Self(day: day, participants: [], result: .drawn),
      ]
    }
  }
}
