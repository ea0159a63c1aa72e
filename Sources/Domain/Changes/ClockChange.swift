/// Something that a user did to the clock of a game.
public enum ClockChange: Hashable, Sendable {
  /// The clock was set to another time and stopped.
  case set(ClockSetting)
  /// The number of periods and their length were set; the current period goes on.
  case formatSet(ClockFormat)
  /// The current period was made longer by some seconds, or shorter if negative.
  case moved(seconds: Int)
  /// The clock was started or resumed, or a new period was begun.
  case started
  /// The clock was paused.
  case paused
  /// The period with this number, from 1, was ended.
  case periodEnded(Int)
  /// The end of the period with this number was undone.
  case periodResumed(Int)
  /// The clock was stopped and returned to the time that was last set.
  case cancelled
}

extension ClockChange {
  /// The field that the change sets in a game.
  func field(in game: Game.ID?) -> Gather.Field? {
    switch self {
    case .set, .formatSet: .clockFormat(game)
    case .moved, .started, .paused, .periodEnded, .periodResumed, .cancelled: nil
    }
  }
}

extension Squad {
  mutating func apply(
    _ change: ClockChange, to game: Game.ID?, of id: Gather.ID, at instant: Instant
  ) throws(ChangeRejection) {
    try update(id, in: game) { gather in
      gather.updateClock(of: game, at: instant) { $0.apply(change, at: instant) }
    }
  }
}

extension Gather {
  /// Changes the clock of a game; nothing when the game is not on any more.
  ///
  /// The device that sends such a change may not yet know that another device ended the gather, or
  /// started the next game. It may also be the only one that knows of the game; then the clock runs
  /// until the next game began, or the gather ended.
  fileprivate mutating func updateClock(
    of game: Game.ID?, at instant: Instant, _ body: (inout MatchClock) -> Void
  ) {
    guard let changed = anyGame(game), !changed.isTakenBack else { return }
    guard let end = end(of: changed) else { return updateGame(game) { body(&$0.clock) } }
    let isLater = changed.id != nil
    guard isLater || endedAt == nil, instant < end, changed.clock.periods.isEmpty else { return }
    updateGame(game) {
      body(&$0.clock)
      $0.clock.pause(at: end)
    }
  }
}

extension MatchClock {
  fileprivate mutating func apply(_ change: ClockChange, at instant: Instant) {
    switch change {
    case .set(let setting): set(setting, at: instant)
    case .formatSet(let format): set(format)
    case .moved(let seconds): move(bySeconds: seconds)
    case .started: start(at: instant)
    case .paused: pause(at: instant)
    case .periodEnded(let number): if periods.count == number { endPeriod(at: instant) }
    case .periodResumed(let number): resumePeriod(number)
    case .cancelled: cancel(at: instant)
    }
  }
}
