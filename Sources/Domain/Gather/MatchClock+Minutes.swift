// The minutes that were played, and what is in one of them.
extension MatchClock {
  /// The most minutes of a period that are listed: a clock may have been forgotten.
  private static let minuteLimit = 150

  /// The minutes of all periods up to an instant, in order.
  package func minutes(until now: Instant) -> [MatchMinute] {
    periods.indices.flatMap { index in
      let period = periods[index]
      let length = period.length.milliseconds
      let played = period.played(until: now)
      let regular = Self.count(of: min(played, length))
      let added = Self.count(of: played - length)
      let minutes = (0..<max(1, regular)).map { MatchMinute(period: index + 1, minute: $0 + 1) }
      let beyond = (0..<added).map {
        MatchMinute(
          period: index + 1, minute: (period.length.totalSeconds + 59) / 60, added: $0 + 1)
      }
      return (minutes + beyond).prefix(Self.minuteLimit)
    }
  }

  /// How many minutes have begun in so many milliseconds.
  private static func count(of milliseconds: Int64) -> Int {
    Int((max(0, milliseconds) + 59_999) / 60_000)
  }

  /// The instant in a minute, at the same second of it as another instant; `nil` when that minute was
  /// not played.
  package func instant(in minute: MatchMinute, asIn instant: Instant) -> Instant? {
    guard periods.indices.contains(minute.period - 1) else { return nil }
    let period = periods[minute.period - 1]
    let begin = minute.added.map { period.length.milliseconds + Int64($0 - 1) * 60_000 }
    let played = begin ?? Int64(minute.minute - 1) * 60_000
    return period.instant(atPlayed: played + secondOfMinute(instant))
  }

  /// The milliseconds since the minute began in which something happened.
  private func secondOfMinute(_ instant: Instant) -> Int64 {
    guard let period = periods.last(where: { $0.begin <= instant }) else { return 0 }
    let played = period.played(until: instant)
    let beyond = played - period.length.milliseconds
    return (beyond < 0 ? played : beyond) % 60_000
  }
}

extension Period {
  /// The instant at which so many milliseconds were played; the last one that was played when there
  /// were fewer.
  fileprivate func instant(atPlayed milliseconds: Int64) -> Instant? {
    var rest = milliseconds
    for run in runs {
      let length = run.played(until: .latest)
      if rest < length { return run.from.advanced(byMilliseconds: rest) }
      rest -= length
    }
    return runs.last?.to
  }
}
