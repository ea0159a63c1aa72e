// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension PlanChange {
  enum Kind: String, ChangeKind {
    case answered, guestAdded, guestRemoved, guestKept, placePassed, placeGiven, placeWithdrawn,
      planMade, planMoved, planEdited, planCancelled, planReinstated, planBegun
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .answered: self = .answered(try PlanAnswer(fields))
    case .guestAdded:
      self = .guestAdded(
        try fields.id("guest"), host: try fields.id("host"), try fields.shortTextIfPresent("name"))
    case .guestRemoved: self = .guestRemoved(try fields.id("guest"))
    case .guestKept: self = .guestKept(try fields.id("guest"))
    case .placePassed: self = .placePassed(try fields.id("person"))
    case .placeGiven: self = .placeGiven(try fields.id("person"))
    case .placeWithdrawn: self = .placeWithdrawn(try fields.id("person"))
    case .planMade: self = .made(try fields.day("day"), try PlanDetails(fields))
    case .planMoved: self = .moved(to: try fields.day("to"))
    case .planEdited: self = .edited(try PlanEdit(fields))
    case .planCancelled: self = .cancelled(try fields.shortTextIfPresent("reason"))
    case .planReinstated: self = .reinstated
    case .planBegun: self = .begun(try fields.id("gather"))
    }
  }

  var kind: Kind {
    switch self {
    case .answered: .answered
    case .guestAdded: .guestAdded
    case .guestRemoved: .guestRemoved
    case .guestKept: .guestKept
    case .placePassed: .placePassed
    case .placeGiven: .placeGiven
    case .placeWithdrawn: .placeWithdrawn
    case .made: .planMade
    case .moved: .planMoved
    case .edited: .planEdited
    case .cancelled: .planCancelled
    case .reinstated: .planReinstated
    case .begun: .planBegun
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: PlanChange, of key: PlanKey) {
    string("kind", change.kind.rawValue)
    members(key)
    values(of: change)
  }

  mutating func values(of change: PlanChange) {
    switch change {
    case .answered(let planAnswer): members(planAnswer)
    case .guestAdded(let guest, let host, let name):
      id("guest", guest)
      id("host", host)
      string("name", ifPresent: name?.text)
    case .guestRemoved(let guest), .guestKept(let guest): id("guest", guest)
    case .placePassed(let person), .placeGiven(let person), .placeWithdrawn(let person):
      id("person", person)
    case .made(let day, let planDetails):
      self.day("day", day)
      members(planDetails)
    case .moved(let to): self.day("to", to)
    case .edited(let planEdit): members(planEdit)
    case .cancelled(let reason): string("reason", ifPresent: reason?.text)
    case .reinstated: break
    case .begun(let gather): id("gather", gather)
    }
  }
}
