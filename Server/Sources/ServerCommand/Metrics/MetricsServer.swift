import API
import ChangeStore
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Metrics
import NIOCore
import PrometheusMetrics
import ServiceLifecycle

/// Serves what the server records about itself, at an address of its own.
///
/// It begins when the server listens, and ends after it.
struct MetricsServer: Service {
  let factory = PrometheusFactory(help: Self.help)
  private let address: ListeningAddress
  private let database: DatabasePlace
  /// The setting that named the address.
  private let setting: String
  private let logger: Logger
  private let starts: AsyncStream<Void>
  private let starting: AsyncStream<Void>.Continuation

  init(
    at address: ListeningAddress, named setting: String, of database: DatabasePlace, logger: Logger
  ) {
    self.address = address
    self.setting = setting
    self.database = database
    self.logger = logger
    (starts, starting) = AsyncStream.makeStream()
  }

  func start() {
    starting.yield()
    starting.finish()
  }

  func run() async throws {
    for await _ in starts.cancelOnGracefulShutdown() {
      do {
        try await application.run()
      } catch {
        throw CommandError.cannotServeMetrics(at: "\(address)", chooseBy: setting)
      }
    }
  }

  /// Checks that this process can listen there, before it creates or changes a database.
  func checkAddress() async throws(CommandError) {
    do {
      try await address.tryOut()
    } catch {
      throw .cannotServeMetrics(at: "\(address)", chooseBy: setting)
    }
  }
}

extension MetricsServer {
  private var application: some ApplicationProtocol {
    Application(
      responder: CallbackResponder { (request, _: BasicRequestContext) in
        respond(to: request)
      },
      server: .http1(configuration: .init(idleTimeout: .seconds(75))),
      configuration: ApplicationConfiguration(
        address: .hostname(address.host, port: address.port)),
      onServerRunning: announce,
      logger: logger)
  }

  @Sendable private func announce(_ channel: any Channel) {
    guard let local = channel.localAddress, let port = local.port else { return }
    let own = ListeningAddress(host: local.ipAddress ?? address.host, port: port)
    FileHandle.standardOutput.write(Data("Metrics are at http://\(own)/metrics\n".utf8))
  }

  private func respond(to request: Request) -> Response {
    guard request.uri.path == "/metrics" else { return Response(status: .notFound) }
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    let figures = DatabaseFigures(of: database)?.families(at: Date()) ?? []
    let families =
      factory.families + figures + ProcessFamilies.read() + [Self.buildInformation]
    let response = Response(
      status: .ok, headers: [.contentType: [MetricFamily].expositionType],
      body: ResponseBody(byteBuffer: ByteBuffer(string: families.exposition)))
    return request.method == .head ? response.createHeadResponse() : response
  }

  private static let help = Dictionary(
    uniqueKeysWithValues: ServerMetric.allCases.map { ($0.rawValue, $0.help) }
      + CommitMetric.allCases.map { ($0.rawValue, $0.help) })

  private static let buildInformation = MetricFamily(
    "gather_build_info", help: "The program's version, as a label of the number 1.", kind: .gauge,
    samples: [.init(1, labels: [Label("version", ProgramVersion.text)])])
}
