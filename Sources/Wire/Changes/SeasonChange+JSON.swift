import Domain

extension SeasonChange {
  enum Kind: String, ChangeKind {
    case set = "seasonSet"
    case removed = "seasonRemoved"
    case restored = "seasonRestored"
  }

  init(_ kind: Kind, _ fields: Fields) throws(WireError) {
    switch kind {
    case .set: self = .set(try Season.Details(fields))
    case .removed: self = .removed
    case .restored: self = .restored
    }
  }
}

extension JSONWriter {
  mutating func members(_ change: SeasonChange, of season: Season.ID) {
    switch change {
    case .set(let details):
      members(.set, season)
      members(details)
    case .removed: members(.removed, season)
    case .restored: members(.restored, season)
    }
  }

  private mutating func members(_ kind: SeasonChange.Kind, _ season: Season.ID) {
    string("kind", kind.rawValue)
    id("season", season)
  }
}
