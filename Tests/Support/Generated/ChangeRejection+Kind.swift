// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
public import Domain

extension ChangeRejection {
  /// The reasons for refusing a change, by the names that the log has for them.
  ///
  /// A new reason does not compile before it has an `example`.
  public enum Kind: String, CaseIterable, Sendable {
    case playerExists, playerUnknown, playerRemoved, tooManyPlayers, tooManyRules, tooManyGathers,
      tooManyPlans, tooManyReplyLinks, tooManySeasons, tooManyTableLinks, editedLater, notPermitted,
      gatherExists, gatherUnknown, gatherDeleted, tooManyParticipants, gameUnknown, tooManyGames,
      tooManyLinks, tooManyScorekeepers, samePlayers, participantRepeated, scoreLimitReached,
      teamNotPlaying, planExists, planUnknown, tooManyAnswers, seasonUnknown
  }

  /// The kind of the rejection.
  public var kind: Kind {
    switch self {
    case .playerExists: .playerExists
    case .playerUnknown: .playerUnknown
    case .playerRemoved: .playerRemoved
    case .tooManyPlayers: .tooManyPlayers
    case .tooManyRules: .tooManyRules
    case .tooManyGathers: .tooManyGathers
    case .tooManyPlans: .tooManyPlans
    case .tooManyReplyLinks: .tooManyReplyLinks
    case .tooManySeasons: .tooManySeasons
    case .tooManyTableLinks: .tooManyTableLinks
    case .editedLater: .editedLater
    case .notPermitted: .notPermitted
    case .gatherExists: .gatherExists
    case .gatherUnknown: .gatherUnknown
    case .gatherDeleted: .gatherDeleted
    case .tooManyParticipants: .tooManyParticipants
    case .gameUnknown: .gameUnknown
    case .tooManyGames: .tooManyGames
    case .tooManyLinks: .tooManyLinks
    case .tooManyScorekeepers: .tooManyScorekeepers
    case .samePlayers: .samePlayers
    case .participantRepeated: .participantRepeated
    case .scoreLimitReached: .scoreLimitReached
    case .teamNotPlaying: .teamNotPlaying
    case .planExists: .planExists
    case .planUnknown: .planUnknown
    case .tooManyAnswers: .tooManyAnswers
    case .seasonUnknown: .seasonUnknown
    }
  }
}
