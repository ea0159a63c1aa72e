/// A minute of a match by its clock, such as the third of the second half.
public struct MatchMinute: Hashable, Sendable {
  /// The period, from 1.
  public let period: Int
  /// The minute of the period, from 1; the last one for added time.
  public let minute: Int
  /// The minute of added time, from 1; `nil` before full time.
  public let added: Int?

  /// Creates a minute of a match.
  public init(period: Int, minute: Int, added: Int? = nil) {
    self.period = period
    self.minute = minute
    self.added = added
  }
}

extension MatchClock {
  /// The minute in which something happened; `nil` before the first period.
  public func minute(at instant: Instant) -> MatchMinute? {
    guard let index = periods.lastIndex(where: { $0.begin <= instant }) else { return nil }
    let period = periods[index]
    let played = period.played(until: instant)
    let beyond = played - period.length.milliseconds
    guard beyond >= 0 else {
      return MatchMinute(period: index + 1, minute: Int(played / 60_000) + 1, added: nil)
    }
    return MatchMinute(
      period: index + 1, minute: (period.length.totalSeconds + 59) / 60,
      added: Int(beyond / 60_000) + 1)
  }

  /// The milliseconds between two instants in which the match was played, in all periods.
  public func played(from start: Instant, until end: Instant) -> Int64 {
    periods.reduce(0) { $0 + $1.played(from: start, until: end) }
  }
}
