// Which games there are at an instant.
extension Plans {
  /// The milliseconds after its start until which a game is shown.
  static let timeShown: Int64 = 3 * 3_600_000

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
    guard contains(key) else { return nil }
    return PlannedGame(key, in: self)
  }

  /// The games that a page for friends shows, the one that they answer first.
  /// - Parameters:
  ///   - day: The day that the page is about; `nil` for the next game, whenever it is.
  ///   - now: The time.
  /// - Returns: All games that have or ever had that day, or else those that are open: first the nearest that
  ///   friends can answer, and then the others by their start.
  public func shownGames(on day: CivilDay?, at now: Instant) -> [PlannedGame] {
    let ofDay = day.map { games(on: $0) } ?? []
    var shown = ofDay.isEmpty ? openGames(at: now) : ofDay
    guard let next = shown.firstIndex(where: { $0.takesReplies(at: now) }) else { return shown }
    shown.insert(shown.remove(at: next), at: 0)
    return shown
  }

  /// The games that have a day or had it before they were moved, by their start.
  private func games(on day: CivilDay) -> [PlannedGame] {
    let planned = allPlans.filter { $0.hadDay(day) }.map { $0.key }
    let computed = allSeries.filter { $0.recurrence.contains(day) }
      .map { PlanKey.series($0.id, day) }.filter { plan($0) == nil }
    return (planned + computed).compactMap { game($0) }
      .byStart
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

  /// Among how many days the next game of a series is looked for.
  private static let gamesLookedAhead = 10

  func openCount(at now: Instant) -> Int {
    planned(at: now).count { game in
      if case .single = game.key { game.isOpen(at: now) } else { false }
    }
  }

  /// The games to which something happened, without those that are long over.
  private func planned(at now: Instant) -> [PlannedGame] {
    // A day longer than any time zone and any game need.
    let today = CivilDay(CivilTime(now)).advanced(byDays: -3)
    return allPlans.filter { today <= $0.lastDay }.compactMap { game($0.key) }
  }

  /// The games of series to which nothing happened, from the days around an instant.
  ///
  /// Found by division and not by going through a series from its beginning.
  private func computed(at now: Instant) -> [PlannedGame] {
    let today = CivilDay(CivilTime(now))
    let latest = today.advanced(byDays: TimeBefore.dayRange.upperBound + 2)
    return allSeries.flatMap { series in
      var days = series.recurrence.days(from: today.advanced(byDays: -3), to: latest)
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

extension Plan {
  fileprivate func hadDay(_ day: CivilDay) -> Bool {
    if case .series(_, day) = key { return true }
    return entries.contains { entry in
      switch entry.change {
      case .made(day, _), .moved(day): true
      default: false
      }
    }
  }

  /// The latest day that the plan had.
  var lastDay: CivilDay {
    var last = if case .series(_, let day) = key { day } else { CivilDay.earliest }
    for entry in entries {
      switch entry.change {
      case .made(let day, _), .moved(let day): last = max(last, day)
      default: break
      }
    }
    return last
  }
}
