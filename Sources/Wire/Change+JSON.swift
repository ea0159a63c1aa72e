public import Domain

/// The values of a change's `kind` member.
private enum ChangeKind: String, WireChoice {
  case playerAdded, playerEdited, playerRemoved, playerRestored
  case gatherStarted, participantAssigned, gatherEnded, gatherDeleted, gatherRestored
  case clockSet, clockStarted, clockPaused, clockCancelled
  case goalAdded, goalTakenBack
}

/// The values of a player edit's `field` member.
private enum PlayerField: String, WireChoice {
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
    case .gatherStarted:
      self = .gatherStarted(try fields.id("gather"), try fields.participants())
    case .participantAssigned:
      self = .participantAssigned(try fields.id("gather"), try Participant(fields))
    case .gatherEnded: self = .gatherEnded(try fields.id("gather"))
    case .gatherDeleted: self = .gatherDeleted(try fields.id("gather"))
    case .gatherRestored: self = .gatherRestored(try fields.id("gather"))
    case .clockSet: self = .clockSet(try fields.id("gather"), try fields.clockSetting())
    case .clockStarted: self = .clockStarted(try fields.id("gather"))
    case .clockPaused: self = .clockPaused(try fields.id("gather"))
    case .clockCancelled: self = .clockCancelled(try fields.id("gather"))
    case .goalAdded:
      self = .goalAdded(
        try fields.id("gather"), try fields.id("goal"), try fields.choice("team"))
    case .goalTakenBack:
      self = .goalTakenBack(try fields.id("gather"), try fields.id("goal"))
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

extension Participant {
  init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("player"),
      name: try fields.shortText("name"),
      team: try fields.choice("team"))
  }
}

extension Fields {
  func participants() throws(WireError) -> [Participant] {
    try objects("participants") { fields throws(WireError) in try Participant(fields) }
  }

  func clockSetting() throws(WireError) -> ClockSetting {
    // NB: 32 bits, because `Int` has no more in the browser and both sides must read the same.
    guard let seconds = Int32(exactly: try integer("seconds")),
      let setting = clockSetting(seconds: Int(seconds))
    else { throw .outOfRange(field: "seconds") }
    return setting
  }

  private func clockSetting(seconds: Int) -> ClockSetting? {
    switch provenance {
    case .submitted, .recorded: ClockSetting(totalSeconds: seconds)
    case .accepted: ClockSetting(acceptedSeconds: seconds)
    }
  }
}

extension JSONWriter {
  /// Writes a change with its id, device and time.
  public mutating func change(_ stamped: StampedChange) {
    object { $0.members(stamped) }
  }

  mutating func members(_ stamped: StampedChange) {
    string("id", stamped.id.uuidString)
    string("device", stamped.device.uuidString)
    integer("madeAt", stamped.madeAt.milliseconds)
    members(stamped.change)
  }

  private mutating func members(_ change: Change) {
    switch change {
    case .playerAdded(let player, let details):
      members(.playerAdded, player)
      members(details)
    case .playerEdited(let player, let edit):
      members(.playerEdited, player)
      members(edit)
    case .playerRemoved(let player): members(.playerRemoved, player)
    case .playerRestored(let player): members(.playerRestored, player)
    case .gatherStarted(let gather, let participants):
      members(.gatherStarted, gather)
      self.participants(participants)
    case .participantAssigned(let gather, let participant):
      members(.participantAssigned, gather)
      members(participant)
    case .gatherEnded(let gather): members(.gatherEnded, gather)
    case .gatherDeleted(let gather): members(.gatherDeleted, gather)
    case .gatherRestored(let gather): members(.gatherRestored, gather)
    case .clockSet(let gather, let setting):
      members(.clockSet, gather)
      integer("seconds", setting.totalSeconds)
    case .clockStarted(let gather): members(.clockStarted, gather)
    case .clockPaused(let gather): members(.clockPaused, gather)
    case .clockCancelled(let gather): members(.clockCancelled, gather)
    case .goalAdded(let gather, let goal, let side):
      members(.goalAdded, gather)
      string("goal", goal.uuidString)
      string("team", side.rawValue)
    case .goalTakenBack(let gather, let goal):
      members(.goalTakenBack, gather)
      string("goal", goal.uuidString)
    }
  }

  private mutating func members(_ kind: ChangeKind, _ player: Player.ID) {
    string("kind", kind.rawValue)
    string("player", player.uuidString)
  }

  private mutating func members(_ kind: ChangeKind, _ gather: Gather.ID) {
    string("kind", kind.rawValue)
    string("gather", gather.uuidString)
  }

  private mutating func members(_ edit: PlayerEdit) {
    switch edit {
    case .name(let name):
      string("field", PlayerField.name.rawValue)
      string("value", name.text)
    case .age(let age):
      string("field", PlayerField.age.rawValue)
      if let age { integer("value", age.years) }
    case .skill(let skill):
      string("field", PlayerField.skill.rawValue)
      string("value", ifPresent: skill?.rawValue)
    case .preferredPosition(let position):
      string("field", PlayerField.preferredPosition.rawValue)
      string("value", ifPresent: position?.rawValue)
    case .favouriteTeam(let team):
      string("field", PlayerField.favouriteTeam.rawValue)
      string("value", ifPresent: team?.text)
    }
  }

  private mutating func members(_ participant: Participant) {
    string("player", participant.id.uuidString)
    string("name", participant.name.text)
    string("team", participant.team.rawValue)
  }

  mutating func participants(_ participants: [Participant]) {
    array("participants", participants) { participant, writer in
      writer.object { $0.members(participant) }
    }
  }
}
