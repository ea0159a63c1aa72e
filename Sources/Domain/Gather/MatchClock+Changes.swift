extension MatchClock {
  /// Sets the format; the period that is being played keeps its length.
  mutating func set(_ format: ClockFormat) {
    self.format = format
  }

  /// Stops the clock and sets the length of its periods.
  mutating func set(_ length: ClockSetting, at now: Instant) {
    cancel(at: now)
    format = ClockFormat(acceptedPeriods: format.periods, length: length)
  }

  /// Starts, resumes or, after a period, begins the next; no effect while the clock counts down.
  ///
  /// NB: At full time it begins a period too, as the clocks of earlier versions did.
  mutating func start(at now: Instant) {
    switch reading(at: now) {
    case .running: return
    case .paused: periods[periods.count - 1].runs.append(Period.Run(from: now))
    case .stopped, .interval: periods.append(Period(length: format.length, from: now))
    case .fullTime:
      endPeriod(at: current?.zero ?? now)
      periods.append(Period(length: format.length, from: now))
    }
  }

  /// Pauses the clock if it is running.
  mutating func pause(at now: Instant) {
    updateCurrent { $0.stop(at: now) }
  }

  /// Ends the current period.
  mutating func endPeriod(at now: Instant) {
    updateCurrent { period in
      period.stop(at: now)
      period.isOver = true
    }
  }

  /// Undoes the end of the last period: the clock has run on since it last did.
  mutating func resumePeriod(_ number: Int) {
    guard let last = periods.last, last.isOver, periods.count == number else { return }
    periods[number - 1].resume()
  }

  /// Makes the current period longer, or shorter if negative, within what a clock can be set to.
  mutating func move(bySeconds seconds: Int) {
    updateCurrent { period in
      let length = min(max(1, period.length.totalSeconds + seconds), ClockSetting.longest)
      period.length = ClockSetting(totalSeconds: length) ?? period.length
    }
  }

  /// Returns to the time that was last set: the current period has not been played, but at full
  /// time it is over.
  mutating func cancel(at now: Instant) {
    guard isInPeriod else { return }
    if reading(at: now) == .fullTime { return endPeriod(at: current?.zero ?? now) }
    periods.removeLast()
  }

  private mutating func updateCurrent(_ body: (inout Period) -> Void) {
    guard isInPeriod else { return }
    body(&periods[periods.count - 1])
  }
}
