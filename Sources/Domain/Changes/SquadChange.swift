/// Something that a user did to the squad as a whole.
public enum SquadChange: Hashable, Sendable {
  /// The organiser named the group; `nil` takes the name away.
  case nameSet(GroupName?)
  /// A user asked for players to be in one team, or in different ones.
  case ruleAdded(TeamRule)
  /// A rule about teams was removed.
  case ruleRemoved(TeamRule.ID)
  /// A device told the clocks of a place in which games are planned.
  case zoneSet(Zone)
  /// A user said by which rules the tables are made.
  case tableRulesSet(TableRules)
  /// The organiser chose how people see names who have a link to a table.
  case tableNamesSet(NameForm)
}

extension Squad {
  /// What users set of a squad, each by itself.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// What the group calls itself.
    case name
    /// By which rules the tables are made.
    case tableRules
    /// How people see names who have a link to a table.
    case tableNames
  }
}

extension SquadChange {
  /// The field that the change sets; `nil` for one that adds something or takes something away.
  var field: Squad.Field? {
    switch self {
    case .nameSet: .name
    case .tableRulesSet: .tableRules
    case .tableNamesSet: .tableNames
    case .ruleAdded, .ruleRemoved, .zoneSet: nil
    }
  }
}

extension Squad {
  mutating func apply(_ change: SquadChange) {
    switch change {
    case .nameSet(let name): self.name = name
    case .ruleAdded(let rule):
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    case .ruleRemoved(let id): rules.removeAll { $0.id == id }
    case .zoneSet(let zone): plans.set(zone)
    case .tableRulesSet(let rules): tableRules = rules
    case .tableNamesSet(let form): tableNames = form
    }
  }
}

extension Squad {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: SquadChange) -> ChangeRejection? {
    switch change {
    case .ruleAdded(let rule):
      guard rules.count >= TeamRule.limit else { return nil }
      return rules.contains { $0.id == rule.id } ? nil : .tooManyRules
    case .zoneSet(let zone):
      guard plans.zones.count >= Plans.zoneLimit else { return nil }
      return plans.zones.contains { $0.name == zone.name } ? nil : .tooManyPlans
    case .nameSet, .ruleRemoved, .tableRulesSet, .tableNamesSet: return nil
    }
  }
}
