extension MatchClock {
  /// The instant that is so many milliseconds of play later, or earlier if negative.
  ///
  /// Pauses and intervals do not count, so the minute before the first of the second half is the
  /// last of the first. Never before the first period, nor after the last stop. On a clock that was
  /// never started all time counts.
  public func instant(_ instant: Instant, movedByPlayed milliseconds: Int64) -> Instant {
    guard let first = periods.first?.begin else {
      return instant.advanced(byMilliseconds: milliseconds)
    }
    var rest = max(0, played(from: first, until: instant) + milliseconds)
    var end = first
    for run in periods.flatMap({ $0.runs }) {
      let length = run.played(until: .latest)
      if rest < length { return run.from.advanced(byMilliseconds: rest) }
      rest -= length
      end = run.to ?? .latest
    }
    return end
  }
}
