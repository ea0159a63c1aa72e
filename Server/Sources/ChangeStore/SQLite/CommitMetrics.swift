import Metrics

/// What a file of SQLite records about its transactions.
package enum CommitMetric: String, CaseIterable, Sendable {
  case writes = "gather_sqlite_commit_writes"
  case duration = "gather_sqlite_commit_duration_seconds"

  /// What the metric means, in a sentence for the server's operator.
  package var help: String {
    switch self {
    case .writes:
      "Writes that one transaction of SQLite stored: appends to squads, accounts and tokens."
    case .duration: "Time that one transaction of SQLite took, with the wait for the disk."
    }
  }
}

/// The metrics of the transactions that writes share.
struct CommitMetrics: Sendable {
  private let writes: Recorder
  private let duration: Timer

  init(_ factory: any MetricsFactory) {
    writes = Recorder(label: CommitMetric.writes.rawValue, factory: factory)
    duration = Timer(label: CommitMetric.duration.rawValue, factory: factory)
  }

  /// Records a transaction that stored at least one write.
  func record(writes count: Int, in time: Duration) {
    guard count > 0 else { return }
    writes.record(count)
    duration.record(duration: time)
  }
}
