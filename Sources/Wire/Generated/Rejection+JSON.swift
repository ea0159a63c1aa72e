// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
package import Domain

/// The values of the member `reason`.
private enum RejectionReason: String, WireChoice {
  case playerExists, playerUnknown, playerRemoved, tooManyPlayers, tooManyRules, tooManyGathers,
    tooManyPlans, tooManyReplyLinks, tooManySeasons, tooManyTableLinks, editedLater, notPermitted,
    gatherExists, gatherUnknown, gatherDeleted, tooManyParticipants, gameUnknown, tooManyGames,
    tooManyLinks, tooManyScorekeepers, samePlayers, participantRepeated, scoreLimitReached,
    teamNotPlaying, planExists, planUnknown, tooManyAnswers, seasonUnknown
}

extension ChangeRejection {
  package init(_ fields: Fields) throws(WireError) {
    let name: RejectionReason = try fields.choice("reason")
    switch name {
    case .playerExists: self = .playerExists(try fields.id("player"))
    case .playerUnknown: self = .playerUnknown(try fields.id("player"))
    case .playerRemoved: self = .playerRemoved(try fields.id("player"))
    case .tooManyPlayers: self = .tooManyPlayers
    case .tooManyRules: self = .tooManyRules
    case .tooManyGathers: self = .tooManyGathers
    case .tooManyPlans: self = .tooManyPlans
    case .tooManyReplyLinks: self = .tooManyReplyLinks
    case .tooManySeasons: self = .tooManySeasons
    case .tooManyTableLinks: self = .tooManyTableLinks
    case .editedLater: self = .editedLater
    case .notPermitted: self = .notPermitted
    case .gatherExists: self = .gatherExists(try fields.id("gather"))
    case .gatherUnknown: self = .gatherUnknown(try fields.id("gather"))
    case .gatherDeleted: self = .gatherDeleted(try fields.id("gather"))
    case .tooManyParticipants: self = .tooManyParticipants(try fields.id("gather"))
    case .gameUnknown: self = .gameUnknown(try fields.id("gather"))
    case .tooManyGames: self = .tooManyGames(try fields.id("gather"))
    case .tooManyLinks: self = .tooManyLinks(try fields.id("gather"))
    case .tooManyScorekeepers: self = .tooManyScorekeepers(try fields.id("gather"))
    case .samePlayers: self = .samePlayers(try fields.id("gather"))
    case .participantRepeated:
      self = .participantRepeated(try fields.id("gather"), try fields.id("player"))
    case .scoreLimitReached:
      self = .scoreLimitReached(try fields.id("gather"), try fields.choice("team"))
    case .teamNotPlaying: self = .teamNotPlaying(try fields.id("gather"), try fields.choice("team"))
    case .planExists: self = .planExists(try fields.id("plan"))
    case .planUnknown: self = .planUnknown(try fields.id("plan"))
    case .tooManyAnswers: self = .tooManyAnswers(try fields.id("plan"))
    case .seasonUnknown: self = .seasonUnknown(try fields.id("season"))
    }
  }

  fileprivate var name: String {
    switch self {
    case .playerExists: RejectionReason.playerExists.rawValue
    case .playerUnknown: RejectionReason.playerUnknown.rawValue
    case .playerRemoved: RejectionReason.playerRemoved.rawValue
    case .tooManyPlayers: RejectionReason.tooManyPlayers.rawValue
    case .tooManyRules: RejectionReason.tooManyRules.rawValue
    case .tooManyGathers: RejectionReason.tooManyGathers.rawValue
    case .tooManyPlans: RejectionReason.tooManyPlans.rawValue
    case .tooManyReplyLinks: RejectionReason.tooManyReplyLinks.rawValue
    case .tooManySeasons: RejectionReason.tooManySeasons.rawValue
    case .tooManyTableLinks: RejectionReason.tooManyTableLinks.rawValue
    case .editedLater: RejectionReason.editedLater.rawValue
    case .notPermitted: RejectionReason.notPermitted.rawValue
    case .gatherExists: RejectionReason.gatherExists.rawValue
    case .gatherUnknown: RejectionReason.gatherUnknown.rawValue
    case .gatherDeleted: RejectionReason.gatherDeleted.rawValue
    case .tooManyParticipants: RejectionReason.tooManyParticipants.rawValue
    case .gameUnknown: RejectionReason.gameUnknown.rawValue
    case .tooManyGames: RejectionReason.tooManyGames.rawValue
    case .tooManyLinks: RejectionReason.tooManyLinks.rawValue
    case .tooManyScorekeepers: RejectionReason.tooManyScorekeepers.rawValue
    case .samePlayers: RejectionReason.samePlayers.rawValue
    case .participantRepeated: RejectionReason.participantRepeated.rawValue
    case .scoreLimitReached: RejectionReason.scoreLimitReached.rawValue
    case .teamNotPlaying: RejectionReason.teamNotPlaying.rawValue
    case .planExists: RejectionReason.planExists.rawValue
    case .planUnknown: RejectionReason.planUnknown.rawValue
    case .tooManyAnswers: RejectionReason.tooManyAnswers.rawValue
    case .seasonUnknown: RejectionReason.seasonUnknown.rawValue
    }
  }
}

extension JSONWriter {
  mutating func members(_ value: ChangeRejection) {
    string("reason", value.name)
    switch value {
    case .playerExists(let player), .playerUnknown(let player), .playerRemoved(let player):
      id("player", player)
    case .tooManyPlayers, .tooManyRules, .tooManyGathers, .tooManyPlans, .tooManyReplyLinks,
      .tooManySeasons, .tooManyTableLinks, .editedLater, .notPermitted:
      break
    case .gatherExists(let gather), .gatherUnknown(let gather), .gatherDeleted(let gather),
      .tooManyParticipants(let gather), .gameUnknown(let gather), .tooManyGames(let gather),
      .tooManyLinks(let gather), .tooManyScorekeepers(let gather), .samePlayers(let gather):
      id("gather", gather)
    case .participantRepeated(let gather, let player):
      id("gather", gather)
      id("player", player)
    case .scoreLimitReached(let gather, let team), .teamNotPlaying(let gather, let team):
      id("gather", gather)
      string("team", team.rawValue)
    case .planExists(let plan), .planUnknown(let plan), .tooManyAnswers(let plan): id("plan", plan)
    case .seasonUnknown(let season): id("season", season)
    }
  }
}
