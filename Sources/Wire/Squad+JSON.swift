public import Domain

extension Squad {
  /// Reads a squad that was written with `JSONWriter.squad(_:)`.
  /// - Throws: `WireError` when a field is missing, has another type or breaks a domain rule.
  public init(json bytes: [UInt8], _ provenance: Provenance = .submitted) throws(WireError) {
    try self.init(Fields(bytes, of: "squad", provenance))
  }

  package init(_ fields: Fields) throws(WireError) {
    let players = try fields.objects("players") { fields throws(WireError) in
      try Player(fields)
    }
    let gathers = try fields.objects("gathers") { fields throws(WireError) in
      try Gather(fields)
    }
    guard let squad = Squad(players: players, gathers: gathers) else {
      throw .outOfRange(field: "squad")
    }
    self = squad
  }
}

extension Player {
  fileprivate init(_ fields: Fields) throws(WireError) {
    guard let number = Int(exactly: try fields.integer("number")) else {
      throw .outOfRange(field: "number")
    }
    self.init(
      id: try fields.id("id"),
      number: number,
      details: try PlayerDetails(fields),
      isRemoved: fields.isTrue("isRemoved"))
  }
}

extension Gather {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let goals = try fields.objects("goals") { fields throws(WireError) in
      try Goal(fields)
    }
    self.init(
      id: try fields.id("id"),
      startedAt: try fields.instant("startedAt"),
      endedAt: try fields.instantIfPresent("endedAt"),
      clock: try MatchClock(fields.object("clock")),
      participants: try fields.participants(),
      goals: goals,
      isDeleted: fields.isTrue("isDeleted"))
  }
}

extension Goal {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      id: try fields.id("id"),
      side: try fields.choice("team"),
      scoredAt: try fields.instant("scoredAt"))
  }
}

extension MatchClock {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let setting = try fields.clockSetting()
    if let end = try fields.instantIfPresent("runningUntil") {
      self.init(setting: setting, phase: .running(until: end))
    } else if let remaining = try fields.integerIfPresent("remainingMilliseconds") {
      guard fields.provenance == .accepted || (0...setting.milliseconds).contains(remaining) else {
        throw .outOfRange(field: "remainingMilliseconds")
      }
      self.init(setting: setting, phase: .paused(remainingMilliseconds: remaining))
    } else {
      self.init(setting: setting)
    }
  }
}

extension JSONWriter {
  /// Writes a whole squad, including removed players and deleted gathers.
  @inline(never)
  public mutating func squad(_ squad: Squad) {
    object { writer in
      writer.array("players", squad.allPlayers) { $1.snapshot($0) }
      writer.array("gathers", squad.allGathers) { $1.snapshot($0) }
    }
  }

  private mutating func snapshot(_ player: Player) {
    object { writer in
      writer.string("id", player.id.uuidString)
      writer.integer("number", player.number)
      writer.members(player.details)
      writer.flag("isRemoved", player.isRemoved)
    }
  }

  private mutating func snapshot(_ gather: Gather) {
    object { writer in
      writer.string("id", gather.id.uuidString)
      writer.integer("startedAt", gather.startedAt.milliseconds)
      if let endedAt = gather.endedAt { writer.integer("endedAt", endedAt.milliseconds) }
      writer.name("clock")
      writer.clock(gather.clock)
      writer.participants(gather.participants)
      writer.array("goals", gather.goals) { goal, writer in
        writer.object { writer in
          writer.string("id", goal.id.uuidString)
          writer.string("team", goal.side.rawValue)
          writer.integer("scoredAt", goal.scoredAt.milliseconds)
        }
      }
      writer.flag("isDeleted", gather.isDeleted)
    }
  }

  private mutating func clock(_ clock: MatchClock) {
    object { writer in
      writer.integer("seconds", clock.setting.totalSeconds)
      switch clock.phase {
      case .stopped: break
      case .running(let end): writer.integer("runningUntil", end.milliseconds)
      case .paused(let remaining): writer.integer("remainingMilliseconds", remaining)
      }
    }
  }

  /// Writes `true` under a name, or nothing when `isSet` is false.
  package mutating func flag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    self.name(name)
    bool(true)
  }
}
