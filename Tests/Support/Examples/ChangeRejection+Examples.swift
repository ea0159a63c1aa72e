public import Domain

extension ChangeRejection {
  /// The reasons for refusing a change, by the names that the log has for them.
  ///
  /// A new reason does not compile before it stands here and has an `example`.
  public enum Kind: String, CaseIterable, Sendable {
    case playerExists, playerUnknown, playerRemoved, tooManyPlayers, tooManyRules
    case gatherExists, gatherUnknown, gatherDeleted, tooManyGathers
    case participantRepeated, tooManyParticipants, scoreLimitReached
    case gameUnknown, teamNotPlaying, tooManyGames, tooManyLinks, tooManyScorekeepers, editedLater
    case planExists, planUnknown, tooManyPlans, tooManyAnswers, tooManyReplyLinks
    case tooManySeasons, seasonUnknown, tooManyTableLinks, samePlayers
    case notPermitted

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

  /// A rejection of every kind.
  public static let examples = Kind.allCases.map { $0.example }

  /// The kind of the rejection.
  public var kind: Kind {
    switch self {
    case .playerExists: .playerExists
    case .playerUnknown: .playerUnknown
    case .playerRemoved: .playerRemoved
    case .tooManyPlayers: .tooManyPlayers
    case .tooManyRules: .tooManyRules
    case .gatherExists: .gatherExists
    case .gatherUnknown: .gatherUnknown
    case .gatherDeleted: .gatherDeleted
    case .tooManyGathers: .tooManyGathers
    case .participantRepeated: .participantRepeated
    case .tooManyParticipants: .tooManyParticipants
    case .scoreLimitReached: .scoreLimitReached
    case .gameUnknown: .gameUnknown
    case .teamNotPlaying: .teamNotPlaying
    case .tooManyGames: .tooManyGames
    case .tooManyLinks: .tooManyLinks
    case .tooManyScorekeepers: .tooManyScorekeepers
    case .planExists: .planExists
    case .planUnknown: .planUnknown
    case .tooManyPlans: .tooManyPlans
    case .tooManyAnswers: .tooManyAnswers
    case .tooManyReplyLinks: .tooManyReplyLinks
    case .tooManySeasons: .tooManySeasons
    case .seasonUnknown: .seasonUnknown
    case .tooManyTableLinks: .tooManyTableLinks
    case .samePlayers: .samePlayers
    case .editedLater: .editedLater
    case .notPermitted: .notPermitted
    }
  }
}
