import ChangeStore
import Logging
import ServiceLifecycle

/// The server's periodic work: heartbeats, storing when tokens were used, and removing expired ones.
struct Housekeeping: Service {
  let accounts: Accounts
  let squads: SquadRegistry
  let logger: Logger
  let metrics: ServerMetrics

  /// Short enough for proxies that close a silent connection after a minute.
  private static let heartbeatInterval: Duration = .seconds(20)
  private static let heartbeatsPerCleaning = 180

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var heartbeats = 0
      while !Task.isCancelled {
        if heartbeats.isMultiple(of: Self.heartbeatsPerCleaning) { await clean() }
        heartbeats += 1
        guard (try? await Task.sleep(for: Self.heartbeatInterval)) != nil else { return }
        await squads.heartbeat()
        await recordUses()
      }
    }
    // In another epoch tokens are others.
    if !Task.isCancelled { await recordUses() }
  }

  private func recordUses() async {
    do throws(StorageError) {
      try await accounts.recordUses()
    } catch {
      metrics.count(error)
      logger.error("The use of tokens could not be stored", metadata: ["reason": "\(error)"])
    }
  }

  private func clean() async {
    do throws(StorageError) {
      try await accounts.clean()
    } catch {
      metrics.count(error)
      logger.error(
        "Expired tokens and attempts could not be removed", metadata: ["reason": "\(error)"])
    }
  }
}
