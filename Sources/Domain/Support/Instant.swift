/// A point in time, to the millisecond, from 1970 to the end of the year 9999.
///
/// The range is limited so that arithmetic on an instant from the network cannot overflow.
public struct Instant: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let milliseconds: Int64

  /// The first instant: 1970-01-01T00:00:00Z.
  public static let earliest = Self(clamping: 0)
  /// The last instant: 9999-12-31T23:59:59.999Z.
  public static let latest = Self(clamping: .max)

  private static let last: Int64 = 253_402_300_799_999

  /// Creates an instant from milliseconds since 1970; `nil` outside the range.
  public init?(milliseconds: Int64) {
    guard (0...Self.last).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Creates an instant from milliseconds since 1970, limited to the range.
  public init(clamping milliseconds: Int64) {
    self.milliseconds = min(max(0, milliseconds), Self.last)
  }

  /// The instant that many milliseconds later, or earlier if negative; limited to the range.
  public func advanced(byMilliseconds distance: Int64) -> Self {
    let (sum, overflow) = milliseconds.addingReportingOverflow(distance)
    // No instant is negative, so only a sum that is too late overflows.
    return overflow ? .latest : Self(clamping: sum)
  }

  /// The milliseconds from this instant to `other`; negative when `other` is earlier.
  public func milliseconds(until other: Self) -> Int64 {
    other.milliseconds - milliseconds
  }
}

extension Instant: Comparable {
  /// Whether the first instant is before the second.
  public static func < (earlier: Self, later: Self) -> Bool {
    earlier.milliseconds < later.milliseconds
  }
}
