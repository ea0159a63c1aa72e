/// A length of time that a rule names, to the millisecond.
///
/// ```swift
/// static let timeShown: TimeSpan = .hours(3)
/// game.start.advanced(by: timeShown)
/// ```
/// Times that were measured, such as what a clock shows, stay numbers, whose names end with
/// `Milliseconds`.
public struct TimeSpan: Hashable, Sendable {
  /// Negative for what lies before.
  public let milliseconds: Int64

  private init(_ number: Int, times milliseconds: Int64) {
    self.init(milliseconds: Int64(number) * milliseconds)
  }

  fileprivate init(milliseconds: Int64) { self.milliseconds = milliseconds }

  /// No time at all.
  public static let zero = Self(milliseconds: 0)

  /// So many milliseconds.
  public static func milliseconds(_ number: Int) -> Self { Self(number, times: 1) }
  /// So many seconds.
  public static func seconds(_ number: Int) -> Self { Self(number, times: 1_000) }
  /// So many minutes.
  public static func minutes(_ number: Int) -> Self { Self(number, times: 60_000) }
  /// So many hours.
  public static func hours(_ number: Int) -> Self { Self(number, times: 3_600_000) }
  /// So many days of 24 hours.
  public static func days(_ number: Int) -> Self { Self(number, times: 86_400_000) }

  /// The same length in the other direction.
  public static prefix func - (span: Self) -> Self { Self(milliseconds: -span.milliseconds) }
}

extension TimeSpan: Comparable {
  /// Whether the first length is less than the second.
  public static func < (shorter: Self, longer: Self) -> Bool {
    shorter.milliseconds < longer.milliseconds
  }
}

extension Instant {
  /// The instant a length of time later, or earlier if negative; limited to the range.
  public func advanced(by span: TimeSpan) -> Self { advanced(byMilliseconds: span.milliseconds) }

  /// The length of time from this instant to `other`; negative when `other` is earlier.
  public func span(until other: Self) -> TimeSpan {
    TimeSpan(milliseconds: milliseconds(until: other))
  }
}
