import API

/// Where the time comes from: from the clock of this server, or from another service.
protocol ClockSource: Sendable {
  /// The time, as JSON in the format of the world clock's service.
  func now() async throws(UpstreamError) -> [UInt8]

  /// Gives back what the source holds.
  func shutDown() async
}

/// The clock of this server.
struct OwnClock: ClockSource {
  let environment: ServerEnvironment

  func now() async throws(UpstreamError) -> [UInt8] { ClockReading(environment.now()).json }

  func shutDown() async {}
}
