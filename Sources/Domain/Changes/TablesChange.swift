/// Something that a user did to the links by which people see tables.
public enum TablesChange: Hashable, Sendable {
  /// A link was made.
  case linkMade(Link, TableLink.Terms)
  /// A link was turned off.
  case linkTurnedOff(Link.ID)
}

extension Squad {
  mutating func apply(_ change: TablesChange, at instant: Instant) {
    switch change {
    case .linkMade(let link, let terms):
      guard tableLink(link.id) == nil, let made = TableLink(link, terms, madeAt: instant) else {
        return
      }
      tableLinks.append(made)
    case .linkTurnedOff(let id):
      guard let position = tableLinks.firstIndex(where: { $0.id == id }) else { return }
      tableLinks[position].link.isOff = true
    }
  }

  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: TablesChange) -> ChangeRejection? {
    guard case .linkMade(let link, _) = change, tableLinks.count >= TableLink.limit else {
      return nil
    }
    return tableLink(link.id) == nil ? .tooManyTableLinks : nil
  }
}
