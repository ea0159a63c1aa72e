import HTTPTypes
import NIOCore
import ServerTestSupport
import Testing

extension Person {
  /// Sends a request of this user over a new connection to a server that listens on a port.
  func liveRequest(
    _ method: HTTPRequest.Method, _ path: String
  ) async throws -> (HTTPRequest, HTTPConnection) {
    let port = try #require(server.application.port)
    let request = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path,
      headerFields: [.authorization: "Bearer \(token)"])
    return (request, try await HTTPConnection.open(port: port))
  }

  /// Sends a body of white space in chunks, without its length.
  func postChunked(_ path: String, kilobytes: Int) async throws -> TestResponse {
    let (request, connection) = try await liveRequest(.post, path)
    let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 1_024)
    let response = try await TestResponse(
      connection.stream(request, body: Array(repeating: piece, count: kilobytes)))
    await connection.close()
    return response
  }
}
