import ChangeStore
import Domain
import Logging
import ServiceLifecycle
import Synchronization

/// Lets rooms and sessions hear what other servers of the database announce.
final class NewsService: Service {
  private let accounts: Accounts
  private let squads: SquadRegistry
  private let announcer: any Announcer
  private let logger: Logger
  /// One comparison at a time, because each asks for all squads in use.
  private let isComparing = Atomic(false)

  init(
    accounts: Accounts, squads: SquadRegistry, announcer: any Announcer, logger: Logger
  ) {
    self.accounts = accounts
    self.squads = squads
    self.announcer = announcer
    self.logger = logger
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        for await news in self.announcer.news() {
          // Beside one another, because a room that reads much takes long.
          group.addTask { await self.hear(news) }
        }
      }
    }
    // A service that ends by itself would end the server.
    try? await gracefulShutdown()
  }

  private func hear(_ news: News) async {
    switch news {
    case .mayHaveMissed: await compareEnds()
    case .announced(.sessionsEnded(let account), _):
      for squad in accounts.forgetSessions(of: account) { await squads.heartbeat(of: squad) }
    case .announced(.deleted(let squad), _): await squads.close(squad)
    case .announced(let announcement, let server):
      guard let squad = announcement.squad else { return }
      await squads.room(squad)?.hear(announcement, by: server)
    }
  }

  /// Left out while another one runs; the next comes soon.
  private func compareEnds() async {
    guard !isComparing.exchange(true, ordering: .relaxed) else { return }
    defer { isComparing.store(false, ordering: .relaxed) }
    do throws(StorageError) {
      try await squads.compareEnds()
    } catch {
      // Requests meet the same error.
      logger.debug("Logs could not be compared", metadata: ["reason": "\(error)"])
    }
  }
}

extension Announcement {
  fileprivate var squad: Squad.ID? {
    switch self {
    case .appended(let squad, _), .heard(let squad, _), .scorekeeperHeard(let squad, _, _),
      .followers(let squad, _), .deleted(let squad):
      squad
    case .sessionsEnded: nil
    }
  }
}
