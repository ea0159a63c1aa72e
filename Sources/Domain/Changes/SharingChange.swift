/// Something that happened to the links of a gather, or who keeps the score by one.
public enum SharingChange: Hashable, Sendable {
  /// The gather was shared by a link.
  case linkMade(Link)
  /// A link was turned off.
  case linkTurnedOff(Link.ID)
  /// A user chose how people who follow the gather see names.
  case followerNamesSet(NameForm)
  /// A person who keeps the score by a link said their name.
  case scorekeeperNamed(Scorekeeper)
}

extension SharingChange {
  /// The field that the change sets.
  var field: Gather.Field? {
    switch self {
    case .followerNamesSet: .followerNames
    case .linkMade, .linkTurnedOff, .scorekeeperNamed: nil
    }
  }
}

extension Gather {
  mutating func apply(_ change: SharingChange) {
    switch change {
    case .linkMade(let link): sharing.add(link)
    case .linkTurnedOff(let link): sharing.turnOff(link)
    case .followerNamesSet(let form): sharing.followerNames = form
    case .scorekeeperNamed(let scorekeeper): add(scorekeeper)
    }
  }
}

extension Gather {
  /// The limit that the change would break; `nil` when it breaks none.
  func limitBroken(by change: SharingChange) -> ChangeRejection? {
    switch change {
    case .linkMade(let link):
      guard sharing.links.count >= Link.limit else { return nil }
      return sharing.links.contains { $0.id == link.id } ? nil : .tooManyLinks(id)
    case .scorekeeperNamed(let scorekeeper):
      guard scorekeepers.count >= Scorekeeper.limit else { return nil }
      guard !hasScorekeeper(on: scorekeeper.id), idleScorekeeper == nil else { return nil }
      return .tooManyScorekeepers(id)
    case .linkTurnedOff, .followerNamesSet: return nil
    }
  }
}
