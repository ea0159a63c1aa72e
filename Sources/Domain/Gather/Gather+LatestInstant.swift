extension Gather {
  /// The last instant at which something happened, by the clocks of the devices that recorded it.
  package var latestInstant: Instant {
    var latest = endedAt ?? startedAt
    for appearance in appearances {
      for stint in appearance.stints { latest = max(latest, stint.since) }
    }
    for game in games { latest = max(latest, game.latestInstant) }
    return latest
  }
}

extension MatchClock {
  /// When the clock was last started or stopped; `nil` before the first time.
  var latestInstant: Instant? {
    periods.flatMap { $0.runs.map { $0.to ?? $0.from } }.max()
  }
}

extension Game {
  fileprivate var latestInstant: Instant {
    var latest = startedAt
    if let instant = clock.latestInstant { latest = max(latest, instant) }
    for goal in goals { latest = max(latest, goal.scoredAt) }
    return latest
  }
}
