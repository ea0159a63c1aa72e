import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import Wire

/// Talks to a server as somebody who is logged in.
struct Client {
  let port: Int
  let token: String

  func url(_ route: Route) -> String {
    "http://127.0.0.1:\(port)\(route.path)"
  }

  func get(_ route: Route) async throws -> [UInt8] {
    try await send(HTTPClientRequest(url: url(route)), to: route)
  }

  @discardableResult
  func post(_ body: [UInt8], to route: Route) async throws -> [UInt8] {
    var request = HTTPClientRequest(url: url(route))
    request.method = .POST
    request.body = .bytes(ByteBuffer(bytes: body))
    return try await send(request, to: route)
  }

  private func send(_ request: HTTPClientRequest, to route: Route) async throws -> [UInt8] {
    var request = request
    request.headers.add(name: "Authorization", value: "Bearer \(token)")
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
    guard response.status == .ok else {
      throw BenchFailure.status(Int(response.status.code), path: route.path)
    }
    return Array(buffer: try await response.body.collect(upTo: 1 << 26))
  }
}
