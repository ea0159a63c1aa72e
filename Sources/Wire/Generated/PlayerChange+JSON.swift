// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension PlayerChange {
  enum Kind: String, ChangeKind {
    case playerAdded, playerEdited, playerRemoved, playerRestored, playerArchived, playerUnarchived,
      playerHidden, playerShown, levelSet
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .playerAdded: self = .added(try PlayerDetails(fields))
    case .playerEdited: self = .edited(try PlayerEdit(fields))
    case .playerRemoved: self = .removed
    case .playerRestored: self = .restored
    case .playerArchived: self = .archived
    case .playerUnarchived: self = .unarchived
    case .playerHidden: self = .hidden
    case .playerShown: self = .shown
    case .levelSet: self = .levelSet(try fields.levelIfPresent("level"))
    }
  }

  var kind: Kind {
    switch self {
    case .added: .playerAdded
    case .edited: .playerEdited
    case .removed: .playerRemoved
    case .restored: .playerRestored
    case .archived: .playerArchived
    case .unarchived: .playerUnarchived
    case .hidden: .playerHidden
    case .shown: .playerShown
    case .levelSet: .levelSet
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: PlayerChange, of player: Player.ID) {
    string("kind", change.kind.rawValue)
    id("player", player)
    values(of: change)
  }

  mutating func values(of change: PlayerChange) {
    switch change {
    case .added(let playerDetails): members(playerDetails)
    case .edited(let playerEdit): members(playerEdit)
    case .removed, .restored, .archived, .unarchived, .hidden, .shown: break
    case .levelSet(let level): if let level { integer("level", level.tenths) }
    }
  }
}
