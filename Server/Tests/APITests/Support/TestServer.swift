import API
import ChangeStore
import HTTPTypes
import Logging
import Metrics
import ServerTestSupport

/// A server for one test, to which requests are sent without a token.
struct TestServer: RequestSender {
  let application: RunningApplication
  let environment: TestEnvironment

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> TestResponse {
    try await application.send(method, path, body, headers)
  }
}

func withServer(
  store: any Store = MemoryStore(),
  settings: ServerSettings = .quick,
  site: Site = Site(),
  fallback: (any FallbackResponder)? = nil,
  environment: TestEnvironment = TestEnvironment(),
  readiness: Readiness = Readiness(),
  over transport: Transport = .inProcess,
  logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
  metrics: any MetricsFactory = NOOPMetricsHandler.instance,
  _ test: (TestServer) async throws -> Void
) async throws {
  try await withApplication(over: transport) { onServerRunning in
    try await buildApplication(
      store: store, settings: settings, site: site, fallback: fallback,
      environment: environment.environment, readiness: readiness,
      logger: logger, metrics: metrics, onServerRunning: onServerRunning)
  } _: { application in
    try await test(TestServer(application: application, environment: environment))
  }
}

/// Runs a server that listens on a real port for one test.
func withLiveServer(
  store: any Store = MemoryStore(), settings: ServerSettings = .quick,
  _ test: (TestServer) async throws -> Void
) async throws {
  try await withServer(store: store, settings: settings, over: .socket, test)
}

/// Runs a server with one kind of storage for one test.
func withServer(
  _ kind: StoreKind, _ test: (TestServer) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  try await withServer(store: kind.makeStore(in: folder), test)
  // The folder is removed when it is no longer retained.
  withExtendedLifetime(folder) {}
}

extension ServerSettings {
  /// The default settings, with a password cost of almost nothing.
  static var quick: Self {
    Self(port: 0, passwordCost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1))
  }

  /// The same for a server that browsers reach at its operator's address, https://gather.example.org.
  static var published: Self {
    var settings = quick
    settings.isPublicURLSecure = true
    settings.publicAuthority = "gather.example.org"
    return settings
  }
}

extension TestResponse {
  /// Whether it is a PNG of 1,200 by 630 pixels, the size that chats prefer.
  var isPictureForChats: Bool {
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76,
    ]
    return status == 200 && headers[.contentType] == "image/png" && bytes.starts(with: head)
  }
}
