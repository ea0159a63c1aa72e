import Foundation
import Synchronization

/// Compares this machine's clock with that of the database's server, because links and sessions end by both.
final class ClockWatch: Sendable {
  /// The differences in milliseconds that are reported, and those with which nothing should be served.
  private static let reported: Int64 = 2_000
  private static let bearable: Int64 = 60_000
  private static let interval: Duration = .seconds(60)

  private struct State {
    var difference: Int64 = 0
    var measuredAt: ContinuousClock.Instant?
  }

  private let now: @Sendable () -> Int64
  private let report: @Sendable (DatabaseServerError) -> Void
  private let state = Mutex(State())

  init(
    now: @escaping @Sendable () -> Int64, report: @escaping @Sendable (DatabaseServerError) -> Void
  ) {
    self.now = now
    self.report = report
  }

  func measureWhenDue(by connection: PostgresConnection) throws(PostgresError) {
    let last = state.withLock { $0.measuredAt }
    if last.map({ $0 + Self.interval <= .now }) ?? true { try measure(by: connection) }
  }

  /// Measures the difference; reports it when it begins to matter.
  func measure(by connection: PostgresConnection) throws(PostgresError) {
    let before = now()
    let answer = try connection.run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    let after = now()
    guard let there = answer.integer(0, 0) else { return }
    // The server's clock was read at some time in between.
    let difference = there < before ? before - there : max(0, there - after)
    let former = state.withLock { state in
      defer { state = State(difference: difference, measuredAt: .now) }
      return state.difference
    }
    guard difference > Self.reported, former <= Self.reported else { return }
    report(.clocksDiffer(seconds: difference / 1_000))
  }

  /// - Throws: `DatabaseServerError.clocksDiffer` when the last difference is too large.
  func check() throws(StorageError) {
    let difference = state.withLock { $0.difference }
    guard difference <= Self.bearable else {
      throw .server(.clocksDiffer(seconds: difference / 1_000))
    }
  }
}

extension ClockWatch {
  /// The milliseconds since 1970.
  static let system: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) }
}
