extension PlannedGame {
  /// That a game begins at another time than the one that was announced before.
  public struct TimeChange: Hashable, Sendable {
    /// When it would have begun.
    public let formerStart: Instant
    /// When the server took the change in.
    public let changedAt: Instant
  }
}

/// The changes of a game's time, of which those that follow each other at once are one: an organiser sets day
/// and time in one form or one after the other, and no one was told of the time between.
struct TimeChanges: Equatable {
  /// How long after a change of the time people are told of it.
  private static let timeToAnnounce: TimeSpan = .minutes(2)

  /// The last change; `nil` when there was none, or the time is the announced one again.
  private(set) var latest: PlannedGame.TimeChange?
  /// The one before the last.
  private var earlier: PlannedGame.TimeChange?
  /// The start that was announced last, and when the time was last changed since; `nil` when it was not, or
  /// people have been told.
  private var pending: PlannedGame.TimeChange?

  /// Notes that the time was changed.
  mutating func move(from former: Instant, to start: Instant, at instant: Instant) {
    let continued = pending.flatMap {
      $0.changedAt.span(until: instant) <= Self.timeToAnnounce ? $0 : nil
    }
    if continued == nil { earlier = latest }
    let announced = continued?.formerStart ?? former
    let change = PlannedGame.TimeChange(formerStart: announced, changedAt: instant)
    pending = change
    latest = announced == start ? earlier : change
  }

  /// Notes that a person answered, who saw the time as it was.
  mutating func answer(at instant: Instant) {
    if let pending, pending.changedAt < instant { self.pending = nil }
  }
}
