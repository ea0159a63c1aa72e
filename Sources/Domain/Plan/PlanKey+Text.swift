extension PlanKey {
  /// The key as a text, which forms and addresses carry: an id, or those of a series and its day.
  public var text: String {
    switch self {
    case .single(let id): id.uuidString
    case .series(let id, let day): "\(id.uuidString)/\(day.text)"
    }
  }

  /// Reads what `text` writes; `nil` for anything else.
  public init?(text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(bytes: Array($0)) }
    switch parts.count {
    case 1:
      guard let id = Plan.ID(uuidString: parts[0]) else { return nil }
      self = .single(id)
    case 2:
      guard let id = Series.ID(uuidString: parts[0]), let day = CivilDay(text: parts[1]) else {
        return nil
      }
      self = .series(id, day)
    default: return nil
    }
  }
}
