// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
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
    case .tableRulesSet: self = .tableRulesSet(try TableRules(fields))
    case .tableNamesSet: self = .tableNamesSet(try fields.choice("form"))
    }
  }

  var kind: Kind {
    switch self {
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
    case .ruleAdded(let teamRule): members(teamRule, id: "rule")
    case .ruleRemoved(let rule): id("rule", rule)
    case .zoneSet(let zone): members(zone)
    case .tableRulesSet(let tableRules): members(tableRules)
    case .tableNamesSet(let form): string("form", form.rawValue)
    }
  }
}
