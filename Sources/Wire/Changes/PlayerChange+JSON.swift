import Domain

extension PlayerChange {
  enum Kind: String, ChangeKind {
    case added = "playerAdded"
    case edited = "playerEdited"
    case removed = "playerRemoved"
    case restored = "playerRestored"
    case archived = "playerArchived"
    case unarchived = "playerUnarchived"
    case hidden = "playerHidden"
    case shown = "playerShown"
    case levelSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .added: self = .added(try PlayerDetails(fields))
    case .edited: self = .edited(try PlayerEdit(fields))
    case .removed: self = .removed
    case .restored: self = .restored
    case .archived: self = .archived
    case .unarchived: self = .unarchived
    case .hidden: self = .hidden
    case .shown: self = .shown
    case .levelSet: self = .levelSet(try fields.levelIfPresent("level"))
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: PlayerChange, of player: Player.ID) {
    switch change {
    case .added(let details):
      members(.added, player)
      members(details)
    case .edited(let edit):
      members(.edited, player)
      members(edit)
    case .removed: members(.removed, player)
    case .restored: members(.restored, player)
    case .archived: members(.archived, player)
    case .unarchived: members(.unarchived, player)
    case .hidden: members(.hidden, player)
    case .shown: members(.shown, player)
    case .levelSet(let level):
      members(.levelSet, player)
      self.level("level", level)
    }
  }

  private mutating func members(_ kind: PlayerChange.Kind, _ player: Player.ID) {
    string("kind", kind.rawValue)
    id("player", player)
  }
}

extension PlayerEdit.Field: WireChoice {}

extension PlayerEdit {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let field: Field = try fields.choice("field")
    switch field {
    case .name: self = .name(try fields.shortText("value"))
    case .age: self = .age(try PlayerDetails.age(fields, "value"))
    case .skill: self = .skill(try fields.choiceIfPresent("value"))
    case .preferredPosition: self = .preferredPosition(try fields.choiceIfPresent("value"))
    case .favouriteTeam: self = .favouriteTeam(try fields.shortTextIfPresent("value"))
    }
  }
}

extension JSONWriter {
  private mutating func members(_ edit: PlayerEdit) {
    string("field", edit.field.rawValue)
    switch edit {
    case .name(let name): string("value", name.text)
    case .age(let age): if let age { integer("value", age.years) }
    case .skill(let skill): string("value", ifPresent: skill?.rawValue)
    case .preferredPosition(let position): string("value", ifPresent: position?.rawValue)
    case .favouriteTeam(let team): string("value", ifPresent: team?.text)
    }
  }
}
