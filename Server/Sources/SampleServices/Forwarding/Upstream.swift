import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization

/// Fetches from other servers: without following redirects, and with limits on how long, how much
/// and how many at once.
final class Upstream: Sendable {
  private let timeout: Duration
  private let requestLimit: Int
  private let state = Mutex(State())

  private struct State {
    var client: HTTPClient?
    var requestCount = 0
    var isShutDown = false
  }

  /// What another server answered.
  struct Answer: Sendable {
    let status: Int
    /// The media type without parameters, in lower case.
    let mediaType: String
    let bytes: [UInt8]

    /// Throws for any status but 200.
    func checkStatus() throws(UpstreamFailure) {
      switch status {
      case 200: return
      case 429: throw .tooManyRequests
      default: throw .unexpectedStatus(status)
      }
    }
  }

  init(timeout: Duration, requestLimit: Int) {
    self.timeout = timeout
    self.requestLimit = requestLimit
  }

  /// Reads what is at an address; of an answer that is not 200, only the status.
  func get(
    _ address: String, key: AccessKey? = nil, byteLimit: Int
  ) async throws(UpstreamFailure) -> Answer {
    let client = try startRequest()
    defer { state.withLock { $0.requestCount -= 1 } }
    var request = HTTPClientRequest(url: address)
    request.headers.add(name: "User-Agent", value: "football-gather")
    if let key { request.headers.add(name: "Authorization", value: "Bearer \(key.secret)") }
    do {
      return try await within(timeout) { [request] in
        try await Self.answer(to: request, from: client, byteLimit: byteLimit)
      }
    } catch {
      throw UpstreamFailure(error)
    }
  }

  /// Gives back the connections; afterwards nothing can be reached.
  func shutDown() async {
    let client = state.withLock { state in
      state.isShutDown = true
      return state.client.take()
    }
    try? await client?.shutdown()
  }

  /// The client, which is made for the first request: one that was never used may just go.
  private func startRequest() throws(UpstreamFailure) -> HTTPClient {
    try state.withLock { state throws(UpstreamFailure) in
      guard !state.isShutDown else { throw .unreachable }
      guard state.requestCount < requestLimit else { throw .overloaded }
      let client = state.client ?? Self.makeClient()
      state.client = client
      state.requestCount += 1
      return client
    }
  }

  private static func makeClient() -> HTTPClient {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    // Somebody is waiting: no connection is an answer, too.
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }
}

extension Upstream {
  private static func answer(
    to request: HTTPClientRequest, from client: HTTPClient, byteLimit: Int
  ) async throws -> Answer {
    // The time is measured around this, for here it would end with the headers.
    let response = try await client.execute(request, deadline: .distantFuture)
    let bytes =
      response.status == .ok ? Array(buffer: try await response.body.collect(upTo: byteLimit)) : []
    let type = response.headers.first(name: "Content-Type")?.split(separator: ";").first
    return Answer(
      status: Int(response.status.code),
      mediaType: type.map { $0.filter { $0 != " " }.lowercased() } ?? "", bytes: bytes)
  }

  private func within<Value: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw UpstreamFailure.timedOut
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}

extension UpstreamFailure {
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let failure as UpstreamFailure: failure
      case let error as HTTPClientError where error == .connectTimeout: .timedOut
      case is NIOTooManyBytesError: .tooLarge
      case is HTTPParserError: .unexpectedContent
      default: .unreachable
      }
  }
}
