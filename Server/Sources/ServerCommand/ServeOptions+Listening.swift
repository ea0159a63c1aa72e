import API
import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

// The address of the server, and its life.
extension ServeOptions {
  func announce(_ channel: any Channel) {
    guard let address = channel.localAddress, let port = address.port else { return }
    let own = ListeningAddress(host: address.ipAddress ?? "localhost", port: port)
    // Not `print`, because its buffer would hold the line back from a program that waits for it.
    FileHandle.standardOutput.write(Data("Football Gather is at http://\(own)\n".utf8))
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
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw .portTaken(settings.port)
    } catch {
      throw .cannotListen(host: settings.host, port: settings.port)
    }
  }
}
