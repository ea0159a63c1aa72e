import API
import Domain
import HTTPTypes
import Logging
import SampleServices
import ServerTestSupport

/// A server with the samples' services, for one test.
struct SamplesServer: RequestSender {
  static let clock = "/samples/clock/api/json/utc/now"

  let application: RunningApplication

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> TestResponse {
    try await application.send(method, path, body, headers)
  }
}

/// Runs a server with the samples' services for one test.
func withSamples(
  _ samples: SampleServices,
  site: Site = Site(),
  over transport: Transport = .inProcess,
  logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
  _ test: (SamplesServer) async throws -> Void
) async throws {
  try await withApplication(over: transport) { onServerRunning in
    try await buildApplication(
      store: MemoryStore(), settings: ServerSettings(port: 0), site: site, fallback: samples,
      environment: .standing(), logger: logger, onServerRunning: onServerRunning)
  } _: { application in
    try await test(SamplesServer(application: application))
  }
}

extension ServerEnvironment {
  /// An environment whose clock stands still, by default at 2026-11-20T22:05:30.250Z.
  static func standing(at milliseconds: Int64 = 1_795_212_330_250) -> ServerEnvironment {
    ServerEnvironment(now: { Instant(clamping: milliseconds) }, randomBits: { 7 })
  }
}
