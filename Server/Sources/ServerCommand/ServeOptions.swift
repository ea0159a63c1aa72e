package import API
package import ArgumentParser
import ChangeStore
import Foundation
package import Logging
import Metrics
import ServiceLifecycle

/// The options and the work of `serve`, for the server with and without the samples.
///
/// ```swift
/// struct Serve: AsyncParsableCommand {
///   @OptionGroup var options: ServeOptions
///
///   func run() async throws { try await options.serve() }
/// }
/// ```
package struct ServeOptions: ParsableArguments {
  @Option(help: Settings.host.help)
  package var host: String?

  @Option(help: Settings.port.help)
  package var port: Int?

  @OptionGroup package var database: DatabaseOptions

  @Option(help: Settings.client.help, completion: .directory)
  package var client: String?

  @Option(help: Settings.publicURL.help)
  package var publicURL: String?

  @Flag(inversion: .prefixedNo, help: Settings.isBehindProxy.help)
  package var behindProxy: Bool?

  @Option(help: Settings.trustedProxies.help)
  package var trustedProxies: String?

  @OptionGroup package var observation: ObservationOptions

  @OptionGroup package var quotas: QuotaOptions

  @OptionGroup package var registration: RegistrationOptions

  /// Less than the ten seconds that Docker and systemd wait before they kill.
  static let shutdownPatience: Duration = .seconds(8)

  package init() {}

  /// Runs the server until SIGTERM or SIGINT.
  ///
  /// The fallback of `makeFallback` responds where neither the API nor the client does.
  package func serve(
    makeFallback: (Logger) -> (any FallbackResponder)? = { _ in nil }
  ) async throws {
    OpenFiles.allowAll()
    HeapArenas.limit()
    try await reporting {
      let settings = try settings()
      let drain = try observation.drain()
      let logger = try observation.logger()
      let place = try database.place()
      let site = try site()
      let metricsServer = try observation.metricsServer(of: place, logger: logger)
      try await checkAddress(settings)
      try await metricsServer?.checkAddress()
      let factory: any MetricsFactory = metricsServer?.factory ?? NOOPMetricsHandler.instance
      let served = try place.serve(
        evenIfCopied: database.evenIfCopied,
        squadByteLimits: SquadByteLimits(
          named: settings.quotas.squadBytes, unnamed: settings.quotas.unnamedSquadBytes),
        metrics: factory,
        report: { error in
          logger.error(
            "Trouble with the database", metadata: ["reason": "\(error.message(path: place.name))"])
        },
        reportTakeover: { logger.log(level: $0.logLevel, "\($0.logText)") })
      let app = try await usingStorage(at: place) { () async throws(StorageError) in
        try await buildApplication(
          store: served.database.store, settings: settings, site: site,
          fallback: makeFallback(logger), readiness: drain.readiness,
          logger: logger, metrics: factory,
          onServerRunning: { channel in
            announce(channel, settings)
            metricsServer?.start()
          })
      }
      // They end in the reverse order.
      let services: [any Service] =
        (metricsServer.map { [$0] } ?? []) + place.upkeep(logger: logger) + [app, drain]
      try await serve(
        services, settings: settings, patience: drain.time + Self.shutdownPatience,
        logger: logger)
      try await usingStorage(at: place) { () async throws(StorageError) in try served.end() }
    }
  }
}

extension ServeOptions {
  private func settings() throws(CommandError) -> ServerSettings {
    let url = try Settings.publicURL.given(publicURL)
    // Files, cookies and the device's storage are those of a whole host.
    let parts = url.value.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count < 4 || parts[3].isEmpty else {
      throw .publicURLBelowPath(url.name, value: url.value)
    }
    return ServerSettings(
      host: try Settings.host.value(host),
      port: try Settings.port.value(port),
      isPublicURLSecure: url.value.hasPrefix("https://"),
      publicAuthority: String(url.value.split(separator: "/").dropFirst().first ?? ""),
      trustedProxies: try proxies(),
      throttling: try registration.throttling(),
      quotas: try quotas.quotas(),
      registration: try registration.policy(),
      takesUnnamed: try registration.takesUnnamed())
  }

  private func proxies() throws(CommandError) -> TrustedProxies {
    let named = TrustedProxies(try Settings.trustedProxies.value(trustedProxies))
    let isBehind = try Settings.isBehindProxy.value(behindProxy.map { Answer($0) }).isYes
    return isBehind ? named ?? .loopback : .none
  }

  private func site() throws(CommandError) -> Site {
    let named = try Settings.client.value(client)
    let url = try Settings.publicURL.value(publicURL)
    let publicURL = url.hasPrefix("https://") ? url : nil
    guard named.isEmpty else { return try Site(folder: named, publicURL: publicURL) }
    guard let beside = Site.folderBesideProgram else { return Site() }
    return try Site(folder: beside, publicURL: publicURL)
  }

  /// Adds the name of the database to an error of storage.
  private func usingStorage<Value>(
    at place: DatabasePlace, _ work: () async throws(StorageError) -> Value
  ) async throws(CommandError) -> Value {
    do throws(StorageError) {
      return try await work()
    } catch {
      throw .storage(error, path: place.name)
    }
  }
}
