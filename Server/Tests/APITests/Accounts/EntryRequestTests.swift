import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Requests that another site makes a browser send, to put its visitor into an account of its own.
@Suite(.timeLimit(.minutes(5)))
struct EntryRequestTests {
  private static let routes: [Route] = [.login, .unnamedAccount, .recovery, .joins]

  /// What each route would let in: an account's name and password, a new key, and codes that work.
  private struct Attacker {
    let phone: Phone
    let recoveryCode: RecoveryCode
    let joinCode: JoinCode

    func send(
      to route: Route, at server: TestServer, _ headers: HTTPFields
    ) async throws -> TestResponse {
      var headers = headers
      var body: [UInt8] = []
      let key = Phone(at: server, key: 99).key
      switch route {
      case .login: headers[.authorization] = "Basic TWluOmEgbG9uZyBzZWNyZXQ="
      case .recovery: body = RecoveryRequest(code: recoveryCode, key: key).json
      case .joins: body = JoinRequest(code: joinCode, key: key).json
      default: body = UnnamedAccountRequest(key: key).json
      }
      return try await server.send(.post, route.path, body, headers)
    }
  }

  private func withAttacker(
    _ test: (TestServer, Attacker) async throws -> Void
  ) async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.name("Min")
      try await test(
        server,
        Attacker(
          phone: phone, recoveryCode: phone.makeRecoveryCode(), joinCode: phone.makeJoinCode()))
    }
  }

  @Test(arguments: routes, ["Sec-Fetch-Site: cross-site", "Origin: https://evil.example"])
  func `a request of another site sets no cookie`(_ route: Route, _ sign: String) async throws {
    try await withAttacker { server, attacker in
      let parts = sign.split(separator: ": ").map(String.init)
      let name = try #require(HTTPField.Name(parts[0]))

      let refused = try await attacker.send(
        to: route, at: server, [name: parts[1], .contentType: "application/json"])

      #expect(refused == .error(403, "Another site sent this request."))
      #expect(refused.headers[values: .setCookie] == [])
    }
  }

  @Test(arguments: routes.dropFirst(), ["text/plain", "application/x-www-form-urlencoded", nil])
  func `a body that a form can send sets no cookie`(_ route: Route, _ type: String?) async throws {
    try await withAttacker { server, attacker in
      var headers: HTTPFields = [:]
      headers[.contentType] = type

      let refused = try await attacker.send(to: route, at: server, headers)

      #expect(refused.status == 415)
      #expect(refused.headers[values: .setCookie] == [])
    }
  }

  @Test(arguments: routes, ["application/json", "Application/JSON; charset=utf-8"])
  func `a request of a page of ours, or of a program, sets it`(
    _ route: Route, _ type: String
  ) async throws {
    try await withAttacker { server, attacker in
      let site = try #require(HTTPField.Name("Sec-Fetch-Site"))

      let ours = try await attacker.send(
        to: route, at: server, [site: "same-origin", .contentType: type])

      #expect([200, 201].contains(ours.status))
      #expect(ours.headers[values: .setCookie].first?.hasPrefix("gather_token=") == true)
    }
  }
}
