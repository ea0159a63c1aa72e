extension Gather {
  /// The changes that bring a new clock to the state of this one.
  var retoldClock: [(change: Change, madeAt: Instant)] {
    var changes: [(change: Change, madeAt: Instant)] = []
    var known = ClockFormat.default
    func set(_ format: ClockFormat) {
      if format != known { changes.append((.clockFormatSet(id, format), startedAt)) }
      known = format
    }
    for (index, period) in clock.periods.enumerated() {
      let length = period.retoldLength
      set(ClockFormat(acceptedPeriods: clock.format.periods, length: length))
      changes += retold(period)
      let seconds = period.length.totalSeconds - length.totalSeconds
      if seconds != 0 { changes.append((.clockMoved(id, seconds: seconds), startedAt)) }
      if period.isOver, let end = period.runs.last?.to {
        changes.append((.periodEnded(id, index + 1), end))
      }
    }
    set(clock.format)
    return changes
  }

  private func retold(_ period: Period) -> [(change: Change, madeAt: Instant)] {
    period.runs.flatMap { run -> [(change: Change, madeAt: Instant)] in
      let start: (change: Change, madeAt: Instant) = (.clockStarted(id), run.from)
      return run.to.map { [start, (.clockPaused(id), $0)] } ?? [start]
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
