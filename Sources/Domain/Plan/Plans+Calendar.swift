// What calendars show of the planned games.
extension Plans {
  /// For how many days after its day a game stays in a calendar: no longer than all of its answers are kept, from which
  /// its stamp is derived.
  private static let calendarDaysBack = 56
  /// How many days ahead a calendar shows games.
  private static let calendarDaysAhead = 60
  /// How many games to come a calendar shows at least, when there are so many.
  private static let fewestGamesAhead = 8

  /// The games that a calendar shows, by their start.
  ///
  /// They are those of the last 56 days, and those of the next 60 or the next eight, whichever are more. A
  /// cancelled game is shown until its day is over, so that calendars learn of it.
  public func calendarGames(at now: Instant) -> [PlannedGame] {
    let today = CivilDay(CivilTime(now))
    let earliest = today.advanced(byDays: -Self.calendarDaysBack)
    let latest = today.advanced(byDays: Self.calendarDaysAhead)
    let keys =
      allPlans.filter { earliest <= $0.lastDay }.map { $0.key }
      + allSeries.flatMap { series in
        days(of: series, from: earliest, to: latest).map { .series(series.id, $0) }
          .filter { plan($0) == nil }
      }
    let games = keys.compactMap { game($0) }.filter { game in
      game.cancellation == nil ? earliest <= game.day : today <= game.day
    }
    let sorted = games.byStart
    let coming = sorted.filter { now < $0.start }.prefix(Self.fewestGamesAhead).last?.day ?? latest
    return sorted.filter { $0.day <= max(latest, coming) }
  }

  /// The games that the calendar of a page shows: the marked one, or else all that have or ever had the day.
  public func calendarGames(on page: PlanPage) -> [PlannedGame] {
    let games = games(on: page)
    return page.mark == nil ? games : Array(games.prefix(1))
  }

  private func days(of series: Series, from earliest: CivilDay, to latest: CivilDay) -> [CivilDay] {
    // The next eight, also of one that begins later or comes every four weeks.
    let first = max(series.recurrence.first, latest)
    let further = first.advanced(byDays: 7 * series.recurrence.weeks * Self.fewestGamesAhead)
    return series.recurrence.days(from: earliest, to: further)
  }
}
