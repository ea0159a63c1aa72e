package import Domain

extension TeamRule.Kind: WireChoice {}

extension TeamRule {
  /// Reads a rule whose id has this name: `rule` in a change, `id` in a snapshot.
  init(_ fields: Fields, id: StaticString) throws(WireError) {
    let rule = TeamRule(
      id: try fields.id(id), try fields.choice("asks"), try fields.ids("players"))
    guard let rule else { throw .outOfRange(field: "players") }
    self = rule
  }
}

extension [TeamRule] {
  init(_ fields: Fields) throws(WireError) {
    guard fields.value("rules") != nil else {
      self = []
      return
    }
    self = try fields.objects("rules") { fields throws(WireError) in
      try TeamRule(fields, id: "id")
    }
  }
}

extension Fields {
  /// A level in tenths; `nil` when the field is missing.
  func levelIfPresent(_ name: StaticString) throws(WireError) -> Level? {
    guard let tenths = try integerIfPresent(name) else { return nil }
    // NB: 32 bits, because `Int` has no more in the browser and both sides must read the same.
    guard let exact = Int32(exactly: tenths), let level = Level(tenths: Int(exact)) else {
      throw .outOfRange(field: name.description)
    }
    return level
  }
}

extension JSONWriter {
  mutating func level(_ name: StaticString, _ level: Level?) {
    if let level { integer(name, level.tenths) }
  }

  mutating func members(_ rule: TeamRule, id: StaticString) {
    self.id(id, rule.id)
    string("asks", rule.kind.rawValue)
    array("players", rule.players) { player, writer in
      writer.string(player.uuidString)
    }
  }

  /// Writes the rules about teams, if there are any.
  mutating func rules(_ rules: [TeamRule]) {
    guard !rules.isEmpty else { return }
    array("rules", rules) { rule, writer in
      writer.object { $0.members(rule, id: "id") }
    }
  }
}

extension Side {
  /// The name of the member that says what the team is called and wears.
  fileprivate var memberName: StaticString {
    switch self {
    case .teamA: "teamA"
    case .teamB: "teamB"
    case .teamC: "teamC"
    case .teamD: "teamD"
    }
  }
}

extension Fields {
  /// What each team is called and wears, as far as users said so.
  package func teams() throws(WireError) -> TeamDetailsTable {
    var teams = TeamDetailsTable()
    for side in Side.allCases where value(side.memberName) != nil {
      teams[side] = try TeamDetails(object(side.memberName))
    }
    return teams
  }
}

extension JSONWriter {
  /// Writes what each team is called and wears, as far as users said so.
  package mutating func teams(_ teams: TeamDetailsTable) {
    for side in Side.allCases where teams[side] != TeamDetails() {
      name(side.memberName)
      object { $0.members(teams[side]) }
    }
  }
}
