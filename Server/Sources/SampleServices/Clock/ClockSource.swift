import API

/// A source of the time: the clock of this server, or another service.
protocol ClockSource: Sendable {
  /// Reads the time, as JSON in the format of the world clock's service.
  func now() async throws(UpstreamError) -> [UInt8]

  /// Closes the source's connections, when the server shuts down.
  func shutDown() async
}

/// The time of this server's clock.
struct OwnClock: ClockSource {
  let environment: ServerEnvironment

  func now() async throws(UpstreamError) -> [UInt8] { ClockReading(environment.now()).json }

  func shutDown() async {}
}
