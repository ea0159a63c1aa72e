// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension SquadChange {
  enum Kind: String, ChangeKind {
    case groupNamed, ruleAdded, ruleRemoved, zoneSet, tableRulesSet, tableNamesSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .groupNamed: self = .nameSet(try fields.groupNameIfPresent("name"))
    case .ruleAdded: self = .ruleAdded(try TeamRule(fields, id: "rule"))
    case .ruleRemoved: self = .ruleRemoved(try fields.id("rule"))
    case .zoneSet: self = .zoneSet(try Zone(fields))
    case .tableRulesSet: self = .tableRulesSet(try TableRules(fields))
    case .tableNamesSet: self = .tableNamesSet(try fields.choice("form"))
    }
  }

  var kind: Kind {
    switch self {
    case .nameSet: .groupNamed
    case .ruleAdded: .ruleAdded
    case .ruleRemoved: .ruleRemoved
    case .zoneSet: .zoneSet
    case .tableRulesSet: .tableRulesSet
    case .tableNamesSet: .tableNamesSet
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SquadChange) {
    string("kind", change.kind.rawValue)
    values(of: change)
  }

  mutating func values(of change: SquadChange) {
    switch change {
    case .nameSet(let name): string("name", ifPresent: name?.text)
    case .ruleAdded(let teamRule): members(teamRule, id: "rule")
    case .ruleRemoved(let rule): id("rule", rule)
    case .zoneSet(let zone): members(zone)
    case .tableRulesSet(let tableRules): members(tableRules)
    case .tableNamesSet(let form): string("form", form.rawValue)
    }
  }
}
