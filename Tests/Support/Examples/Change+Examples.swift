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
          .playerAdded(.stranger, PlayerDetails(name: .long)),
          .playerAdded(.fixed(98), .withLongTexts),
        ]
      case .playerEdited: try PlayerEdit.examples.map { .playerEdited(.ben, $0) }
      case .playerRemoved: [.playerRemoved(.ann)]
      case .playerRestored: [.playerRestored(.ann)]
      case .playerArchived: [.playerArchived(.ann)]
      case .playerUnarchived: [.playerUnarchived(.ann)]
      case .levelSet: [.levelSet(.ann, Level(tenths: 65)), .levelSet(.ann, nil)]
      case .ruleAdded: try TeamRule.Kind.allCases.map { .ruleAdded(try .annAndBen($0)) }
      case .ruleRemoved: [.ruleRemoved(.fixed(1))]
      case .gatherStarted:
        try [
          .gatherStarted(.sunday, []),
          .gatherStarted(.sunday, [.ann(.teamA), .ben(.bench), .guest(.teamC)]),
        ]
      case .gatherEnded: [.gatherEnded(.friday)]
      case .gatherReopened: [.gatherReopened(.friday)]
      case .gatherEndMoved: [.gatherEndMoved(.friday, to: .kickOff(plusMinutes: 4))]
      case .gatherDeleted: [.gatherDeleted(.friday)]
      case .gatherRestored: [.gatherRestored(.friday)]
      case .gatherExcluded: [.gatherExcluded(.friday)]
      case .gatherIncluded: [.gatherIncluded(.friday)]
      case .participantAssigned:
        try [
          .participantAssigned(.friday, .ann(.teamB)),
          .participantAssigned(.friday, .guest(.bench)),
        ]
      case .participantLeft: [.participantLeft(.friday, .ann)]
      case .teamDetailsSet:
        try [
          .teamDetailsSet(.friday, .teamA, TeamDetails(name: .long, color: .orange)),
          .teamDetailsSet(.friday, .teamD, TeamDetails(name: .long)),
          .teamDetailsSet(.friday, .teamB, TeamDetails()),
        ]
      case .gameStarted: [.gameStarted(.friday, .fixed(1), .laterTeams)]
      case .gameTakenBack: [.gameTakenBack(.friday, .fixed(1))]
      case .rotationSet:
        [.rotationSet(.friday, .everybodyPlays), .rotationSet(.friday, .winnerStays(atMost: 3))]
      case .clockSet:
        games.map { .clockSet(.friday, ClockSetting(totalSeconds: 330) ?? .default, in: $0) }
      case .clockFormatSet:
        games.map {
          .clockFormatSet(.friday, ClockFormat(periods: 2, length: .default) ?? .default, in: $0)
        }
      case .clockMoved: games.map { .clockMoved(.friday, seconds: -60, in: $0) }
      case .clockStarted: games.map { .clockStarted(.friday, in: $0) }
      case .clockPaused: games.map { .clockPaused(.friday, in: $0) }
      case .clockCancelled: games.map { .clockCancelled(.friday, in: $0) }
      case .periodEnded: games.map { .periodEnded(.friday, 1, in: $0) }
      case .periodResumed: games.map { .periodResumed(.friday, 1, in: $0) }
      case .goalAdded:
        [
          .goalAdded(.friday, .opener, .teamA),
          .goalAdded(.friday, .opener, .teamC, in: .fixed(1)),
        ]
      case .goalCredited:
        [
          .scored(by: .ann, assist: .ben), .scored(by: .ann, assist: nil), .unknown,
          .ownGoal(by: .ben), .ownGoal(by: nil),
        ].map { .goalCredited(.friday, .opener, $0) }
      case .goalMoved: [.goalMoved(.friday, .opener, to: .kickOff)]
      case .goalTakenBack: [.goalTakenBack(.friday, .opener)]
      case .goalRecorded: [.goalRecorded(.friday, .opener, by: .fixed(7))]
      case .goalConfirmed: [.goalConfirmed(.friday, .opener)]
      case .linkMade: [.linkMade(.friday, .toFollow), .linkMade(.friday, .toScore)]
      case .linkTurnedOff: [.linkTurnedOff(.friday, .fixed(1))]
      case .followerNamesSet: NameForm.allCases.map { .followerNamesSet(.friday, $0) }
      case .scorekeeperNamed:
        [.scorekeeperNamed(.friday, Scorekeeper(id: .fixed(7), name: try .long))]
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
