import HTTPTypes
import ServerTestSupport
import TestSupport
import Wire

extension Route {
  /// Whether a request without a token is allowed.
  func isOpen(to method: HTTPMethod) -> Bool {
    switch (self, method) {
    case (.health, _), (.ready, _), (.openAPI, _), (.address, _), (.login, _), (.users, .post),
      (.link, _):
      true
    case (.unnamedAccount, .post), (.recovery, _), (.joins, _), (.joinPreview, _): true
    default: false
    }
  }
}

/// A route with one of its methods.
struct Endpoint: Sendable, CustomStringConvertible {
  let method: HTTPMethod
  let route: Route

  var description: String { "\(method.rawValue) \(route.path)" }

  /// A valid body for the endpoint; `nil` when it takes none.
  var body: String? {
    switch (method, route) {
    case (.post, .users): #"{"username":"Zoë","password":"a long secret"}"#
    case (.put, .me): #"{"username":"Min","password":"a long secret"}"#
    case (.post, .unnamedAccount): #"{"key":"\#(Self.key)"}"#
    case (.post, .recovery): #"{"code":"01010101010101010109","key":"\#(Self.key)"}"#
    case (.post, .joins): #"{"code":"010101010K","key":"\#(Self.key)"}"#
    case (.post, .joinPreview): #"{"code":"010101010K"}"#
    case (.post, .players), (.put, .player): #"{"name":"John"}"#
    case (.put, .password):
      #"{"currentPassword":"a long secret","newPassword":"a long secret"}"#
    case (.put, .gather): #"{"score":"2-1"}"#
    case (.post, .gatherPlayer): #"{"team":"Team A"}"#
    case (.post, .splits): #"{"players":[{"id":"1","level":5.4},{"id":"2","level":3}]}"#
    case (.post, .changes), (.post, .link(_, _, .changes)): #"{"changes":[]}"#
    default: nil
    }
  }

  private static let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"

  static func all(_ routes: [Route] = Route.examples()) -> [Endpoint] {
    routes.flatMap { route in route.methods.map { Endpoint(method: $0, route: route) } }
  }
}

extension RequestSender {
  func send(_ endpoint: Endpoint) async throws -> TestResponse {
    guard let method = HTTPRequest.Method(endpoint.method.rawValue) else { throw UnknownMethod() }
    return try await send(
      method, endpoint.route.path, endpoint.body.map { Array($0.utf8) },
      [.contentType: "application/json"])
  }
}

private struct UnknownMethod: Error {}
