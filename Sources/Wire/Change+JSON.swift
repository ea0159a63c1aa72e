public import Domain

/// The values of a change's `kind` member.
///
/// NB: Those of which a squad has most come first, because each is looked for in this order.
enum ChangeKind: String, WireChoice {
  case goalAdded, goalCredited, goalMoved, goalTakenBack, goalRecorded, goalConfirmed
  case playerAdded, playerEdited, playerRemoved, playerRestored, playerArchived, playerUnarchived
  case levelSet, ruleAdded, ruleRemoved
  case gatherStarted, gatherEnded, gatherReopened, gatherEndMoved, gatherDeleted, gatherRestored
  case gatherExcluded, gatherIncluded
  case participantAssigned, participantLeft, teamDetailsSet
  case gameStarted, gameTakenBack, rotationSet
  case clockSet, clockFormatSet, clockMoved, clockStarted, clockPaused, periodEnded, periodResumed
  case clockCancelled
  case linkMade, linkTurnedOff, followerNamesSet, scorekeeperNamed
}

extension ChangeKind {
  /// The name of the id of what is changed.
  fileprivate var subject: StaticString {
    switch self {
    case .playerAdded, .playerEdited, .playerRemoved, .playerRestored, .playerArchived,
      .playerUnarchived, .levelSet:
      "player"
    case .ruleAdded, .ruleRemoved: "rule"
    case .goalAdded, .goalCredited, .goalMoved, .goalTakenBack, .goalRecorded, .goalConfirmed,
      .gatherStarted, .gatherEnded, .gatherReopened, .gatherEndMoved, .gatherDeleted,
      .gatherRestored,
      .gatherExcluded, .gatherIncluded, .participantAssigned, .participantLeft, .teamDetailsSet,
      .gameStarted, .gameTakenBack, .rotationSet, .clockSet, .clockFormatSet, .clockMoved,
      .clockStarted, .clockPaused, .periodEnded, .periodResumed, .clockCancelled, .linkMade,
      .linkTurnedOff, .followerNamesSet, .scorekeeperNamed:
      "gather"
    }
  }
}

/// The values of a player edit's `field` member.
enum PlayerField: String, WireChoice {
  case name, age, skill, preferredPosition, favouriteTeam
}

extension StampedChange {
  /// Reads a change that was written with `JSONWriter.change(_:)`.
  /// - Throws: `WireError` when a field is missing, has another type or breaks a domain rule.
  public init(json bytes: [UInt8], _ provenance: Provenance = .submitted) throws(WireError) {
    try self.init(Fields(bytes, of: "changes", provenance))
  }

  package init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"),
      device: try fields.id("device"),
      madeAt: try fields.instant("madeAt"),
      change: try Change(fields))
  }
}

extension Change {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let kind: ChangeKind = try fields.choice("kind")
    let subject = try fields.rawID(kind.subject)
    let (player, rule, gather) = (Player.ID(subject), TeamRule.ID(subject), Gather.ID(subject))
    switch kind {
    case .playerAdded: self = .playerAdded(player, try PlayerDetails(fields))
    case .playerEdited: self = .playerEdited(player, try PlayerEdit(fields))
    case .playerRemoved: self = .playerRemoved(player)
    case .playerRestored: self = .playerRestored(player)
    case .playerArchived: self = .playerArchived(player)
    case .playerUnarchived: self = .playerUnarchived(player)
    case .levelSet: self = .levelSet(player, try fields.levelIfPresent("level"))
    case .ruleAdded: self = .ruleAdded(try TeamRule(fields, id: "rule"))
    case .ruleRemoved: self = .ruleRemoved(rule)
    case .gatherStarted: self = .gatherStarted(gather, try fields.participants())
    case .participantAssigned: self = .participantAssigned(gather, try Participant(fields))
    case .participantLeft: self = .participantLeft(gather, try fields.id("player"))
    case .teamDetailsSet:
      self = .teamDetailsSet(gather, try fields.choice("team"), try TeamDetails(fields))
    case .gatherEnded: self = .gatherEnded(gather)
    case .gatherReopened: self = .gatherReopened(gather)
    case .gatherEndMoved: self = .gatherEndMoved(gather, to: try fields.instant("endedAt"))
    case .gatherDeleted: self = .gatherDeleted(gather)
    case .gatherRestored: self = .gatherRestored(gather)
    case .gatherExcluded: self = .gatherExcluded(gather)
    case .gatherIncluded: self = .gatherIncluded(gather)
    case .gameStarted: self = .gameStarted(gather, try fields.id("game"), try Pairing(fields))
    case .gameTakenBack: self = .gameTakenBack(gather, try fields.id("game"))
    case .rotationSet: self = .rotationSet(gather, try Rotation(fields))
    case .clockSet: self = .clockSet(gather, try fields.clockSetting(), in: try fields.game())
    case .clockFormatSet:
      self = .clockFormatSet(gather, try ClockFormat(fields), in: try fields.game())
    case .clockMoved:
      self = .clockMoved(gather, seconds: try fields.number("seconds"), in: try fields.game())
    case .periodResumed:
      self = .periodResumed(gather, try fields.number("period"), in: try fields.game())
    case .periodEnded:
      self = .periodEnded(gather, try fields.number("period"), in: try fields.game())
    case .clockStarted: self = .clockStarted(gather, in: try fields.game())
    case .clockPaused: self = .clockPaused(gather, in: try fields.game())
    case .clockCancelled: self = .clockCancelled(gather, in: try fields.game())
    case .goalAdded:
      self = .goalAdded(
        gather, try fields.id("goal"), try fields.choice("team"),
        in: try fields.game())
    case .goalCredited: self = .goalCredited(gather, try fields.id("goal"), try GoalCredit(fields))
    case .goalMoved:
      self = .goalMoved(gather, try fields.id("goal"), to: try fields.instant("scoredAt"))
    case .goalTakenBack: self = .goalTakenBack(gather, try fields.id("goal"))
    case .goalRecorded:
      self = .goalRecorded(gather, try fields.id("goal"), by: try fields.id("scorekeeper"))
    case .goalConfirmed: self = .goalConfirmed(gather, try fields.id("goal"))
    case .linkMade: self = .linkMade(gather, try Link(fields, id: "link"))
    case .linkTurnedOff: self = .linkTurnedOff(gather, try fields.id("link"))
    case .followerNamesSet: self = .followerNamesSet(gather, try fields.choice("form"))
    case .scorekeeperNamed:
      self = .scorekeeperNamed(gather, try Scorekeeper(fields, id: "scorekeeper"))
    }
  }
}

extension PlayerEdit {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let field: PlayerField = try fields.choice("field")
    switch field {
    case .name: self = .name(try fields.shortText("value"))
    case .age: self = .age(try PlayerDetails.age(fields, "value"))
    case .skill: self = .skill(try fields.choiceIfPresent("value"))
    case .preferredPosition: self = .preferredPosition(try fields.choiceIfPresent("value"))
    case .favouriteTeam: self = .favouriteTeam(try fields.shortTextIfPresent("value"))
    }
  }
}
