/// A time to count down from: 0…99 minutes and 0…59 seconds, but not 00:00.
public struct ClockSetting: Hashable, Sendable {
  /// Whole minutes, 0…99.
  public let minutes: Int
  /// Seconds beyond the minutes, 0…59.
  public let seconds: Int

  /// The longest setting in seconds: 99:59.
  public static let longest = 5_999

  /// The setting of a new clock: ten minutes.
  public static let `default` = Self(validMinutes: 10, seconds: 0)

  /// Creates a setting; `nil` when a part is out of range or both are zero.
  public init?(minutes: Int, seconds: Int) {
    guard (0...99).contains(minutes), (0...59).contains(seconds), minutes + seconds > 0 else {
      return nil
    }
    self.init(validMinutes: minutes, seconds: seconds)
  }

  /// Creates a setting of 1…5999 seconds; `nil` outside that range.
  public init?(totalSeconds: Int) {
    self.init(minutes: totalSeconds / 60, seconds: totalSeconds % 60)
  }

  /// Creates a setting that was accepted before, without checking it by today's rules.
  ///
  /// `nil` for zero and less, from which no clock can count down.
  package init?(acceptedSeconds seconds: Int) {
    guard seconds > 0 else { return nil }
    self.init(validMinutes: seconds / 60, seconds: seconds % 60)
  }

  private init(validMinutes: Int, seconds: Int) {
    minutes = validMinutes
    self.seconds = seconds
  }

  /// The whole setting in seconds; 1…5999 by today's rules.
  public var totalSeconds: Int { minutes * 60 + seconds }

  /// The whole setting in milliseconds.
  public var milliseconds: Int64 { Int64(totalSeconds) * 1_000 }
}
