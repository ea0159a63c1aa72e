import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to other servers, with limits on their duration, size and number at once.
///
/// Redirects are not followed.
final class Upstream: Sendable {
  private let timeout: Duration
  private let requestLimit: Int
  private let session: URLSession
  private let downloads = Downloads()
  private let requestCount = Mutex(0)

  /// The response of another server.
  struct Response: Sendable {
    let status: Int
    /// The media type without parameters, in lower case.
    let mediaType: String
    let bytes: [UInt8]

    /// Checks that the status is 200.
    /// - Throws: `UpstreamError` for another status.
    func checkStatus() throws(UpstreamError) {
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
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.httpMaximumConnectionsPerHost = requestLimit
    session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  /// Sends GET to an address; of a response that is not 200, only the status is read.
  func get(
    _ address: String, key: AccessKey? = nil, byteLimit: Int
  ) async throws(UpstreamError) -> Response {
    guard let url = URL(string: address) else { throw .unreachable }
    try startRequest()
    defer { requestCount.withLock { $0 -= 1 } }
    var request = URLRequest(url: url)
    request.setValue("football-gather", forHTTPHeaderField: "User-Agent")
    if let key { request.setValue("Bearer \(key.secret)", forHTTPHeaderField: "Authorization") }
    do {
      return try await within(timeout) { [request, session, downloads] in
        try await downloads.response(to: session.dataTask(with: request), byteLimit: byteLimit)
      }
    } catch {
      throw error as? UpstreamError ?? .unreachable
    }
  }

  /// Closes the connections; later requests fail.
  func shutDown() async { session.invalidateAndCancel() }

  private func startRequest() throws(UpstreamError) {
    let hasRoom = requestCount.withLock { count in
      guard count < requestLimit else { return false }
      count += 1
      return true
    }
    guard hasRoom else { throw .overloaded }
  }

  private func within<Value: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: limit)
        throw UpstreamError.timedOut
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
