import HTTPTypes
import NIOCore
import ServerTestSupport
import Wire

/// Sends requests to a server as a logged-in user.
struct Client {
  let port: Int
  let token: String

  func url(_ route: Route) -> String {
    "http://127.0.0.1:\(port)\(route.path)"
  }

  func get(_ route: Route) async throws -> [UInt8] {
    try await send(.get, nil, to: route)
  }

  @discardableResult
  func post(_ body: [UInt8], to route: Route) async throws -> [UInt8] {
    try await send(.post, ByteBuffer(bytes: body), to: route)
  }

  private func send(
    _ method: HTTPRequest.Method, _ body: ByteBuffer?, to route: Route
  ) async throws -> [UInt8] {
    let response = try await HTTPConnection.send(
      method, route.path, headers: [.authorization: "Bearer \(token)"], body: body, to: port)
    guard response.status == 200 else {
      throw BenchError.status(response.status, path: route.path)
    }
    return response.bytes
  }
}
