/// A visitor to the page where friends answer.
public enum Visitor: Hashable, Sendable {
  /// A person whose browser has not answered yet.
  case unknown
  /// The person whose browser it is.
  case known(Player.ID)
  /// The person whose own link it is, from whatever browser.
  case owner(Player.ID)

  /// The person; `nil` for one who is not known.
  public var person: Player.ID? {
    switch self {
    case .unknown: nil
    case .known(let person), .owner(let person): person
    }
  }
}

extension Replies {
  /// Finds the visitor for a link and a browser.
  /// - Parameters:
  ///   - owner: The only person who answers by the link, `owner(of:)`; `nil` for the group's.
  ///   - device: The browser; `nil` for one that never answered.
  /// - Returns: The visitor.
  public func visitor(by owner: Player.ID?, on device: Device.ID?) -> Visitor {
    if let owner { return .owner(owner) }
    return device.flatMap { person(on: $0) }.map { .known($0) } ?? .unknown
  }
}
