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
    case .start(let instant): (.clock(.friday, nil, .started), instant)
    case .pause(let instant): (.clock(.friday, nil, .paused), instant)
    case .cancel(let instant): (.clock(.friday, nil, .cancelled), instant)
    case .set(let setting): (.clock(.friday, nil, .set(setting)), .kickOff)
    case .format(let format): (.clock(.friday, nil, .formatSet(format)), .kickOff)
    case .move(let seconds): (.clock(.friday, nil, .moved(seconds: seconds)), .kickOff)
    case .endPeriod(let period, let instant): (.clock(.friday, nil, .periodEnded(period)), instant)
    case .resumePeriod(let period): (.clock(.friday, nil, .periodResumed(period)), .kickOff)
    case .end(let instant): (.gather(.friday, .ended), instant)
    case .reopen: (.gather(.friday, .reopened), .kickOff)
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
    return try #require(squad.gather(.friday)).currentGame.clock
  }
}

extension ClockSetting {
  static let twoMinutes = Self(minutes: 2, seconds: 0) ?? .default
}
