// Written by scripts/compile-wire.py: change openapi.yaml, and run `make wire`.
import Domain

extension SeasonChange {
  enum Kind: String, ChangeKind {
    case seasonSet, seasonRemoved, seasonRestored
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .seasonSet: self = .set(try Season.Details(fields))
    case .seasonRemoved: self = .removed(true)
    case .seasonRestored: self = .removed(false)
    }
  }

  var kind: Kind {
    switch self {
    case .set: .seasonSet
    case .removed(true): .seasonRemoved
    case .removed(false): .seasonRestored
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SeasonChange, of season: Season.ID) {
    string("kind", change.kind.rawValue)
    id("season", season)
    values(of: change)
  }

  mutating func values(of change: SeasonChange) {
    switch change {
    case .set(let details): members(details)
    case .removed: break
    }
  }
}
