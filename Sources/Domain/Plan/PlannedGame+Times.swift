// When a planned game looks different.
extension PlannedGame {
  /// From when on people gather for it: six hours before it begins.
  private var gathersFrom: Instant { start.advanced(by: -.hours(6)) }
  /// Until when, and until when it is open.
  private var gathersUntil: Instant { start.advanced(by: Plans.timeShown) }

  /// Whether people gather for it now, so that a new gather is about it.
  package func isGathering(at now: Instant) -> Bool {
    cancellation == nil && gathersFrom <= now && now < gathersUntil
  }

  /// When it looks different because time passes: its places, its state, or what can be done with it.
  package func nextLook(after now: Instant) -> Instant? {
    [
      opensAt, deadline, start, end, gathersFrom, gathersUntil, places(at: now).nextChange,
    ].compactMap { $0 }.filter { now < $0 }.min()
  }
}
