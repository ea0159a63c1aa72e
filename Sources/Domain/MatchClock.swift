/// A countdown that is computed from stored instants instead of counted ticks.
///
/// Therefore it is still right after the user locked the device, reloaded the page or killed the
/// browser.
public struct MatchClock: Hashable, Sendable {
  /// The stored state of the clock; full time follows from it and the time of day.
  public enum Phase: Hashable, Sendable {
    /// The clock was not started or was cancelled, and shows the time that was last set.
    case stopped
    /// The clock counts down and reaches zero at an instant.
    case running(until: Instant)
    /// The clock is paused with this much time left.
    case paused(remainingMilliseconds: Int64)
  }

  /// The state of the clock at an instant.
  public enum Reading: Hashable, Sendable {
    /// The clock is ready to start.
    case stopped
    /// The clock counts down.
    case running
    /// The clock is paused.
    case paused
    /// The clock reached zero.
    case fullTime
  }

  /// The time that was last set: the clock starts from it and returns to it when cancelled.
  public private(set) var setting: ClockSetting
  /// The stored state of the clock.
  public private(set) var phase: Phase

  /// Creates a clock; without arguments, one that is stopped at 10:00.
  public init(setting: ClockSetting = .default, phase: Phase = .stopped) {
    self.setting = setting
    self.phase = phase
  }

  /// The state of the clock at an instant.
  public func reading(at now: Instant) -> Reading {
    switch phase {
    case .stopped: .stopped
    case .paused: .paused
    case .running(let end): now < end ? .running : .fullTime
    }
  }

  /// The time left at an instant in milliseconds, from 0 to the time that was set.
  public func remainingMilliseconds(at now: Instant) -> Int64 {
    switch phase {
    case .stopped: setting.milliseconds
    case .paused(let remaining): withinSetting(remaining)
    // NB: Another device's clock may be hours off; never show more than was set.
    case .running(let end): withinSetting(now.milliseconds(until: end))
    }
  }

  private func withinSetting(_ milliseconds: Int64) -> Int64 {
    min(max(0, milliseconds), setting.milliseconds)
  }

  /// Stops the clock and sets the time that it starts from.
  mutating func set(_ setting: ClockSetting) {
    self.setting = setting
    phase = .stopped
  }

  /// Starts or resumes the clock, unless it is running; at full time, starts it from `setting`.
  mutating func start(at now: Instant) {
    switch reading(at: now) {
    case .running: return
    case .stopped, .paused:
      phase = .running(until: now.advanced(byMilliseconds: remainingMilliseconds(at: now)))
    case .fullTime:
      phase = .running(until: now.advanced(byMilliseconds: setting.milliseconds))
    }
  }

  /// Pauses the clock if it is running.
  mutating func pause(at now: Instant) {
    guard reading(at: now) == .running else { return }
    phase = .paused(remainingMilliseconds: remainingMilliseconds(at: now))
  }

  /// Stops the clock, which then shows the time that was last set.
  mutating func cancel() {
    phase = .stopped
  }
}
