public import ChangeStore
import Domain
public import Hummingbird
public import Logging
public import Metrics
import NIOCore
import Picture
import ServiceLifecycle

/// Builds the server around its storage, for the command line and for the tests.
///
/// ```swift
/// let store = try SQLiteStore(path: "gather.sqlite")
/// let app = try await buildApplication(
///   store: store, settings: ServerSettings(port: 8080), logger: Logger(label: "gather"))
/// try await app.runService()
/// ```
///
/// A request is served by a route of the API, else by a page of the site, else by the fallback.
/// When storage has no epoch yet, a new epoch begins. `ServerMetric` says what is recorded.
/// - Throws: `StorageError` when storage cannot be read or written.
public func buildApplication(
  store: any Store,
  settings: ServerSettings,
  site: Site = Site(),
  fallback: (any FallbackResponder)? = nil,
  environment: ServerEnvironment = .real,
  readiness: Readiness = Readiness(),
  logger: Logger,
  metrics factory: any MetricsFactory = NOOPMetricsHandler.instance,
  onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
) async throws(StorageError) -> some ApplicationProtocol {
  let epoch = try await store.epoch(orBegin: environment.identifier())
  let eras = Eras(
    of: store, in: epoch, settings: settings, site: site, fallback: fallback,
    environment: environment, readiness: readiness, logger: logger,
    metrics: ServerMetrics(factory))
  let connections = ConnectionCounts(behind: settings.trustedProxies)
  let unread = UnreadBytes(limit: settings.quotas.unreadBytes)
  return Application(
    responder: Responder(eras: eras, settings: settings, environment: environment),
    server: .http1(
      configuration: .init(
        additionalChannelHandlers: [
          ConnectionLimit(connections), RequestDeadline(), UnreadLimit(unread), ContinueHandler(),
          DepartureHandler(), ReadingDeadline(settings.readingDeadline), RefusalCloser(),
        ], idleTimeout: .seconds(75))),
    configuration: ApplicationConfiguration(
      address: .hostname(settings.host, port: settings.port), backlog: 1_024),
    services: [eras] + (fallback.map { [$0] } ?? []),
    onServerRunning: onServerRunning,
    logger: logger)
}
