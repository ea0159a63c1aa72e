import Domain
import TestSupport
import Testing

/// A user's action on a clock.
enum ClockTap {
  case start(Instant)
  case pause(Instant)
  case cancel(Instant)
  case set(ClockSetting)
  case format(ClockFormat)
  case move(Int)
  case endPeriod(Int, Instant)
  case resumePeriod(Int)
  case end(Instant)
  case reopen

  fileprivate var changeAndInstant: (Change, Instant) {
    switch self {
    case .start(let instant): (.clockStarted(.friday), instant)
    case .pause(let instant): (.clockPaused(.friday), instant)
    case .cancel(let instant): (.clockCancelled(.friday), instant)
    case .set(let setting): (.clockSet(.friday, setting), .kickOff)
    case .format(let format): (.clockFormatSet(.friday, format), .kickOff)
    case .move(let seconds): (.clockMoved(.friday, seconds: seconds), .kickOff)
    case .endPeriod(let period, let instant): (.periodEnded(.friday, period), instant)
    case .resumePeriod(let period): (.periodResumed(.friday, period), .kickOff)
    case .end(let instant): (.gatherEnded(.friday), instant)
    case .reopen: (.gatherReopened(.friday), .kickOff)
    }
  }
}

extension MatchClock {
  /// The clock of Friday's gather after these taps.
  static func after(_ taps: ClockTap...) throws -> Self {
    var squad = try Squad.friday
    for tap in taps {
      let (change, instant) = tap.changeAndInstant
      try squad.apply(change, at: instant)
    }
    return try #require(squad.gather(.friday)).clock
  }
}

extension ClockSetting {
  static let twoMinutes = Self(minutes: 2, seconds: 0) ?? .default
}
