// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension TablesChange {
  enum Kind: String, ChangeKind {
    case tableLinkMade, tableLinkTurnedOff
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .tableLinkMade:
      self = .linkMade(try Link(fields, id: "link", for: .table), try TableLink.Terms(fields))
    case .tableLinkTurnedOff: self = .linkTurnedOff(try fields.id("link"))
    }
  }

  var kind: Kind {
    switch self {
    case .linkMade: .tableLinkMade
    case .linkTurnedOff: .tableLinkTurnedOff
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: TablesChange) {
    string("kind", change.kind.rawValue)
    values(of: change)
  }

  mutating func values(of change: TablesChange) {
    switch change {
    case .linkMade(let link, let terms):
      members(link, id: "link", for: .table)
      members(terms)
    case .linkTurnedOff(let link): id("link", link)
    }
  }
}
