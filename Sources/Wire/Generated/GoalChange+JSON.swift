// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension GoalChange {
  enum Kind: String, ChangeKind {
    case goalAdded, goalCredited, goalMoved, goalTakenBack, goalRecorded, goalConfirmed
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .goalAdded: self = .added(try fields.choice("team"), in: try fields.idIfPresent("game"))
    case .goalCredited: self = .credited(try GoalCredit(fields))
    case .goalMoved: self = .moved(to: try fields.instant("scoredAt"))
    case .goalTakenBack: self = .takenBack
    case .goalRecorded: self = .recorded(by: try fields.id("scorekeeper"))
    case .goalConfirmed: self = .confirmed
    }
  }

  var kind: Kind {
    switch self {
    case .added: .goalAdded
    case .credited: .goalCredited
    case .moved: .goalMoved
    case .takenBack: .goalTakenBack
    case .recorded: .goalRecorded
    case .confirmed: .goalConfirmed
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: GoalChange, of gather: Gather.ID, _ goal: Goal.ID) {
    string("kind", change.kind.rawValue)
    id("gather", gather)
    values(of: change, goal)
  }

  mutating func values(of change: GoalChange, _ goal: Goal.ID) {
    switch change {
    case .added(let team, let game):
      id("game", ifPresent: game)
      id("goal", goal)
      string("team", team.rawValue)
    case .credited(let goalCredit):
      id("goal", goal)
      members(goalCredit)
    case .moved(let scoredAt):
      id("goal", goal)
      integer("scoredAt", scoredAt.milliseconds)
    case .takenBack, .confirmed: id("goal", goal)
    case .recorded(let scorekeeper):
      id("goal", goal)
      id("scorekeeper", scorekeeper)
    }
  }
}
