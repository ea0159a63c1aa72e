public import Domain

/// The values of a rejection's `reason` member.
private enum RejectionReason: String, WireChoice {
  case playerExists, playerUnknown, playerRemoved, tooManyPlayers
  case gatherExists, gatherUnknown, gatherDeleted, tooManyGathers
  case participantRepeated, tooManyParticipants, scoreLimitReached, tooManyLinks
  case tooManyScorekeepers, tooManyRules, tooManyGames, gameUnknown, teamNotPlaying, editedLater
  case planExists, planUnknown, tooManyPlans, tooManyAnswers, tooManyReplyLinks
  case tooManySeasons, seasonUnknown, tooManyTableLinks, samePlayers
  case notPermitted
}

extension ChangeRejection {
  /// Reads a rejection that was written with `JSONWriter.rejection(_:)`.
  /// - Throws: `WireError` when a field is missing or has another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    try self.init(Fields(bytes, of: "rejection"))
  }

  package init(_ fields: Fields) throws(WireError) {
    let reason: RejectionReason = try fields.choice("reason")
    switch reason {
    case .playerExists: self = .playerExists(try fields.id("player"))
    case .playerUnknown: self = .playerUnknown(try fields.id("player"))
    case .playerRemoved: self = .playerRemoved(try fields.id("player"))
    case .tooManyPlayers: self = .tooManyPlayers
    case .gatherExists: self = .gatherExists(try fields.id("gather"))
    case .gatherUnknown: self = .gatherUnknown(try fields.id("gather"))
    case .gatherDeleted: self = .gatherDeleted(try fields.id("gather"))
    case .tooManyGathers: self = .tooManyGathers
    case .participantRepeated:
      self = .participantRepeated(try fields.id("gather"), try fields.id("player"))
    case .tooManyParticipants: self = .tooManyParticipants(try fields.id("gather"))
    case .scoreLimitReached:
      self = .scoreLimitReached(try fields.id("gather"), try fields.choice("team"))
    case .tooManyLinks: self = .tooManyLinks(try fields.id("gather"))
    case .tooManyScorekeepers: self = .tooManyScorekeepers(try fields.id("gather"))
    case .tooManyRules: self = .tooManyRules
    case .tooManyGames: self = .tooManyGames(try fields.id("gather"))
    case .gameUnknown: self = .gameUnknown(try fields.id("gather"))
    case .teamNotPlaying:
      self = .teamNotPlaying(try fields.id("gather"), try fields.choice("team"))
    case .planExists: self = .planExists(try fields.id("plan"))
    case .planUnknown: self = .planUnknown(try fields.id("plan"))
    case .tooManyPlans: self = .tooManyPlans
    case .tooManyAnswers: self = .tooManyAnswers(try fields.id("plan"))
    case .tooManyReplyLinks: self = .tooManyReplyLinks
    case .editedLater: self = .editedLater
    case .tooManySeasons: self = .tooManySeasons
    case .seasonUnknown: self = .seasonUnknown(try fields.id("season"))
    case .tooManyTableLinks: self = .tooManyTableLinks
    case .samePlayers: self = .samePlayers(try fields.id("gather"))
    case .notPermitted: self = .notPermitted
    }
  }
}

extension JSONWriter {
  /// Writes the reason why a change was refused, with the ids that it is about.
  public mutating func rejection(_ rejection: ChangeRejection) {
    object { $0.members(rejection) }
  }

  private mutating func members(_ rejection: ChangeRejection) {
    switch rejection {
    case .playerExists(let id): subject(.playerExists, player: id)
    case .playerUnknown(let id): subject(.playerUnknown, player: id)
    case .playerRemoved(let id): subject(.playerRemoved, player: id)
    case .tooManyPlayers: subject(.tooManyPlayers)
    case .gatherExists(let id): subject(.gatherExists, gather: id)
    case .gatherUnknown(let id): subject(.gatherUnknown, gather: id)
    case .gatherDeleted(let id): subject(.gatherDeleted, gather: id)
    case .tooManyGathers: subject(.tooManyGathers)
    case .participantRepeated(let gather, let player):
      subject(.participantRepeated, gather: gather, player: player)
    case .tooManyParticipants(let id): subject(.tooManyParticipants, gather: id)
    case .scoreLimitReached(let id, let side):
      subject(.scoreLimitReached, gather: id)
      string("team", side.rawValue)
    case .tooManyLinks(let id): subject(.tooManyLinks, gather: id)
    case .tooManyScorekeepers(let id): subject(.tooManyScorekeepers, gather: id)
    case .tooManyRules: subject(.tooManyRules)
    case .tooManyGames(let id): subject(.tooManyGames, gather: id)
    case .gameUnknown(let id): subject(.gameUnknown, gather: id)
    case .teamNotPlaying(let id, let side):
      subject(.teamNotPlaying, gather: id)
      string("team", side.rawValue)
    case .planExists(let id): subject(.planExists, plan: id)
    case .planUnknown(let id): subject(.planUnknown, plan: id)
    case .tooManyPlans: subject(.tooManyPlans)
    case .tooManyAnswers(let id): subject(.tooManyAnswers, plan: id)
    case .tooManyReplyLinks: subject(.tooManyReplyLinks)
    case .editedLater: subject(.editedLater)
    case .tooManySeasons: subject(.tooManySeasons)
    case .seasonUnknown(let id): subject(.seasonUnknown, season: id)
    case .tooManyTableLinks: subject(.tooManyTableLinks)
    case .samePlayers(let gather): subject(.samePlayers, gather: gather)
    case .notPermitted: subject(.notPermitted)
    }
  }

  private mutating func subject(
    _ reason: RejectionReason, gather: Gather.ID? = nil, player: Player.ID? = nil,
    plan: Plan.ID? = nil, season: Season.ID? = nil
  ) {
    string("reason", reason.rawValue)
    id("gather", ifPresent: gather)
    id("player", ifPresent: player)
    id("plan", ifPresent: plan)
    id("season", ifPresent: season)
  }
}
