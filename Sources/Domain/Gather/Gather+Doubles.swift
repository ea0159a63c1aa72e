extension Gather {
  /// The time within which two devices may mean the same goal.
  static let doubleWindow: TimeSpan = .seconds(10)

  /// The first goal that may be another one, recorded on another device; `nil` when there is none.
  package var possibleDouble: Goal? {
    for game in games {
      for later in game.goals where !later.isConfirmed {
        for earlier in game.goals where earlier.mayBe(later) { return later }
      }
    }
    return nil
  }

  /// The goal that may be the same one; `nil` when there is none, and when a user confirmed the later.
  ///
  /// All devices agree on which of the two is the later one, so that never both are taken back.
  package func earlierDouble(of later: Goal) -> Goal? {
    guard !later.isConfirmed else { return nil }
    let game = games.first { $0.goals.contains { $0.id == later.id } }
    return game?.goals.first { $0.mayBe(later) }
  }
}

extension Goal {
  /// Whether a later goal may be this one, recorded on another device.
  fileprivate func mayBe(_ later: Goal) -> Bool {
    let distance = scoredAt.span(until: later.scoredAt)
    // The time first: few goals are within seconds of another, and all pairs are compared at each tap.
    guard .zero...Gather.doubleWindow ~= distance, side == later.side,
      recorder != later.recorder || device != later.device
    else { return false }
    return distance > .zero || id.isLess(than: later.id)
  }
}

extension Goal.ID {
  fileprivate func isLess(than other: Self) -> Bool {
    high == other.high ? low < other.low : high < other.high
  }
}
