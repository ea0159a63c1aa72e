/// A person who keeps the score of a gather by a link, without an account.
public struct Scorekeeper: Identifiable, Hashable, Sendable {
  /// The maximum number of scorekeepers of a gather.
  public static let limit = 40

  /// The device on which they keep the score.
  public let id: Device.ID
  /// What they call themselves.
  public let name: ShortText

  /// Creates a scorekeeper.
  public init(id: Device.ID, name: ShortText) {
    self.id = id
    self.name = name
  }
}

extension Gather {
  /// The scorekeeper on a device; `nil` when there is none, as for the devices of an account.
  public func scorekeeper(on device: Device.ID?) -> Scorekeeper? {
    guard let device else { return nil }
    return scorekeepers.first { $0.id == device }
  }

  /// Whether a device is a scorekeeper's.
  public func hasScorekeeper(on device: Device.ID) -> Bool {
    scorekeepers.contains { $0.id == device }
  }

  /// Adds a scorekeeper, or changes the name of the one on their device.
  ///
  /// When there are too many, the first one leaves of those who recorded no goal.
  mutating func add(_ scorekeeper: Scorekeeper) {
    if let position = scorekeepers.firstIndex(where: { $0.id == scorekeeper.id }) {
      scorekeepers[position] = scorekeeper
      return
    }
    if scorekeepers.count >= Scorekeeper.limit, let idle = idleScorekeeper {
      scorekeepers.remove(at: idle)
    }
    scorekeepers.append(scorekeeper)
  }

  /// The place of the first scorekeeper who recorded no goal; `nil` when all did.
  var idleScorekeeper: Int? {
    scorekeepers.firstIndex { scorekeeper in
      !([firstGame] + laterGames).contains { game in
        game.goals.contains { $0.recorder == scorekeeper.id }
      }
    }
  }
}
