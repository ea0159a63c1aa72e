import Domain

extension PlanChange {
  enum Kind: String, ChangeKind {
    case answered, guestAdded, guestRemoved, guestKept
    case placePassed, placeGiven, placeWithdrawn
    case made = "planMade"
    case moved = "planMoved"
    case edited = "planEdited"
    case cancelled = "planCancelled"
    case reinstated = "planReinstated"
    case begun = "planBegun"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .made: self = .made(try fields.day("day"), try PlanDetails(fields))
    case .moved: self = .moved(to: try fields.day("to"))
    case .edited: self = .edited(try PlanEdit(fields))
    case .cancelled: self = .cancelled(try fields.shortTextIfPresent("reason"))
    case .reinstated: self = .reinstated
    case .begun: self = .begun(try fields.id("gather"))
    case .answered: self = .answered(try PlanAnswer(fields))
    case .guestAdded:
      self = .guestAdded(
        try fields.id("guest"), host: try fields.id("host"), try fields.shortTextIfPresent("name"))
    case .guestRemoved: self = .guestRemoved(try fields.id("guest"))
    case .guestKept: self = .guestKept(try fields.id("guest"))
    case .placePassed: self = .placePassed(try fields.id("person"))
    case .placeGiven: self = .placeGiven(try fields.id("person"))
    case .placeWithdrawn: self = .placeWithdrawn(try fields.id("person"))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: PlanChange, of key: PlanKey) {
    string("kind", change.kind.rawValue)
    members(key)
    values(change)
  }

  /// Writes a change without the key of its plan.
  mutating func members(_ change: PlanChange) {
    string("kind", change.kind.rawValue)
    values(change)
  }

  private mutating func values(_ change: PlanChange) {
    switch change {
    case .made(let day, let details):
      self.day("day", day)
      members(details)
    case .moved(let day): self.day("to", day)
    case .edited(let edit): members(edit)
    case .cancelled(let reason): string("reason", ifPresent: reason?.text)
    case .reinstated: break
    case .begun(let gather): id("gather", gather)
    case .answered(let answer): members(answer)
    case .guestAdded(let guest, let host, let name):
      id("guest", guest)
      id("host", host)
      string("name", ifPresent: name?.text)
    case .guestRemoved(let guest), .guestKept(let guest): id("guest", guest)
    case .placePassed(let person), .placeGiven(let person), .placeWithdrawn(let person):
      id("person", person)
    }
  }
}

extension PlanChange {
  fileprivate var kind: Kind {
    switch self {
    case .made: .made
    case .moved: .moved
    case .edited: .edited
    case .cancelled: .cancelled
    case .reinstated: .reinstated
    case .begun: .begun
    case .answered: .answered
    case .guestAdded: .guestAdded
    case .guestRemoved: .guestRemoved
    case .guestKept: .guestKept
    case .placePassed: .placePassed
    case .placeGiven: .placeGiven
    case .placeWithdrawn: .placeWithdrawn
    }
  }
}

extension Answer: WireChoice {}

extension PlanAnswer {
  fileprivate init(_ fields: Fields) throws(WireError) {
    self.init(
      try fields.choice("answer"), of: try fields.id("person"),
      named: try fields.shortText("name"),
      takesFreePlace: try fields.truthIfPresent("takesFreePlace"))
  }
}

extension JSONWriter {
  private mutating func members(_ answer: PlanAnswer) {
    id("person", answer.person)
    string("name", answer.name.text)
    string("answer", answer.answer.rawValue)
    guard let takesFreePlace = answer.takesFreePlace else { return }
    name("takesFreePlace")
    bool(takesFreePlace)
  }
}
