import HTTPTypes
import NIOCore
import ServerTestSupport
import Testing

extension Person {
  /// A request of this user, and a connection of its own to a server that listens on a port.
  func liveRequest(
    _ method: HTTPRequest.Method, _ path: String
  ) async throws -> (HTTPRequest, HTTPConnection) {
    let port = try #require(server.application.port)
    let request = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path,
      headerFields: [.authorization: "Bearer \(token)"])
    return (request, try await HTTPConnection.open(port: port))
  }

  /// Sends white space in pieces, without telling how much it will be.
  func postChunked(_ path: String, kilobytes: Int) async throws -> Answer {
    let (request, connection) = try await liveRequest(.post, path)
    let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 1_024)
    let answer = try await Answer(
      connection.stream(request, body: Array(repeating: piece, count: kilobytes)))
    await connection.close()
    return answer
  }
}
