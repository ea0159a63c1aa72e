extension Gather {
  /// The changes that bring a new clock to the state of this one.
  func retoldClock(
    of game: Game, at format: ClockFormat?
  ) -> [(change: Change, madeAt: Instant)] {
    let (clock, startedAt) = (game.clock, game.startedAt)
    var changes: [(change: Change, madeAt: Instant)] = []
    var known = format
    func set(_ format: ClockFormat) {
      if format != known { changes.append((.clockFormatSet(id, format, in: game.id), startedAt)) }
      known = format
    }
    for (index, period) in clock.periods.enumerated() {
      let length = period.retoldLength
      set(ClockFormat(acceptedPeriods: clock.format.periods, length: length))
      changes += retold(period, in: game.id)
      let seconds = period.length.totalSeconds - length.totalSeconds
      if seconds != 0 {
        changes.append((.clockMoved(id, seconds: seconds, in: game.id), startedAt))
      }
      if period.isOver, let end = period.runs.last?.to {
        changes.append((.periodEnded(id, index + 1, in: game.id), end))
      }
    }
    set(clock.format)
    return changes
  }

  private func retold(
    _ period: Period, in game: Game.ID?
  ) -> [(change: Change, madeAt: Instant)] {
    period.runs.flatMap { run -> [(change: Change, madeAt: Instant)] in
      let start: (change: Change, madeAt: Instant) = (.clockStarted(id, in: game), run.from)
      return run.to.map { [start, (.clockPaused(id, in: game), $0)] } ?? [start]
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
