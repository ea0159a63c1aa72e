import API
import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import SampleServices

/// A server with the samples' services, as a sample's page meets it.
struct SamplesServer: Sendable {
  static let clock = "/samples/clock/api/json/utc/now"

  let client: any TestClientProtocol

  func send(_ method: HTTPRequest.Method, _ path: String) async throws -> Answer {
    Answer(try await client.executeRequest(uri: path, method: method, headers: [:], body: nil))
  }

  func get(_ path: String) async throws -> Answer { try await send(.get, path) }
}

/// What was answered.
struct Answer: Sendable, CustomStringConvertible {
  let status: Int
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: TestResponse) {
    status = response.status.code
    headers = response.headers
    bytes = Array(response.body.readableBytesView)
  }

  var body: String { String(decoding: bytes, as: UTF8.self) }
  var description: String { "\(status) \(body)" }

  subscript(name: String) -> String? { HTTPField.Name(name).flatMap { headers[$0] } }
}

/// Runs a server with the samples' services for one story.
func withSamples(
  _ samples: SampleServices,
  site: Site = Site(),
  over setup: TestingSetup = .router,
  logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
  _ story: @Sendable (SamplesServer) async throws -> Void
) async throws {
  let app = try await buildApplication(
    store: MemoryStore(), settings: ServerSettings(port: 0), site: site, annex: samples,
    world: .standing(), logger: logger)
  try await app.test(setup) { client in
    try await story(SamplesServer(client: client))
  }
}

extension World {
  /// A world whose clock stands, at 2026-11-20T22:05:30.250Z if not told.
  static func standing(at milliseconds: Int64 = 1_795_212_330_250) -> World {
    World(now: { Instant(clamping: milliseconds) }, randomBits: { 7 })
  }
}
