import Domain

extension TablesChange {
  enum Kind: String, ChangeKind {
    case linkMade = "tableLinkMade"
    case linkTurnedOff = "tableLinkTurnedOff"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .linkMade:
      self = .linkMade(
        try Link(fields, id: "link", for: .table), try TableLink.Terms(fields))
    case .linkTurnedOff: self = .linkTurnedOff(try fields.id("link"))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: TablesChange) {
    switch change {
    case .linkMade(let link, let terms):
      members(.linkMade, link.id)
      string("secret", link.secret.text)
      flag("isOff", link.isOff)
      members(terms)
    case .linkTurnedOff(let link): members(.linkTurnedOff, link)
    }
  }

  private mutating func members(_ kind: TablesChange.Kind, _ link: Link.ID) {
    string("kind", kind.rawValue)
    id("link", link)
  }
}
