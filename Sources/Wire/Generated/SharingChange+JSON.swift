// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
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

  var kind: Kind {
    switch self {
    case .linkMade: .linkMade
    case .linkTurnedOff: .linkTurnedOff
    case .followerNamesSet: .followerNamesSet
    case .scorekeeperNamed: .scorekeeperNamed
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SharingChange, of gather: Gather.ID) {
    string("kind", change.kind.rawValue)
    id("gather", gather)
    values(of: change)
  }

  mutating func values(of change: SharingChange) {
    switch change {
    case .linkMade(let link): members(link, id: "link")
    case .linkTurnedOff(let link): id("link", link)
    case .followerNamesSet(let form): string("form", form.rawValue)
    case .scorekeeperNamed(let scorekeeper): members(scorekeeper, id: "scorekeeper")
    }
  }
}
