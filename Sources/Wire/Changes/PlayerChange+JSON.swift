import Domain

extension PlayerChange {
  enum Kind: String, ChangeKind {
    case added = "playerAdded"
    case edited = "playerEdited"
    case removed = "playerRemoved"
    case restored = "playerRestored"
    case archived = "playerArchived"
    case unarchived = "playerUnarchived"
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

/// The values of a player edit's `field` member.
private enum PlayerField: String, WireChoice {
  case name, age, skill, preferredPosition, favouriteTeam
}

extension PlayerEdit {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let field: PlayerField = try fields.choice("field")
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
    switch edit {
    case .name(let name):
      string("field", PlayerField.name.rawValue)
      string("value", name.text)
    case .age(let age):
      string("field", PlayerField.age.rawValue)
      if let age { integer("value", age.years) }
    case .skill(let skill):
      string("field", PlayerField.skill.rawValue)
      string("value", ifPresent: skill?.rawValue)
    case .preferredPosition(let position):
      string("field", PlayerField.preferredPosition.rawValue)
      string("value", ifPresent: position?.rawValue)
    case .favouriteTeam(let team):
      string("field", PlayerField.favouriteTeam.rawValue)
      string("value", ifPresent: team?.text)
    }
  }
}
