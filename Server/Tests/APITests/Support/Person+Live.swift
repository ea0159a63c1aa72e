import AsyncHTTPClient
import HTTPTypes
import HummingbirdTesting
import NIOCore
import NIOHTTP1
import Testing

extension Person {
  /// A request over a connection of its own, to a server that listens on a port.
  func liveRequest(_ path: String) throws -> HTTPClientRequest {
    let port = try #require(server.client.port)
    var request = HTTPClientRequest(url: "http://localhost:\(port)\(path)")
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    return request
  }

  /// Sends white space in pieces, without telling how much it will be.
  func postChunked(_ path: String, kilobytes: Int) async throws -> Answer {
    var request = try liveRequest(path)
    request.method = .POST
    let piece = ByteBuffer(repeating: UInt8(ascii: " "), count: 1_024)
    request.body = .stream(
      AsyncStream { stream in
        for _ in 0..<kilobytes { stream.yield(piece) }
        stream.finish()
      }, length: .unknown)
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
    let body = try await response.body.collect(upTo: 1 << 20)
    return Answer(status: Int(response.status.code), body: String(buffer: body))
  }
}
