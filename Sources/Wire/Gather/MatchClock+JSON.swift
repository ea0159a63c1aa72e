import Domain

extension MatchClock {
  init(_ fields: Fields, startedAt: Instant) throws(WireError) {
    guard fields.value("played") != nil else {
      try self.init(before: fields, startedAt: startedAt)
      return
    }
    let periods = try fields.objects("played") { fields throws(WireError) in
      try Period(fields)
    }
    guard periods.dropLast().allSatisfy({ $0.isOver }) else { throw .outOfRange(field: "played") }
    self.init(format: try ClockFormat(fields.object("format")), periods: periods)
  }

  /// Reads a clock of version 0, which told what was left instead of when it ran.
  ///
  /// Pauses are not known, so that a running clock began so long before its zero as it was set to.
  private init(before fields: Fields, startedAt: Instant) throws(WireError) {
    let length = try fields.clockSetting("seconds")
    var run: Period.Run?
    if let zero = try fields.instantIfPresent("runningUntil") {
      run = Period.Run(from: zero.advanced(byMilliseconds: -length.milliseconds))
    } else if let remaining = try fields.integerIfPresent("remainingMilliseconds") {
      guard fields.provenance == .accepted || (0...length.milliseconds).contains(remaining) else {
        throw .outOfRange(field: "remainingMilliseconds")
      }
      let played = length.milliseconds - min(max(0, remaining), length.milliseconds)
      run = Period.Run(from: startedAt, to: startedAt.advanced(byMilliseconds: played))
    }
    let period = run.flatMap { Period(length: length, runs: [$0]) }
    self.init(
      format: ClockFormat(acceptedPeriods: 1, length: length), periods: period.map { [$0] } ?? [])
  }
}

extension Period {
  fileprivate init(_ fields: Fields) throws(WireError) {
    let runs = try fields.objects("runs") { fields throws(WireError) in
      Run(from: try fields.instant("from"), to: try fields.instantIfPresent("to"))
    }
    guard
      let period = Period(
        length: try fields.clockSetting("seconds"), runs: runs, isOver: fields.isTrue("isOver"))
    else { throw .outOfRange(field: "runs") }
    self = period
  }
}

extension JSONWriter {
  /// Writes a clock under other names than version 0, which would not read the periods.
  mutating func clock(_ clock: MatchClock) {
    object { writer in
      writer.name("format")
      writer.object { $0.members(clock.format) }
      writer.array("played", clock.periods) { period, writer in
        writer.object { writer in
          writer.integer("seconds", period.length.totalSeconds)
          writer.flag("isOver", period.isOver)
          writer.array("runs", period.runs) { run, writer in
            writer.object { writer in
              writer.integer("from", run.from.milliseconds)
              if let end = run.to { writer.integer("to", end.milliseconds) }
            }
          }
        }
      }
    }
  }
}
