public import Domain

extension ChangeRejection.Kind {
  /// A rejection of this kind.
  public var example: ChangeRejection {
    switch self {
    case .playerExists: .playerExists(.fixed(1))
    case .playerUnknown: .playerUnknown(.fixed(1))
    case .playerRemoved: .playerRemoved(.fixed(1))
    case .tooManyPlayers: .tooManyPlayers
    case .tooManyRules: .tooManyRules
    case .gatherExists: .gatherExists(.fixed(2))
    case .gatherUnknown: .gatherUnknown(.fixed(2))
    case .gatherDeleted: .gatherDeleted(.fixed(2))
    case .tooManyGathers: .tooManyGathers
    case .participantRepeated: .participantRepeated(.fixed(2), .fixed(1))
    case .tooManyParticipants: .tooManyParticipants(.fixed(2))
    case .scoreLimitReached: .scoreLimitReached(.fixed(2), .teamB)
    case .gameUnknown: .gameUnknown(.fixed(2))
    case .teamNotPlaying: .teamNotPlaying(.fixed(2), .teamC)
    case .tooManyGames: .tooManyGames(.fixed(2))
    case .tooManyLinks: .tooManyLinks(.fixed(2))
    case .tooManyScorekeepers: .tooManyScorekeepers(.fixed(2))
    case .planExists: .planExists(.fixed(3))
    case .planUnknown: .planUnknown(.fixed(3))
    case .tooManyPlans: .tooManyPlans
    case .tooManyAnswers: .tooManyAnswers(.fixed(3))
    case .tooManyReplyLinks: .tooManyReplyLinks
    case .tooManySeasons: .tooManySeasons
    case .seasonUnknown: .seasonUnknown(.fixed(1))
    case .tooManyTableLinks: .tooManyTableLinks
    case .samePlayers: .samePlayers(.fixed(2))
    case .editedLater: .editedLater
    case .notPermitted: .notPermitted
    }
  }
}

extension ChangeRejection {
  /// A rejection of every kind.
  public static let examples = Kind.allCases.map { $0.example }
}
