import Domain

extension Participant {
  init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("player"),
      name: try fields.shortText("name"),
      team: try fields.choice("team"))
  }
}

extension Fields {
  func participants(_ name: StaticString) throws(WireError) -> [Participant] {
    try objects(name) { fields throws(WireError) in try Participant(fields) }
  }

  func clockSetting(_ name: StaticString) throws(WireError) -> ClockSetting {
    guard let setting = clockSetting(seconds: try number(name)) else {
      throw .outOfRange(field: name.description)
    }
    return setting
  }

  /// A whole number of 32 bits, because `Int` has no more in the browser and both sides must read
  /// the same.
  func number(_ name: StaticString) throws(WireError) -> Int {
    guard let number = Int32(exactly: try integer(name)) else {
      throw .outOfRange(field: name.description)
    }
    return Int(number)
  }

  private func clockSetting(seconds: Int) -> ClockSetting? {
    switch provenance {
    case .submitted, .recorded: ClockSetting(totalSeconds: seconds)
    case .accepted: ClockSetting(acceptedSeconds: seconds)
    }
  }
}

extension ClockFormat {
  init(_ fields: Fields) throws(WireError) {
    let (periods, length) = (try fields.number("periods"), try fields.clockSetting("seconds"))
    switch fields.provenance {
    case .submitted, .recorded:
      guard let format = ClockFormat(periods: periods, length: length) else {
        throw .outOfRange(field: "periods")
      }
      self = format
    case .accepted: self.init(acceptedPeriods: periods, length: length)
    }
  }
}

extension TeamDetails {
  init(_ fields: Fields) throws(WireError) {
    self.init(
      name: try fields.shortTextIfPresent("name"), color: try fields.choiceIfPresent("color"))
  }
}

extension GoalCredit {
  init(_ fields: Fields) throws(WireError) {
    let scorer: Player.ID? = try fields.idIfPresent("scorer")
    self =
      fields.isTrue("isOwnGoal")
      ? .ownGoal(by: scorer) : .scored(by: scorer, assist: try fields.idIfPresent("assist"))
  }
}

extension JSONWriter {
  mutating func members(_ participant: Participant) {
    id("player", participant.id)
    string("name", participant.name.text)
    string("team", participant.team.rawValue)
  }

  mutating func participants(_ name: StaticString, _ participants: [Participant]) {
    array(name, participants) { participant, writer in
      writer.object { $0.members(participant) }
    }
  }

  mutating func members(_ format: ClockFormat) {
    integer("periods", format.periods)
    integer("seconds", format.length.totalSeconds)
  }

  mutating func members(_ details: TeamDetails) {
    string("name", ifPresent: details.name?.text)
    string("color", ifPresent: details.color?.rawValue)
  }

  mutating func members(_ credit: GoalCredit) {
    id("scorer", ifPresent: credit.scorer)
    id("assist", ifPresent: credit.assist)
    flag("isOwnGoal", credit.isOwnGoal)
  }
}
