/// A countdown that is computed from stored instants, never from counted ticks.
///
/// It is therefore right after the phone was locked, the page reloaded or the browser killed.
public struct MatchClock: Hashable, Sendable {
  /// What the clock does, as far as it is stored: that it reached zero follows from the time of day.
  public enum Phase: Hashable, Sendable {
    /// Not started, or cancelled: shows the time that was last set.
    case stopped
    /// Counts down to zero at an instant.
    case running(until: Instant)
    /// Stands still with this much left.
    case paused(remainingMilliseconds: Int64)
  }

  /// What the clock shows at some instant.
  public enum Reading: Hashable, Sendable {
    /// Ready to start.
    case stopped
    /// Counting down.
    case running
    /// Halted by somebody.
    case paused
    /// The time is up.
    case fullTime
  }

  /// The time that was last set: where the clock starts, and what cancelling returns to.
  public private(set) var setting: ClockSetting
  /// What the clock does.
  public private(set) var phase: Phase

  /// Makes a clock; without arguments, one that is stopped at 10:00.
  public init(setting: ClockSetting = .default, phase: Phase = .stopped) {
    self.setting = setting
    self.phase = phase
  }

  /// What the clock shows at an instant.
  public func reading(at now: Instant) -> Reading {
    switch phase {
    case .stopped: .stopped
    case .paused: .paused
    case .running(let end): now < end ? .running : .fullTime
    }
  }

  /// What is left at an instant, in milliseconds, from 0 to the time that was set.
  public func remainingMilliseconds(at now: Instant) -> Int64 {
    switch phase {
    case .stopped: setting.milliseconds
    case .paused(let remaining): withinSetting(remaining)
    // NB: Another phone's clock may be hours off; never show more than was set.
    case .running(let end): withinSetting(now.milliseconds(until: end))
    }
  }

  private func withinSetting(_ milliseconds: Int64) -> Int64 {
    min(max(0, milliseconds), setting.milliseconds)
  }

  /// Sets another time and stops.
  mutating func set(_ setting: ClockSetting) {
    self.setting = setting
    phase = .stopped
  }

  /// Starts or resumes; a clock that runs goes on, one whose time is up starts anew.
  mutating func start(at now: Instant) {
    switch reading(at: now) {
    case .running: return
    case .stopped, .paused:
      phase = .running(until: now.advanced(byMilliseconds: remainingMilliseconds(at: now)))
    case .fullTime:
      phase = .running(until: now.advanced(byMilliseconds: setting.milliseconds))
    }
  }

  /// Halts a clock that runs; any other stays as it is.
  mutating func pause(at now: Instant) {
    guard reading(at: now) == .running else { return }
    phase = .paused(remainingMilliseconds: remainingMilliseconds(at: now))
  }

  /// Returns to the time that was last set.
  mutating func cancel() {
    phase = .stopped
  }
}

/// A time to count down from: 0…99 minutes and 0…59 seconds, but not 00:00.
public struct ClockSetting: Hashable, Sendable {
  /// Whole minutes, 0…99.
  public let minutes: Int
  /// Seconds beyond the minutes, 0…59.
  public let seconds: Int

  /// Ten minutes, where every clock starts.
  public static let `default` = Self(validMinutes: 10, seconds: 0)

  /// Makes a setting; `nil` when a part is out of range or both are zero.
  public init?(minutes: Int, seconds: Int) {
    guard (0...99).contains(minutes), (0...59).contains(seconds), minutes + seconds > 0 else {
      return nil
    }
    self.init(validMinutes: minutes, seconds: seconds)
  }

  /// Makes a setting of that many seconds in all; `nil` when out of range.
  public init?(totalSeconds: Int) {
    self.init(minutes: totalSeconds / 60, seconds: totalSeconds % 60)
  }

  /// Takes a setting as it was accepted before, by the rules of its day.
  ///
  /// `nil` when no clock can count down from it.
  package init?(acceptedSeconds seconds: Int) {
    guard seconds > 0 else { return nil }
    self.init(validMinutes: seconds / 60, seconds: seconds % 60)
  }

  private init(validMinutes: Int, seconds: Int) {
    minutes = validMinutes
    self.seconds = seconds
  }

  /// The whole setting in seconds, 1…5999.
  public var totalSeconds: Int { minutes * 60 + seconds }

  /// The whole setting in milliseconds.
  public var milliseconds: Int64 { Int64(totalSeconds) * 1_000 }
}
