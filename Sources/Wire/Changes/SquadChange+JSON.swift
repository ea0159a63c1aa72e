import Domain

extension SquadChange {
  enum Kind: String, ChangeKind {
    case ruleAdded, ruleRemoved, zoneSet, tableRulesSet, tableNamesSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .ruleAdded: self = .ruleAdded(try TeamRule(fields, id: "rule"))
    case .ruleRemoved: self = .ruleRemoved(try fields.id("rule"))
    case .zoneSet: self = .zoneSet(try Zone(fields))
    case .tableNamesSet: self = .tableNamesSet(try fields.choice("form"))
    case .tableRulesSet: self = .tableRulesSet(try TableRules(fields))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SquadChange) {
    switch change {
    case .ruleAdded(let rule):
      string("kind", SquadChange.Kind.ruleAdded.rawValue)
      members(rule, id: "rule")
    case .ruleRemoved(let rule):
      string("kind", SquadChange.Kind.ruleRemoved.rawValue)
      id("rule", rule)
    case .zoneSet(let zone):
      string("kind", SquadChange.Kind.zoneSet.rawValue)
      members(zone)
    case .tableNamesSet(let form):
      string("kind", SquadChange.Kind.tableNamesSet.rawValue)
      string("form", form.rawValue)
    case .tableRulesSet(let rules):
      string("kind", SquadChange.Kind.tableRulesSet.rawValue)
      members(rules)
    }
  }
}
