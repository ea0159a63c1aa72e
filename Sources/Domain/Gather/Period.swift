/// A period of a match that has begun, with the intervals in which it was played.
public struct Period: Hashable, Sendable {
  /// An interval in which the clock ran.
  public struct Run: Hashable, Sendable {
    /// When the clock was started or resumed.
    public let from: Instant
    /// When the clock was paused or the period ended, not before `from`; `nil` while it runs.
    public internal(set) var to: Instant?

    /// Creates an interval.
    public init(from: Instant, to: Instant? = nil) {
      self.from = from
      self.to = to.map { max(from, $0) }
    }

    /// The milliseconds that were played up to an instant.
    func played(until instant: Instant) -> Int64 {
      max(0, from.milliseconds(until: min(instant, to ?? .latest)))
    }
  }

  /// The time after which the rest of the period is added time.
  public internal(set) var length: ClockSetting
  /// The intervals in which the period was played, in order; at least one.
  public internal(set) var runs: [Run]
  /// Whether the period ended, so that the clock next starts another.
  public internal(set) var isOver: Bool

  /// Creates a period that was read from storage; `nil` without a run, and when another run than
  /// the last of a period that is not over has no end.
  public init?(length: ClockSetting, runs: [Run], isOver: Bool = false) {
    let ended = isOver ? runs[...] : runs.dropLast()
    guard !runs.isEmpty, ended.allSatisfy({ $0.to != nil }) else { return nil }
    self.length = length
    self.runs = runs
    self.isOver = isOver
  }

  init(length: ClockSetting, from start: Instant) {
    self.length = length
    runs = [Run(from: start)]
    isOver = false
  }

  /// When the period began.
  public var begin: Instant { runs.first?.from ?? .earliest }

  /// Whether the clock runs.
  public var isRunning: Bool { runs.last.map { $0.to == nil } ?? false }

  /// The milliseconds that were played up to an instant, with added time.
  public func played(until instant: Instant) -> Int64 {
    runs.reduce(0) { $0 + $1.played(until: instant) }
  }

  /// The milliseconds between two instants in which the period was played.
  public func played(from start: Instant, until end: Instant) -> Int64 {
    max(0, played(until: end) - played(until: start))
  }

  /// When the running clock reaches zero, or did; `nil` while it does not run.
  var zero: Instant? {
    guard let run = runs.last, run.to == nil else { return nil }
    return run.from.advanced(byMilliseconds: length.milliseconds - played(until: run.from))
  }

  /// Takes back the end, and the last stop.
  mutating func resume() {
    guard let last = runs.last else { return }
    runs[runs.count - 1] = Run(from: last.from)
    isOver = false
  }

  /// Stops the clock, if it runs.
  mutating func stop(at now: Instant) {
    guard let last = runs.last, last.to == nil else { return }
    runs[runs.count - 1] = Run(from: last.from, to: now)
  }
}
