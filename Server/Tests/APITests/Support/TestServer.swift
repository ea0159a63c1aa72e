import API
import ChangeStore
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Wire

/// A server in this process, as somebody meets it who is not logged in.
struct TestServer: Speaker {
  let client: any TestClientProtocol
  let world: TestWorld

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> Answer {
    let bytes = body.map { ByteBuffer(bytes: $0) }
    let response = try await client.executeRequest(
      uri: path, method: method, headers: headers, body: bytes)
    return Answer(response)
  }
}

/// Runs a server for one story.
func withServer(
  store: any Store = MemoryStore(),
  settings: ServerSettings = .quick,
  site: Site = Site(),
  annex: (any Annex)? = nil,
  world: TestWorld = TestWorld(),
  over setup: TestingSetup = .router,
  logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
  _ story: @Sendable (TestServer) async throws -> Void
) async throws {
  let app = try await buildApplication(
    store: store, settings: settings, site: site, annex: annex, world: world.world,
    logger: logger)
  try await app.test(setup) { client in
    try await story(TestServer(client: client, world: world))
  }
}

/// Runs a server that listens on a real port for one story.
func withLiveServer(
  store: any Store = MemoryStore(), settings: ServerSettings = .quick,
  _ story: @Sendable (TestServer) async throws -> Void
) async throws {
  try await withServer(store: store, settings: settings, over: .live, story)
}

/// Runs a server with one kind of storage for one story.
func withServer(
  _ kind: StoreKind, _ story: @Sendable (TestServer) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  try await withServer(store: kind.makeStore(in: folder), story)
  // The folder goes with its last user.
  withExtendedLifetime(folder) {}
}

extension ServerSettings {
  /// As on one's own machine, but with passwords that cost nothing.
  static var quick: Self {
    Self(passwordCost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1))
  }
}
