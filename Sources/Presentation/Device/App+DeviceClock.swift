import Domain

// A match goes on when the device's clock is set, also where no server tells the time.
extension App {
  /// Takes note that the device's clock was set, so that the corrected time goes on as before.
  mutating func readClock(at event: Event, in moment: Moment) {
    let distance = deviceClock.read(moment, at: event)
    // Until the disk is read, the correction is not known.
    guard distance != 0, hasOpened else { return }
    link.deviceClockWasSet(byMilliseconds: distance)
    guard hasAccount || !context.runningGathers.isEmpty else {
      return clockWasSet(byMilliseconds: distance)
    }
    var preferences = preferences
    preferences.clockCorrection -= distance
    prefer(preferences)
    // Without a server that tells the time, it is not known which of the two times is wrong.
    if hasAccount { sayHowWrongTheClockIs() }
  }

  /// Without a server that tells the time, goes by the device's own clock, unless a match is on: its
  /// time goes on, and is never before what happened in it.
  mutating func settleClock(_ uncorrected: Instant) {
    guard hasOpened, !hasAccount else { return }
    let known = preferences.clockCorrection
    let last = context.runningGathers.map { $0.latestInstant }.max()
    let correction = last.map { max(known, uncorrected.milliseconds(until: $0)) } ?? 0
    clockWasSet(byMilliseconds: correction - known)
    var preferences = preferences
    preferences.clockCorrection = correction
    // Or a clock that reaches zero before then would not be announced.
    let latest = uncorrected.advanced(byMilliseconds: correction)
    preferences.announcedFullTime = preferences.announcedFullTime.map { min($0, latest) }
    prefer(preferences)
  }
}
