/// How a person fared with another one, and against them.
public struct HeadToHead: Hashable, Sendable {
  /// The games that both played on one side.
  public private(set) var together = Tally()
  /// The games that they played on different sides, as they ended for the person.
  public private(set) var against = Tally()
  /// How many goals of the other one the person prepared.
  public private(set) var assistsGiven = 0
  /// How many goals of the person the other one prepared.
  public private(set) var assistsTaken = 0
  /// The evenings with such games, the newest first.
  public private(set) var evenings: [Gather.ID] = []

  /// Counts the games of a person with another one on some evenings, the oldest first.
  public init(of player: Player.ID, with other: Player.ID, in evenings: [Evening]) {
    guard player != other else { return }
    for evening in evenings {
      let met = evening.games.count { add($0, player, other) }
      if met > 0 { self.evenings.append(evening.id) }
    }
    self.evenings.reverse()
  }

  /// Adds a game; returns whether both played in it.
  private mutating func add(
    _ game: Evening.PlayedGame, _ player: Player.ID, _ other: Player.ID
  ) -> Bool {
    guard
      let own = game.outcome(for: player), let isTogether = game.areTogether(player, other)
    else { return false }
    guard isTogether else {
      against.add(own)
      return true
    }
    together.add(own)
    for credit in game.credits {
      if credit.scorer == other, credit.assist == player { assistsGiven += 1 }
      if credit.scorer == player, credit.assist == other { assistsTaken += 1 }
    }
    return true
  }
}

extension Evening.PlayedGame {
  /// How it ended for a person; `nil` when they did not play.
  public func outcome(for player: Player.ID) -> Outcome? {
    if home.contains(player) { return homeOutcome }
    return away.contains(player) ? homeOutcome.opposite : nil
  }

  /// Whether two people were on one side; `nil` when one of them did not play.
  fileprivate func areTogether(_ first: Player.ID, _ second: Player.ID) -> Bool? {
    guard home.contains(second) || away.contains(second) else { return nil }
    return home.contains(first) == home.contains(second)
  }
}
