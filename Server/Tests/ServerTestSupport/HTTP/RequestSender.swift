package import HTTPTypes

/// Sends requests to a server, as a user or without a token.
package protocol RequestSender: Sendable {
  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> TestResponse
}

extension RequestSender {
  /// Sends a request with any method name.
  package func send(_ method: String, _ path: String, _ body: String? = nil) async throws
    -> TestResponse
  {
    try await send(method, path, bytes: body.map { Array($0.utf8) })
  }

  /// Sends a request with any method name and any body.
  package func send(_ method: String, _ path: String, bytes: [UInt8]?) async throws -> TestResponse
  {
    guard let method = HTTPRequest.Method(method) else { throw MalformedMethod(name: method) }
    return try await send(method, path, bytes, [:])
  }

  package func get(_ path: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(.get, path, nil, headers)
  }

  @discardableResult
  package func post(
    _ path: String, _ body: String? = nil, headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await send(.post, path, body.map { Array($0.utf8) }, headers)
  }

  @discardableResult
  package func put(_ path: String, _ body: String, headers: HTTPFields = [:]) async throws
    -> TestResponse
  {
    try await send(.put, path, Array(body.utf8), headers)
  }

  @discardableResult
  package func delete(_ path: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(.delete, path, nil, headers)
  }
}

/// A method name that HTTP does not allow.
private struct MalformedMethod: Error {
  let name: String
}
