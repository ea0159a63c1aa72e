import Domain
import Logging
import Metrics
import Synchronization

/// Counts the requests of devices that know another log than the server has, and logs the first of each
/// squad.
///
/// That happens after the server's data was put back from a copy, and is harmless: each device loads
/// the squad and sends what the server lost. A request whose sender lies changes nothing.
final class OtherLogs: Sendable {
  /// After so many squads no more are logged, because the log has said it.
  private static let limit = 1_000

  private let logger: Logger
  private let metrics: ServerMetrics
  private let logged = Mutex<Set<Squad.ID>>([])

  init(logger: Logger, metrics: ServerMetrics) {
    self.logger = logger
    self.metrics = metrics
  }

  /// Takes note of a request to a squad.
  func note(_ squad: Squad.ID) {
    metrics.otherLogs.increment()
    let isFirst = logged.withLock { logged in
      logged.count < Self.limit && logged.insert(squad).inserted
    }
    guard isFirst else { return }
    logger.warning(
      """
      A device knows changes that this server does not have, as after its data was put back from a \
      copy. The device loads the squad again, and sends what is missing.
      """, metadata: ["squad": "\(squad.uuidString)"])
  }
}
