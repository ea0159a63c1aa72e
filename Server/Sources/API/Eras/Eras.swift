import ChangeStore
import Domain
import Logging
import Picture
import ServiceLifecycle
import Synchronization

/// What serves the storage, made again for each epoch: a server does within itself what it does when it is restarted.
///
/// So no state of a squad, no token and no link that the storage had before can get into the next epoch.
final class Eras: Service {
  private let make: @Sendable (any Store, Epoch.ID) -> Era
  private let newEpoch: @Sendable () -> Epoch.ID
  private let era: Mutex<Era>

  init(
    of store: any Store, in epoch: Epoch.ID, settings: ServerSettings, site: Site,
    fallback: (any FallbackResponder)?, environment: ServerEnvironment, readiness: Readiness,
    logger: Logger, metrics: ServerMetrics
  ) {
    let make = { @Sendable (store: any Store, epoch: Epoch.ID) in
      let accounts = Accounts(
        store: store, settings: settings, environment: environment, metrics: metrics)
      let squads = SquadRegistry(
        log: store, logger: logger, now: environment.now,
        memoryLimit: settings.quotas.squadMemory, metrics: metrics)
      let routes = Routes(
        accounts: accounts, squads: squads, writes: WriteBudgets(settings.quotas), epoch: epoch,
        links: LinkGate(settings.throttling, store: store), replies: ReplyLimits(settings.quotas),
        places: LinkPlaces(settings.quotas, metrics: metrics), pictures: LinkPictures(),
        site: site, fallback: fallback, settings: settings, environment: environment,
        store: store, metrics: metrics, readiness: readiness)
      return Era(
        routes: routes, store: store,
        housekeeping: Housekeeping(
          accounts: accounts, squads: squads, logger: logger, metrics: metrics),
        news: NewsService(accounts: accounts, squads: squads, announcer: store, logger: logger))
    }
    self.make = make
    newEpoch = { environment.identifier() }
    era = Mutex(make(store, epoch))
  }

  /// What serves now.
  var current: Era { era.withLock { $0 } }

  func run() async throws {
    while let successor = await current.run(orBegin: newEpoch()) {
      let next = make(successor.store, successor.epoch)
      let former = era.withLock { era in
        defer { era = next }
        return era
      }
      await former.close()
    }
  }
}
