import ChangeStore
import Domain
import ServiceLifecycle

/// All that serves one epoch of the storage: nothing of it is used in another.
final class Era: Sendable {
  let routes: Routes
  let store: any Store
  private let housekeeping: Housekeeping
  private let news: NewsService

  init(routes: Routes, store: any Store, housekeeping: Housekeeping, news: NewsService) {
    self.routes = routes
    self.store = store
    self.housekeeping = housekeeping
    self.news = news
  }

  /// Does the periodic work until another epoch begins or the server shuts down.
  /// - Returns: The storage of the next epoch; `nil` when the server shuts down.
  func run(orBegin new: Epoch.ID) async -> Successor? {
    await withTaskGroup(of: Successor?.self) { group in
      group.addTask { [housekeeping] in
        try? await housekeeping.run()
        return nil
      }
      group.addTask { [news] in
        try? await news.run()
        return nil
      }
      group.addTask { [store] in
        await cancelWhenGracefulShutdown { await store.successor(orBegin: new) }
      }
      var successor: Successor?
      for await found in group where found != nil {
        successor = found
        group.cancelAll()
      }
      return successor
    }
  }

  /// Ends all streams, so that devices and browsers come back to the next era.
  func close() async { await routes.squads.closeAll() }
}
