public import Hummingbird
public import Logging
import NIOCore

/// Builds the server around its storage; the command line and the tests call the same.
///
/// The site's pages answer where no route of the API does.
public func buildApplication(
  store: any Store,
  settings: ServerSettings,
  site: Site = Site(),
  world: World = .real,
  logger: Logger,
  onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
) -> some ApplicationProtocol {
  let accounts = Accounts(store: store, settings: settings, world: world)
  let squads = SquadRegistry(log: store, logger: logger)
  let routes = Routes(
    accounts: accounts, squads: squads, site: site, settings: settings, world: world,
    store: store)
  return Application(
    responder: Responder(routes: routes, settings: settings),
    server: .http1(configuration: .init(idleTimeout: .seconds(75))),
    configuration: ApplicationConfiguration(
      address: .hostname(settings.host, port: settings.port), backlog: 1_024),
    services: [Housekeeping(accounts: accounts, squads: squads, logger: logger)],
    onServerRunning: onServerRunning,
    logger: logger)
}
