import Wire

/// The time of another service, which is asked for each request.
struct WorldClock: ClockSource {
  private let address: String
  private let upstream: Upstream

  private static let byteLimit = 1 << 16

  init(_ settings: WorldClockSettings) {
    address = settings.address.text + "/api/json/utc/now"
    upstream = Upstream(timeout: settings.timeout, requestLimit: settings.requestLimit)
  }

  func now() async throws(UpstreamError) -> [UInt8] {
    let response = try await upstream.get(address, byteLimit: Self.byteLimit)
    try response.checkStatus()
    guard case .string = (try? JSON(response.bytes))?["currentDateTime"] else {
      throw .unexpectedContent
    }
    return response.bytes
  }

  func shutDown() async { await upstream.shutDown() }
}

/// The settings of another time service.
public struct WorldClockSettings: Sendable {
  let address: ServiceAddress
  let timeout: Duration
  let requestLimit: Int

  /// Creates settings for a time service.
  /// - Parameters:
  ///   - address: The part of its URL before `/api/json/utc/now`.
  ///   - timeout: The time limit of a response.
  ///   - requestLimit: The most requests that may wait for a response at once.
  public init(
    address: ServiceAddress, timeout: Duration = .seconds(10), requestLimit: Int = 64
  ) {
    self.address = address
    self.timeout = timeout
    self.requestLimit = requestLimit
  }
}
