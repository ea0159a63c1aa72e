import API
import ArgumentParser
import ChangeStore
import Foundation
import Hummingbird
import Logging
import NIOCore
import SampleServices
import ServiceLifecycle
import UnixSignals

/// `gather serve`: runs the server until SIGTERM or SIGINT.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the server until SIGTERM or SIGINT.",
    discussion: "Each option can also be given as the environment variable in its description.")

  @Option(help: "The address to listen on. (GATHER_HOST; default: 127.0.0.1)")
  var host: String?

  @Option(help: "The port to listen on, 0 for any that is free. (GATHER_PORT; default: 8080)")
  var port: Int?

  @OptionGroup var database: DatabaseOptions

  @Option(
    help: """
      The folder of the browser client. \
      (GATHER_CLIENT; default: the folder client beside this program, if there is one)
      """,
    completion: .directory)
  var client: String?

  @Option(
    help: """
      The address at which people reach the server. With https, cookies are sent by https only. \
      (GATHER_PUBLIC_URL; default: http://localhost)
      """)
  var publicURL: String?

  @OptionGroup var clock: ClockOptions

  @OptionGroup var movies: MovieOptions

  @Flag(
    help: """
      A proxy in front of this server says in X-Forwarded-For whom it serves. \
      (GATHER_BEHIND_PROXY=true)
      """)
  var behindProxy = false

  @Option(
    help: """
      How much to log: trace, debug, info, notice, warning or error. From info on, what was \
      refused or went wrong; with debug, every request. \
      (GATHER_LOG_LEVEL; default: info)
      """)
  var logLevel: String?

  /// Less than the ten seconds after which Docker and systemd's users lose patience.
  private static let shutdownPatience: Duration = .seconds(8)

  func run() async throws {
    OpenFiles.allowAll()
    try await reporting { () async throws(CommandFailure) in
      let settings = try settings()
      let logger = try logger()
      let path = try database.path()
      let site = try site()
      let samples = SampleServices.real(
        worldClock: try clock.worldClock(), movieDatabase: try movies.movieDatabase(),
        logger: logger)
      let store = try open(path)
      let app = try await usingStorage(at: path) { () async throws(StorageFailure) in
        try await buildApplication(
          store: store, settings: settings, site: site, annex: samples, logger: logger,
          onServerRunning: { channel in announce(channel) })
      }
      try await serve(app, settings: settings, logger: logger)
      try await usingStorage(at: path) { () async throws(StorageFailure) in try store.close() }
    }
  }
}

extension Serve {
  private func settings() throws(CommandFailure) -> ServerSettings {
    let url = try Setting.resolve(
      publicURL, variable: "GATHER_PUBLIC_URL", default: "http://localhost")
    guard url.hasPrefix("http://") || url.hasPrefix("https://") else {
      throw .malformedPublicURL(url)
    }
    return ServerSettings(
      host: try Setting.resolve(host, variable: "GATHER_HOST", default: "127.0.0.1"),
      port: try Setting.resolve(port, variable: "GATHER_PORT", default: 8080),
      isPublicURLSecure: url.hasPrefix("https://"),
      isBehindProxy: try Setting.resolve(
        behindProxy ? true : nil, variable: "GATHER_BEHIND_PROXY", default: false))
  }

  private func site() throws(CommandFailure) -> Site {
    let named = try Setting.resolve(client, variable: "GATHER_CLIENT", default: "")
    guard named.isEmpty else { return try Site(folder: named) }
    guard let beside = Site.folderBesideProgram else { return Site() }
    return try Site(folder: beside)
  }

  private func logger() throws(CommandFailure) -> Logger {
    let name = try Setting.resolve(logLevel, variable: "GATHER_LOG_LEVEL", default: "info")
    guard let level = Logger.Level(rawValue: name) else { throw .unknownLogLevel(name) }
    var logger = Logger(label: "gather", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = level
    return logger
  }

  private func open(_ path: String) throws(CommandFailure) -> SQLiteStore {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    // What goes wrong here goes wrong again, and is reported, when the file is opened.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do throws(StorageFailure) {
      return try SQLiteStore(path: path)
    } catch {
      throw .storage(error, path: path)
    }
  }

  private func announce(_ channel: any Channel) {
    guard let address = channel.localAddress, let port = address.port else { return }
    let host = address.ipAddress ?? "localhost"
    let url = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    // Not `print`: its buffer would keep the line from whoever started the server.
    FileHandle.standardOutput.write(Data("Football Gather is at \(url)\n".utf8))
  }

  /// Names the file in what goes wrong with it.
  private func usingStorage<Value>(
    at path: String, _ work: () async throws(StorageFailure) -> Value
  ) async throws(CommandFailure) -> Value {
    do throws(StorageFailure) {
      return try await work()
    } catch {
      throw .storage(error, path: path)
    }
  }

  private func serve(
    _ app: some ApplicationProtocol, settings: ServerSettings, logger: Logger
  ) async throws(CommandFailure) {
    var configuration = ServiceGroupConfiguration(
      services: [app], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = Self.shutdownPatience
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      throw .portTaken(settings.port)
    } catch {
      throw .cannotListen(host: settings.host, port: settings.port)
    }
  }
}
