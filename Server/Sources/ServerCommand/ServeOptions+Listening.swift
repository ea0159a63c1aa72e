import API
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

// The address of the server, and its life.
extension ServeOptions {
  func announce(_ channel: any Channel, _ settings: ServerSettings) {
    guard let address = channel.localAddress, let port = address.port else { return }
    let own = ListeningAddress(host: address.ipAddress ?? "localhost", port: port)
    let served = settings.publicOrigin.map { "\($0), served from http://\(own)" } ?? "http://\(own)"
    tell("Football Gather is at \(served)")
  }

  func serve(
    _ services: [any Service], settings: ServerSettings, patience: Duration, logger: Logger
  ) async throws(CommandError) {
    var configuration = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = patience
    try await listening(settings) { try await ServiceGroup(configuration: configuration).run() }
  }

  /// Checks that this process can listen, before it creates or changes a database.
  func checkAddress(_ settings: ServerSettings) async throws(CommandError) {
    try await listening(settings) {
      try await ListeningAddress(host: settings.host, port: settings.port).tryOut()
    }
  }

  private func listening(
    _ settings: ServerSettings, _ work: () async throws -> Void
  ) async throws(CommandError) {
    do {
      try await work()
    } catch let error as CommandError {
      throw error
    } catch {
      let (host, port) = (try Settings.host.given(host), try Settings.port.given(port))
      guard let error = error as? IOError, error.errnoCode == EADDRINUSE else {
        throw .cannotListen(
          host: settings.host, port: settings.port, chooseBy: "\(host.name), or \(port.name)")
      }
      throw .portTaken(settings.port, chooseBy: port.name)
    }
  }
}
