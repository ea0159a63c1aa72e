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
    case .playerRemoved: self = .set(.removed, true)
    case .playerRestored: self = .set(.removed, false)
    case .playerArchived: self = .set(.archived, true)
    case .playerUnarchived: self = .set(.archived, false)
    case .playerHidden: self = .set(.hidden, true)
    case .playerShown: self = .set(.hidden, false)
    case .levelSet: self = .levelSet(try fields.levelIfPresent("level"))
    }
  }

  var kind: Kind {
    switch self {
    case .added: .playerAdded
    case .edited: .playerEdited
    case .set(.removed, true): .playerRemoved
    case .set(.removed, false): .playerRestored
    case .set(.archived, true): .playerArchived
    case .set(.archived, false): .playerUnarchived
    case .set(.hidden, true): .playerHidden
    case .set(.hidden, false): .playerShown
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
    case .set: break
    case .levelSet(let level): if let level { integer("level", level.tenths) }
    }
  }
}
