import Domain

/// What a match leads to next, by the button for it, of which one stands out.
package enum MatchStep: Sendable {
  /// Starts, pauses or resumes the clock.
  case clock
  /// Ends the period before the next one.
  case periodEnd
  case nextGame
  /// Ends the gather, or shows its result when it has ended elsewhere.
  case end
}

// The buttons of the clock when they change their meaning because time passes.
extension GatherViewModel {
  /// Takes note that the same clock reads otherwise than before.
  mutating func noteClock(before: ScreenContext) {
    guard let earlier = before.squad.gather(id)?.currentGame.clock, earlier == clock,
      earlier.reading(at: before.now) != clock.reading(at: context.now)
    else { return }
    settling.begin(at: context.uptime)
  }

  /// Whether the clock reads otherwise since so short a time that a tap may be meant for what was there
  /// before.
  func hasClockJustTurned(at now: Instant, _ uptime: Int64) -> Bool {
    settling.left(at: uptime) != nil || clock.reading(at: context.now) != clock.reading(at: now)
  }
}
