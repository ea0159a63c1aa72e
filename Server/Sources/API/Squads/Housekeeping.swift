import ChangeStore
import Logging
import ServiceLifecycle

/// The server's periodic work: heartbeats, and removing expired tokens.
struct Housekeeping: Service {
  let accounts: Accounts
  let squads: SquadRegistry
  let logger: Logger

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
      }
    }
  }

  private func clean() async {
    do throws(StorageError) {
      try await accounts.forgetExpiredTokens()
    } catch {
      logger.error("Expired tokens could not be removed", metadata: ["reason": "\(error)"])
    }
  }
}
