import Domain

/// What was planned before, from which the form of the next game is filled in: a game, or a series, whose single
/// games may have been moved or changed.
struct LastPlan {
  /// The day of the game, or the last one of the series that has come, before it is moved.
  let day: CivilDay
  let details: PlanDetails
  /// The series; `nil` for a game that was planned by itself.
  let series: Series?
}

extension ScreenContext {
  /// All that was planned, the latest first.
  var plansByDay: [LastPlan] {
    let plans = squad.plans
    let singles = plans.allPlans.compactMap { plan in
      if case .single = plan.key { plans.game(plan.key) } else { nil }
    }.map { (start: $0.start, plan: LastPlan(day: $0.day, details: $0.details, series: nil)) }
    let series = plans.allSeries.map { series in
      let day = lastDay(of: series)
      let details = series.details(on: day)
      let start = plans.zone(named: details.zone).instant(of: day, minute: details.minute.number)
      return (start: start, plan: LastPlan(day: day, details: details, series: series))
    }
    return (singles + series).sorted { $1.start < $0.start }.map { $0.plan }
  }

  /// The series of a game after which there are more; `nil` for one that was planned by itself, and for the last.
  func series(goingOnAfter key: PlanKey) -> Series? {
    guard case .series(let id, let day) = key, let series = squad.plans.series(id),
      series.recurrence.contains(day.advanced(byDays: 7 * series.recurrence.weeks))
    else { return nil }
    return series
  }

  /// The latest day of a series that has come; its first before that.
  private func lastDay(of series: Series) -> CivilDay {
    let today = CivilDay(squad.plans.zone(named: series.details.zone).civil(now))
    let (first, step) = (series.recurrence.first, 7 * series.recurrence.weeks)
    let latest = min(today, series.recurrence.last ?? today)
    return first.advanced(byDays: max(0, latest.number - first.number) / step * step)
  }

  /// The day of the last match; `nil` before the first.
  func lastDayPlayed(in zone: Zone) -> CivilDay? {
    squad.gathers.map { $0.startedAt }.max().map { CivilDay(zone.civil($0)) }
  }

  /// Whether a game that takes place begins at an instant, also one of a series that cannot be answered yet.
  func isPlanned(at start: Instant) -> Bool {
    let day = CivilDay(CivilTime(start))
    let days = (-1...1).map { day.advanced(byDays: $0) }
    return days.flatMap { squad.plans.games(on: $0) }
      .contains { $0.start == start && $0.cancellation == nil }
  }
}
