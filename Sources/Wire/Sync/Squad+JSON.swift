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
    let rules = try [TeamRule](fields)
    let plans = try Plans(fields)
    let tableRules =
      fields.value("tableRules") == nil
      ? TableRules() : try TableRules(fields.object("tableRules"))
    let seasons =
      fields.value("seasons") == nil
      ? []
      : try fields.objects("seasons") { fields throws(WireError) in try Season(fields) }
    let tableLinks =
      fields.value("tableLinks") == nil
      ? []
      : try fields.objects("tableLinks") { fields throws(WireError) in try TableLink(fields) }
    guard
      let squad = Squad(
        name: try fields.groupNameIfPresent("name"), players: players, gathers: gathers,
        rules: rules, plans: plans, tableRules: tableRules,
        seasons: seasons,
        tableNames: try fields.choiceIfPresent("tableNames") ?? .firstNameAndInitial,
        tableLinks: tableLinks, editTimes: try EditTimes(fields))
    else {
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
      isRemoved: fields.isTrue("isRemoved"),
      isArchived: fields.isTrue("isArchived"),
      isHidden: fields.isTrue("isHidden"),
      ownLevel: try fields.levelIfPresent("level"),
      editTimes: try EditTimes(fields))
  }
}

extension JSONWriter {
  /// Writes a whole squad, including removed players and deleted gathers.
  public mutating func squad(_ squad: Squad) {
    object { writer in
      if let name = squad.name { writer.string("name", name.text) }
      writer.array("players", squad.allPlayers) { $1.snapshot($0) }
      writer.array("gathers", squad.allGathers) { $1.snapshot($0) }
      writer.rules(squad.rules)
      writer.members(squad.plans)
      if squad.tableRules != TableRules() {
        writer.name("tableRules")
        writer.object { $0.members(squad.tableRules) }
      }
      writer.seasons(squad.allSeasons)
      if squad.tableNames != .firstNameAndInitial {
        writer.string("tableNames", squad.tableNames.rawValue)
      }
      writer.tableLinks(squad.tableLinks)
      writer.editTimes(squad.editTimes)
    }
  }

  private mutating func snapshot(_ player: Player) {
    object { writer in
      writer.id("id", player.id)
      writer.integer("number", player.number)
      writer.members(player.details)
      writer.flag("isRemoved", player.isRemoved)
      writer.flag("isArchived", player.isArchived)
      writer.flag("isHidden", player.isHidden)
      writer.level("level", player.ownLevel)
      writer.editTimes(player.editTimes)
    }
  }

  /// Writes `true` under a name, or nothing when `isSet` is false.
  package mutating func flag(_ name: StaticString, _ isSet: Bool) {
    guard isSet else { return }
    self.name(name)
    bool(true)
  }
}
