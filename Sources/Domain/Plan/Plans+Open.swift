// Which games there are at an instant.
extension Plans {
  /// How long after its start a game is shown.
  static let timeShown: TimeSpan = .hours(3)

  /// The games that people can answer, or that are under way, by their start.
  ///
  /// A game that was planned by itself is one of them from the moment in which it was planned; one of a
  /// series when it opens.
  public func openGames(at now: Instant) -> [PlannedGame] {
    (planned(at: now) + computed(at: now)).filter { $0.isOpen(at: now) }
      .byStart
  }

  /// The game with a key; `nil` when there is none.
  public func game(_ key: PlanKey) -> PlannedGame? {
    if let kept = keptGame(key) { return kept }
    guard contains(key) else { return nil }
    return PlannedGame(key, in: self)
  }

  /// The games that a page for friends shows, the one that they answer first.
  /// - Parameters:
  ///   - page: The page of a game; `nil` for the next game, whenever it is.
  ///   - now: The time.
  /// - Returns: The game of the page, and then all others that have or ever had its day. When there are none, the
  ///   games that are open: first the nearest that friends can answer. The others follow by their start.
  public func shownGames(on page: PlanPage?, at now: Instant) -> [PlannedGame] {
    let ofPage = page.map { games(on: $0) } ?? []
    guard ofPage.isEmpty else { return ofPage }
    var shown = openGames(at: now)
    guard let next = shown.firstIndex(where: { $0.takesReplies(at: now) }) else { return shown }
    shown.insert(shown.remove(at: next), at: 0)
    return shown
  }

  /// The series that have a game to come.
  public func runningSeries(at now: Instant) -> [Series] {
    allSeries.filter { series in
      let today = CivilDay(zone(named: series.details.zone).civil(now))
      return series.recurrence.last.map { today <= $0 } ?? true
    }
  }

  /// The next game of a series that takes place and has not begun, also not before its time; `nil` when there is
  /// none.
  public func nextGame(of series: Series, at now: Instant) -> PlannedGame? {
    let today = CivilDay(CivilTime(now))
    // Some days back, for a game that was moved, and far enough for some that are cancelled.
    let earliest = today.advanced(byDays: -7)
    let latest = max(today, series.recurrence.first)
      .advanced(byDays: 7 * series.recurrence.weeks * Self.gamesLookedAhead)
    return series.recurrence.days(from: earliest, to: latest)
      .compactMap { game(.series(series.id, $0)) }
      .filter { now < $0.start && $0.cancellation == nil && $0.gather == nil }.byStart.first
  }

  /// The next game of each running series that has none among others, in the order in which the series were made.
  public func nextGames(
    besides games: [PlannedGame], at now: Instant
  ) -> [(series: Series, next: PlannedGame)] {
    runningSeries(at: now).compactMap { series in
      let isAmongThem = games.contains { game in
        if case .series(series.id, _) = game.key { true } else { false }
      }
      return isAmongThem ? nil : nextGame(of: series, at: now).map { (series, $0) }
    }
  }

  /// Among how many days the next game of a series is looked for.
  private static let gamesLookedAhead = 10

  /// The games that people could answer at some time between two instants, and perhaps others of these days.
  func games(from begin: Instant, to end: Instant) -> [PlannedGame] {
    let earliest = CivilDay(CivilTime(begin)).advanced(byDays: -3)
    return planned(since: earliest) + computed(from: earliest, until: CivilDay(CivilTime(end)))
  }

  func openCount(at now: Instant) -> Int {
    planned(at: now).count { game in
      if case .single = game.key { game.isOpen(at: now) } else { false }
    }
  }

  /// The games to which something happened, without those that are long over.
  private func planned(at now: Instant) -> [PlannedGame] {
    // A day longer than any time zone and any game need.
    planned(since: CivilDay(CivilTime(now)).advanced(byDays: -3))
  }

  private func planned(since day: CivilDay) -> [PlannedGame] {
    allPlans.filter { day <= $0.lastDay }.compactMap { game($0.key) }
  }

  /// The games of series to which nothing happened, from the days around an instant.
  ///
  /// Found by division and not by going through a series from its beginning.
  private func computed(at now: Instant) -> [PlannedGame] {
    let today = CivilDay(CivilTime(now))
    return computed(from: today.advanced(byDays: -3), until: today)
  }

  private func computed(from earliest: CivilDay, until today: CivilDay) -> [PlannedGame] {
    let latest = today.advanced(byDays: TimeBefore.dayRange.upperBound + 2)
    return allSeries.flatMap { series in
      var days = series.recurrence.days(from: earliest, to: latest)
      // The first game is open at once, however far away it is.
      let first = series.recurrence.first
      if latest < first, series.recurrence.contains(first) { days.append(first) }
      return days.map { PlanKey.series(series.id, $0) }.filter { plan($0) == nil }
        .compactMap { game($0) }
    }
  }
}

extension [PlannedGame] {
  /// The games by their start, in the same order on every device.
  var byStart: [PlannedGame] {
    sorted { ($0.start, $0.id.raw.high) < ($1.start, $1.id.raw.high) }
  }
}
