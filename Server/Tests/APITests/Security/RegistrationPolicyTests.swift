import API
import ServerTestSupport
import Testing

/// Servers that do not register everyone.
@Suite(.timeLimit(.minutes(5)))
struct RegistrationPolicyTests {
  private func settings(
    _ registration: Registration, limit: Int = 100
  ) -> ServerSettings {
    var settings = ServerSettings.quick
    settings.registration = registration
    settings.throttling.registrationsPerAddress = limit
    return settings
  }

  private static func refusal(_ reason: String, _ kind: String) -> TestResponse {
    TestResponse(
      status: 403, body: #"{"error":true,"reason":"\#(reason)","kind":"\#(kind)"}"#)
  }

  private static let needed = refusal(
    "This server requires a code for new users; ask the person who runs it.", "registrationCode")
  private static let wrong = refusal("The code is wrong.", "registrationCode")

  @Test func `a closed server registers no one, and its users log in`() async throws {
    let store = MemoryStore()
    try await withServer(store: store) { try await $0.register("Ann") }
    try await withServer(store: store, settings: settings(.closed)) { server in
      let response = try await server.register("Ben")

      #expect(
        response
          == Self.refusal(
            "This server does not accept new users; ask the person who runs it.",
            "registrationClosed"))
      #expect(try await server.logIn("Ann").status == 200)
      #expect(try await server.logIn("Ben") == .wrongPassword)
    }
  }

  @Test func `a server with a code registers who knows it`() async throws {
    try await withServer(settings: settings(.code("kick-off"))) { server in
      let without = try await server.register("Ann")
      let wrong = try await server.register("Ann", code: "kick-of")
      let right = try await server.register("Ann", code: "kick-off")

      #expect(without == Self.needed)
      #expect(wrong == Self.wrong)
      #expect(right.status == 201)
      #expect(try await server.logIn("Ann").status == 200)
    }
  }

  @Test func `wrong codes are limited like registrations, and asking for one is not`()
    async throws
  {
    try await withServer(settings: settings(.code("kick-off"), limit: 2)) { server in
      for _ in 1...3 {
        let response = try await server.register("Ann")
        #expect(response == Self.needed)
      }
      for _ in 1...2 {
        let response = try await server.register("Ann", code: "a guess")
        #expect(response == Self.wrong)
      }

      let last = try await server.register("Ann", code: "kick-off")
      #expect(last == .tooMany(seconds: 900))
    }
  }

  @Test func `an open server ignores a code`() async throws {
    try await withServer { server in
      let response = try await server.register("Ann", code: "x")

      #expect(response.status == 201)
    }
  }
}

extension TestServer {
  fileprivate func register(_ name: String, code: String) async throws -> TestResponse {
    try await post(
      "/api/users", #"{"username":"\#(name)","password":"a long secret","code":"\#(code)"}"#)
  }
}
