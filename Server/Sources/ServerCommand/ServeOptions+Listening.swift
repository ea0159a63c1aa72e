import API
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

// The address of the server, and its life.
extension ServeOptions {
  func announce(_ channel: any Channel) {
    guard let address = channel.localAddress, let port = address.port else { return }
    let host = address.ipAddress ?? "localhost"
    let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    // Not `print`, because its buffer would hold the line back from a program that waits for it.
    FileHandle.standardOutput.write(Data("Football Gather is at \(url)\n".utf8))
  }

  func serve(
    _ app: some ApplicationProtocol, settings: ServerSettings, logger: Logger
  ) async throws(CommandError) {
    var configuration = ServiceGroupConfiguration(
      services: [app], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = Self.shutdownPatience
    try await listening(settings) { try await ServiceGroup(configuration: configuration).run() }
  }

  /// Checks that this process can listen, before it creates or changes a database.
  func checkAddress(_ settings: ServerSettings) async throws(CommandError) {
    try await listening(settings) {
      let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .bind(host: settings.host, port: settings.port).get()
      try await channel.close()
    }
  }

  private func listening(
    _ settings: ServerSettings, _ work: () async throws -> Void
  ) async throws(CommandError) {
    do {
      try await work()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw .portTaken(settings.port)
    } catch {
      throw .cannotListen(host: settings.host, port: settings.port)
    }
  }
}
