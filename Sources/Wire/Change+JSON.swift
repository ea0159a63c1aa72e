public import Domain

/// The values of a change's `kind` member.
///
/// NB: Those of which a squad has most come first, because each is looked for in this order.
enum ChangeKind: String, WireChoice {
  case goalAdded, goalCredited, goalMoved, goalTakenBack, goalRecorded, goalConfirmed
  case playerAdded, playerEdited, playerRemoved, playerRestored, playerArchived, playerUnarchived
  case levelSet, ruleAdded, ruleRemoved
  case gatherStarted, gatherEnded, gatherReopened, gatherDeleted, gatherRestored
  case gatherExcluded, gatherIncluded
  case participantAssigned, participantLeft, teamDetailsSet
  case gameStarted, gameTakenBack, rotationSet
  case clockSet, clockFormatSet, clockMoved, clockStarted, clockPaused, periodEnded, periodResumed
  case clockCancelled
  case linkMade, linkTurnedOff, followerNamesSet, scorekeeperNamed
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
    switch kind {
    case .playerAdded: self = .playerAdded(try fields.id("player"), try PlayerDetails(fields))
    case .playerEdited: self = .playerEdited(try fields.id("player"), try PlayerEdit(fields))
    case .playerRemoved: self = .playerRemoved(try fields.id("player"))
    case .playerRestored: self = .playerRestored(try fields.id("player"))
    case .playerArchived: self = .playerArchived(try fields.id("player"))
    case .playerUnarchived: self = .playerUnarchived(try fields.id("player"))
    case .levelSet: self = .levelSet(try fields.id("player"), try fields.levelIfPresent("level"))
    case .ruleAdded: self = .ruleAdded(try TeamRule(fields, id: "rule"))
    case .ruleRemoved: self = .ruleRemoved(try fields.id("rule"))
    case .gatherStarted:
      self = .gatherStarted(try fields.id("gather"), try fields.participants())
    case .participantAssigned:
      self = .participantAssigned(try fields.id("gather"), try Participant(fields))
    case .participantLeft:
      self = .participantLeft(try fields.id("gather"), try fields.id("player"))
    case .teamDetailsSet:
      self = .teamDetailsSet(
        try fields.id("gather"), try fields.choice("team"), try TeamDetails(fields))
    case .gatherEnded: self = .gatherEnded(try fields.id("gather"))
    case .gatherReopened: self = .gatherReopened(try fields.id("gather"))
    case .gatherDeleted: self = .gatherDeleted(try fields.id("gather"))
    case .gatherRestored: self = .gatherRestored(try fields.id("gather"))
    case .gatherExcluded: self = .gatherExcluded(try fields.id("gather"))
    case .gatherIncluded: self = .gatherIncluded(try fields.id("gather"))
    case .gameStarted:
      self = .gameStarted(try fields.id("gather"), try fields.id("game"), try Pairing(fields))
    case .gameTakenBack: self = .gameTakenBack(try fields.id("gather"), try fields.id("game"))
    case .rotationSet: self = .rotationSet(try fields.id("gather"), try Rotation(fields))
    case .clockSet:
      self = .clockSet(try fields.id("gather"), try fields.clockSetting(), in: try fields.game())
    case .clockFormatSet:
      self = .clockFormatSet(
        try fields.id("gather"), try ClockFormat(fields), in: try fields.game())
    case .clockMoved:
      self = .clockMoved(
        try fields.id("gather"), seconds: try fields.number("seconds"), in: try fields.game())
    case .periodResumed:
      self = .periodResumed(
        try fields.id("gather"), try fields.number("period"), in: try fields.game())
    case .periodEnded:
      self = .periodEnded(
        try fields.id("gather"), try fields.number("period"), in: try fields.game())
    case .clockStarted:
      self = .clockStarted(try fields.id("gather"), in: try fields.game())
    case .clockPaused: self = .clockPaused(try fields.id("gather"), in: try fields.game())
    case .clockCancelled:
      self = .clockCancelled(try fields.id("gather"), in: try fields.game())
    case .goalAdded:
      self = .goalAdded(
        try fields.id("gather"), try fields.id("goal"), try fields.choice("team"),
        in: try fields.game())
    case .goalCredited:
      self = .goalCredited(
        try fields.id("gather"), try fields.id("goal"), try GoalCredit(fields))
    case .goalMoved:
      self = .goalMoved(
        try fields.id("gather"), try fields.id("goal"), to: try fields.instant("scoredAt"))
    case .goalTakenBack:
      self = .goalTakenBack(try fields.id("gather"), try fields.id("goal"))
    case .goalRecorded:
      self = .goalRecorded(
        try fields.id("gather"), try fields.id("goal"), by: try fields.id("scorekeeper"))
    case .goalConfirmed:
      self = .goalConfirmed(try fields.id("gather"), try fields.id("goal"))
    case .linkMade:
      self = .linkMade(try fields.id("gather"), try GatherLink(fields, id: "link"))
    case .linkTurnedOff:
      self = .linkTurnedOff(try fields.id("gather"), try fields.id("link"))
    case .followerNamesSet:
      self = .followerNamesSet(try fields.id("gather"), try fields.choice("form"))
    case .scorekeeperNamed:
      self = .scorekeeperNamed(
        try fields.id("gather"), try Scorekeeper(fields, id: "scorekeeper"))
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
