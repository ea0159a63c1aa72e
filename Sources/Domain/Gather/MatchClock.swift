/// A countdown that is computed from stored instants instead of counted ticks.
///
/// Therefore it is still right after the user locked the device, reloaded the page or killed the
/// browser. The instants also tell in which minute of which period something happened.
public struct MatchClock: Hashable, Sendable {
  /// The state of the clock at an instant.
  public enum Reading: Hashable, Sendable {
    /// No period has begun, or the one that had begun was cancelled.
    case stopped
    /// The clock counts down.
    case running
    /// The clock is paused before zero.
    case paused
    /// The clock reached zero, and added time is played until the period is ended.
    case fullTime
    /// The last period that began is over.
    case interval
  }

  /// The number of periods and the length of those that have not begun.
  public internal(set) var format: ClockFormat
  /// The periods that have begun, in order; they may be more than the format has.
  public internal(set) var periods: [Period]

  /// Creates a clock; without arguments, one that is stopped at 10:00.
  public init(format: ClockFormat = .default, periods: [Period] = []) {
    self.format = format
    self.periods = periods
  }

  /// The period that has begun and is not over.
  public var current: Period? { periods.last.flatMap { $0.isOver ? nil : $0 } }

  /// Whether a period has begun and is not over.
  package var isInPeriod: Bool { if let last = periods.last { !last.isOver } else { false } }

  /// When the running clock reaches zero, or did; `nil` while it does not run.
  public var zero: Instant? { current?.zero }

  /// Whether the format has a period that has not begun.
  public var hasNextPeriod: Bool { periods.count < format.periods }

  /// The state of the clock at an instant.
  public func reading(at now: Instant) -> Reading {
    guard let period = periods.last else { return .stopped }
    if period.isOver { return .interval }
    if period.played(until: now) >= period.length.milliseconds { return .fullTime }
    return period.isRunning ? .running : .paused
  }

  /// The time left at an instant in milliseconds, from 0 to the length of the period.
  ///
  /// While no period is being played, the length of the next.
  public func remainingMilliseconds(at now: Instant) -> Int64 {
    guard let current else { return format.length.milliseconds }
    return max(0, current.length.milliseconds - current.played(until: now))
  }

  /// The milliseconds that were played of the current period, with added time; 0 when there is none.
  public func playedMilliseconds(at now: Instant) -> Int64 { current?.played(until: now) ?? 0 }

  /// The milliseconds beyond the length of the current period; 0 before it is at full time.
  public func addedMilliseconds(at now: Instant) -> Int64 {
    guard let current else { return 0 }
    return max(0, current.played(until: now) - current.length.milliseconds)
  }
}
