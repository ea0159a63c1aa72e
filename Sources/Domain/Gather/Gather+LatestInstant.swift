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

extension Game {
  fileprivate var latestInstant: Instant {
    var latest = startedAt
    for period in clock.periods {
      for run in period.runs { latest = max(latest, run.to ?? run.from) }
    }
    for goal in goals { latest = max(latest, goal.scoredAt) }
    return latest
  }
}
