extension Gather {
  /// The changes that bring a new clock to the state of this one.
  func retoldClock(
    of game: Game, at format: ClockFormat?
  ) -> [(change: Change, madeAt: Instant)] {
    let (clock, startedAt) = (game.clock, game.startedAt)
    var changes: [(change: Change, madeAt: Instant)] = []
    var known = format
    func set(_ format: ClockFormat) {
      if format != known { changes.append((.clock(id, game.id, .formatSet(format)), startedAt)) }
      known = format
    }
    for (index, period) in clock.periods.enumerated() {
      let length = period.retoldLength
      set(ClockFormat(acceptedPeriods: clock.format.periods, length: length))
      changes += retold(period, in: game.id)
      let seconds = period.length.totalSeconds - length.totalSeconds
      if seconds != 0 {
        changes.append((.clock(id, game.id, .moved(seconds: seconds)), startedAt))
      }
      if period.isOver, let end = period.runs.last?.to {
        changes.append((.clock(id, game.id, .periodEnded(index + 1)), end))
      }
    }
    set(clock.format)
    return changes
  }

  private func retold(
    _ period: Period, in game: Game.ID?
  ) -> [(change: Change, madeAt: Instant)] {
    period.runs.flatMap { run -> [(change: Change, madeAt: Instant)] in
      let start: (change: Change, madeAt: Instant) = (.clock(id, game, .started), run.from)
      return run.to.map { [start, (.clock(id, game, .paused), $0)] } ?? [start]
    }
  }
}

extension Period {
  /// A length with which each of the runs is resumed and none of them begins another period.
  fileprivate var retoldLength: ClockSetting {
    let resumedAt = runs.dropLast().reduce(0) { $0 + $1.played(until: .latest) }
    guard resumedAt >= length.milliseconds else { return length }
    return ClockSetting(totalSeconds: ClockSetting.longest) ?? length
  }
}
