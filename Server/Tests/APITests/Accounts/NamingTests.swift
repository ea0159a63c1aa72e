import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// An account without a name that gets one.
@Suite(.timeLimit(.minutes(5)))
struct NamingTests {
  /// Two phones of one account; the second joined more than a day ago.
  private func twoPhones(at server: TestServer) async throws -> (Phone, Phone) {
    let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
    try await first.start()
    try await second.join(first.makeJoinCode())
    server.environment.advance(byDays: 2)
    return (first, second)
  }

  @Test(arguments: StoreKind.allCases)
  func `the name is the account's on all phones, and opens it elsewhere`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      // Given
      let (first, second) = try await twoPhones(at: server)
      try await first.deliver([.numbered(1)])
      #expect(try await second.deliver([]).username == nil)
      // When
      #expect(try await first.name("Min").status == 204)
      // Then
      for phone in [first, second] {
        #expect(try await phone.deliver([]).username == "Min")
        #expect(try await phone.me().username == "Min")
      }
      let min = try await server.enter("MIN")
      #expect(try await min.snapshot().squad.players.count == 1)
      #expect(try await first.get("/api/users").body.contains(#""username":"Min""#))
    }
  }

  @Test func `the second phone to name it hears the name`() async throws {
    try await withServer { server in
      let (first, second) = try await twoPhones(at: server)
      try await first.name("Min")

      let refused = try await second.name("Max")

      #expect(refused.status == 409)
      #expect(ErrorResponse(json: refused.bytes) == ErrorResponse(kind: .named, username: "Min"))
      #expect(try await server.logIn("Max") == .wrongPassword)
    }
  }

  @Test func `a taken name and a weak password are refused as at registering`() async throws {
    try await withServer { server in
      try await server.register("Ann")
      let phone = Phone(at: server, key: 1)
      try await phone.start()

      let taken = try await phone.name("ANN")
      #expect(taken == .error(409, "This user name is taken. Choose another."))
      #expect(try await phone.name("Min", password: "short").status == 422)
      #expect(try await phone.name("Min", password: "password1").status == 422)
      #expect(try await phone.name("M:n").status == 400)
      #expect(try await phone.me().username == nil)
    }
  }

  @Test func `a phone of a named account does not heal without its password`() async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.name("Min")
      #expect(try await phone.enter().status == 200)
      phone.forgetCookies()

      let refused = try await phone.enter()

      #expect(refused.status == 401)
      #expect(ErrorResponse(json: refused.bytes) == ErrorResponse(kind: .named, username: "Min"))
      #expect(phone.jar == [:])
    }
  }

  @Test func `a closed server still takes the name of what there is`() async throws {
    let store = MemoryStore()
    let environment = TestEnvironment()
    var jar: [String: String] = [:]
    try await withServer(store: store, environment: environment) { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      jar = phone.jar
    }
    var settings = ServerSettings.quick
    settings.registration = .closed
    settings.takesUnnamed = false
    try await withServer(store: store, settings: settings, environment: environment) { server in
      let phone = Phone(at: server, key: 1, cookies: jar)
      let second = Phone(at: server, key: 2)

      let joined = try await second.join(phone.makeJoinCode())

      #expect(joined.status == 200)
      #expect(try await phone.name("Min").status == 204)
      #expect(try await server.logIn("Min").status == 200)
      #expect(try await Phone(at: server, key: 3).enter().status == 403)
    }
  }
}
