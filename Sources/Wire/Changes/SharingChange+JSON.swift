import Domain

extension SharingChange {
  enum Kind: String, ChangeKind {
    case linkMade, linkTurnedOff, followerNamesSet, scorekeeperNamed
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .linkMade: self = .linkMade(try Link(fields, id: "link"))
    case .linkTurnedOff: self = .linkTurnedOff(try fields.id("link"))
    case .followerNamesSet: self = .followerNamesSet(try fields.choice("form"))
    case .scorekeeperNamed: self = .scorekeeperNamed(try Scorekeeper(fields, id: "scorekeeper"))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SharingChange, of gather: Gather.ID) {
    switch change {
    case .linkMade(let link):
      members(.linkMade, gather)
      members(link, id: "link")
    case .linkTurnedOff(let link):
      members(.linkTurnedOff, gather)
      id("link", link)
    case .followerNamesSet(let form):
      members(.followerNamesSet, gather)
      string("form", form.rawValue)
    case .scorekeeperNamed(let scorekeeper):
      members(.scorekeeperNamed, gather)
      members(scorekeeper, id: "scorekeeper")
    }
  }

  private mutating func members(_ kind: SharingChange.Kind, _ gather: Gather.ID) {
    string("kind", kind.rawValue)
    id("gather", gather)
  }
}
