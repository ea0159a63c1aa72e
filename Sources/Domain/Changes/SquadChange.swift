/// Something that a user did to the squad as a whole.
public enum SquadChange: Hashable, Sendable {
  /// A user asked for players to be in one team, or in different ones.
  case ruleAdded(TeamRule)
  /// A rule about teams was removed.
  case ruleRemoved(TeamRule.ID)
}

extension Squad {
  mutating func apply(_ change: SquadChange) {
    switch change {
    case .ruleAdded(let rule):
      if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    case .ruleRemoved(let id): rules.removeAll { $0.id == id }
    }
  }
}

extension Squad {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: SquadChange) -> ChangeRejection? {
    guard case .ruleAdded(let rule) = change, rules.count >= TeamRule.limit else { return nil }
    return rules.contains { $0.id == rule.id } ? nil : .tooManyRules
  }
}
