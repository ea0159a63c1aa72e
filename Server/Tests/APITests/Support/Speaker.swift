import HTTPTypes
import Testing

/// Somebody who sends requests.
protocol Speaker: Sendable {
  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> Answer
}

extension Speaker {
  /// Sends any method, known or not.
  func send(_ method: String, _ path: String, _ body: String? = nil) async throws -> Answer {
    try await send(method, path, bytes: body.map { Array($0.utf8) })
  }

  /// Sends any method with any body.
  func send(_ method: String, _ path: String, bytes: [UInt8]?) async throws -> Answer {
    let method = try #require(HTTPRequest.Method(method))
    return try await send(method, path, bytes, [:])
  }

  func get(_ path: String, headers: HTTPFields = [:]) async throws -> Answer {
    try await send(.get, path, nil, headers)
  }

  @discardableResult
  func post(
    _ path: String, _ body: String? = nil, headers: HTTPFields = [:]
  ) async throws -> Answer {
    try await send(.post, path, body.map { Array($0.utf8) }, headers)
  }

  @discardableResult
  func put(_ path: String, _ body: String, headers: HTTPFields = [:]) async throws -> Answer {
    try await send(.put, path, Array(body.utf8), headers)
  }

  @discardableResult
  func delete(_ path: String, headers: HTTPFields = [:]) async throws -> Answer {
    try await send(.delete, path, nil, headers)
  }
}
