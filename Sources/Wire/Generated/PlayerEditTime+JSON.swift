// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

/// The values of the member `field`.
private enum PlayerFieldName: String, WireChoice {
  case level, archived, removed, hidden
}

extension Player.Field {
  init(_ fields: Fields) throws(WireError) {
    if let field = try? fields.choice("field") as PlayerEdit.Field {
      self = .detail(field)
      return
    }
    let name: PlayerFieldName = try fields.choice("field")
    switch name {
    case .level: self = .level
    case .archived: self = .archived
    case .removed: self = .removed
    case .hidden: self = .hidden
    }
  }

  fileprivate var name: String {
    switch self {
    case .detail(let field): field.rawValue
    case .level: PlayerFieldName.level.rawValue
    case .archived: PlayerFieldName.archived.rawValue
    case .removed: PlayerFieldName.removed.rawValue
    case .hidden: PlayerFieldName.hidden.rawValue
    }
  }
}

extension JSONWriter {
  mutating func members(_ value: Player.Field) {
    string("field", value.name)
  }
}
