/// How a match is divided: into how many periods, and how long each of them is.
///
/// Two periods are halves, four are quarters.
public struct ClockFormat: Hashable, Sendable {
  /// The numbers of periods that are accepted: 1…4.
  public static let periodRange = 1...4

  /// The number of periods, 1…4 by today's rules.
  public let periods: Int
  /// The length of each period, from which the clock counts down.
  public let length: ClockSetting

  /// The format of a new clock: one period of ten minutes.
  public static let `default` = Self(acceptedPeriods: 1, length: .default)

  /// Creates a format; `nil` when the number of periods is outside `periodRange`.
  public init?(periods: Int, length: ClockSetting) {
    guard Self.periodRange.contains(periods) else { return nil }
    self.init(acceptedPeriods: periods, length: length)
  }

  /// Creates a format that was accepted before, without checking it by today's rules.
  package init(acceptedPeriods periods: Int, length: ClockSetting) {
    self.periods = periods
    self.length = length
  }
}
