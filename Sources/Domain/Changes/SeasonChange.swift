/// Something that a user did to a season.
public enum SeasonChange: Hashable, Sendable {
  /// The season was made, or its name, bounds or rules were changed.
  case set(Season.Details)
  /// The season was removed, or is back.
  case removed(Bool)
}

extension SeasonChange {
  /// The field that the change sets.
  var field: Season.Field {
    switch self {
    case .set: .details
    case .removed: .removed
    }
  }
}

extension Squad {
  mutating func apply(_ change: SeasonChange, to id: Season.ID) throws(ChangeRejection) {
    guard let position = allSeasons.firstIndex(where: { $0.id == id }) else {
      guard case .set(let details) = change else { throw .seasonUnknown(id) }
      allSeasons.append(Season(id: id, details: details))
      return
    }
    switch change {
    case .set(let details): allSeasons[position].details = details
    case .removed(let isRemoved): allSeasons[position].isRemoved = isRemoved
    }
  }

  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: SeasonChange, to id: Season.ID) -> ChangeRejection? {
    guard case .set = change, allSeasons.count >= Season.limit else { return nil }
    return allSeasons.contains { $0.id == id } ? nil : .tooManySeasons
  }
}
