import Domain

extension GoalChange {
  enum Kind: String, ChangeKind {
    case added = "goalAdded"
    case credited = "goalCredited"
    case moved = "goalMoved"
    case takenBack = "goalTakenBack"
    case recorded = "goalRecorded"
    case confirmed = "goalConfirmed"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .added: self = .added(try fields.choice("team"), in: try fields.game())
    case .credited: self = .credited(try GoalCredit(fields))
    case .moved: self = .moved(to: try fields.instant("scoredAt"))
    case .takenBack: self = .takenBack
    case .recorded: self = .recorded(by: try fields.id("scorekeeper"))
    case .confirmed: self = .confirmed
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: GoalChange, of gather: Gather.ID, _ goal: Goal.ID) {
    switch change {
    case .added(let side, let game):
      string("kind", GoalChange.Kind.added.rawValue)
      id("gather", gather)
      id("game", ifPresent: game)
      id("goal", goal)
      string("team", side.rawValue)
    case .credited(let credit):
      members(.credited, gather, goal)
      members(credit)
    case .moved(let instant):
      members(.moved, gather, goal)
      integer("scoredAt", instant.milliseconds)
    case .takenBack: members(.takenBack, gather, goal)
    case .recorded(let scorekeeper):
      members(.recorded, gather, goal)
      id("scorekeeper", scorekeeper)
    case .confirmed: members(.confirmed, gather, goal)
    }
  }

  private mutating func members(_ kind: GoalChange.Kind, _ gather: Gather.ID, _ goal: Goal.ID) {
    string("kind", kind.rawValue)
    id("gather", gather)
    id("goal", goal)
  }
}
