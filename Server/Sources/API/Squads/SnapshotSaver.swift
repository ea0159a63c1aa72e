import ChangeStore
import Domain
import Logging

/// Saves snapshots one after the other, because saving one takes as much memory as its squad.
actor SnapshotSaver {
  private let log: any ChangeLog
  private let logger: Logger
  private let metrics: ServerMetrics
  private var last: Task<Void, Never>?

  init(log: any ChangeLog, logger: Logger, metrics: ServerMetrics = .none) {
    self.log = log
    self.logger = logger
    self.metrics = metrics
  }

  /// Saves a snapshot after those that wait; a failure is only logged, because the log has it all.
  func save(_ snapshot: Snapshot, of squad: Squad.ID) {
    last = Task { [last, log, logger, metrics] in
      await last?.value
      do throws(AppendError) {
        try await log.save(snapshot, of: squad)
      } catch {
        metrics.count(error)
        logger.error("A snapshot could not be saved", metadata: ["reason": "\(error)"])
      }
    }
  }
}
