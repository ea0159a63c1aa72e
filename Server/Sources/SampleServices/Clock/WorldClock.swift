import Wire

/// Another time service: it is asked each time.
struct WorldClock: ClockSource {
  private let address: String
  private let upstream: Upstream

  private static let byteLimit = 1 << 16

  init(_ settings: WorldClockSettings) {
    address = settings.address.text + "/api/json/utc/now"
    upstream = Upstream(timeout: settings.timeout, requestLimit: settings.requestLimit)
  }

  func now() async throws(UpstreamError) -> [UInt8] {
    let answer = try await upstream.get(address, byteLimit: Self.byteLimit)
    try answer.checkStatus()
    guard case .string = (try? JSON(answer.bytes))?["currentDateTime"] else {
      throw .unexpectedContent
    }
    return answer.bytes
  }

  func shutDown() async { await upstream.shutDown() }
}

/// Where another time service is.
public struct WorldClockSettings: Sendable {
  let address: ServiceAddress
  let timeout: Duration
  let requestLimit: Int

  /// Describes the service.
  /// - Parameters:
  ///   - address: What comes before `/api/json/utc/now`.
  ///   - timeout: How long an answer may take.
  ///   - requestLimit: How many requests may be waiting for their answers.
  public init(
    address: ServiceAddress, timeout: Duration = .seconds(10), requestLimit: Int = 64
  ) {
    self.address = address
    self.timeout = timeout
    self.requestLimit = requestLimit
  }
}
