import API
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ThrottlingTests {
  private static let limits = Throttling(
    loginsPerAccountAndAddress: 3, loginsPerAccount: 7, loginsPerAddress: 5,
    registrationsPerAddress: 4)

  @Test(arguments: ["a long secret", "wrong"])
  func `after three failures an address is refused, with right and wrong passwords`(
    _ password: String
  ) async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      try await server.register("Ann")
      for _ in 1...3 { #expect(try await server.logIn("Ann", password: "x") == .wrongPassword) }

      server.environment.advance(bySeconds: 60)
      let response = try await server.logIn("ANN", password: password)

      #expect(response == .tooMany(seconds: 840))
      #expect(response["Retry-After"] == "840")
    }
  }

  @Test func `the window ends after 15 minutes`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      try await server.register("Ann")
      for _ in 1...3 { try await server.logIn("Ann", password: "x") }

      server.environment.advance(bySeconds: 15 * 60 - 1)
      #expect(try await server.logIn("Ann") == .tooMany(seconds: 1))
      server.environment.advance(bySeconds: 1)
      #expect(try await server.logIn("Ann").status == 200)
    }
  }

  @Test func `successful logins are not counted`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      try await server.register("Ann")

      for _ in 1...20 { #expect(try await server.logIn("Ann").status == 200) }
    }
  }

  @Test func `logins to an unknown account are throttled all the same`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      for _ in 1...3 { #expect(try await server.logIn("Stranger") == .wrongPassword) }

      let response = try await server.logIn("Stranger")

      #expect(response == .tooMany(seconds: 900))
    }
  }

  @Test func `an address that tries one account after another is throttled`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      try await server.register("Ann")
      for number in 1...5 {
        #expect(try await server.logIn("Stranger \(number)") == .wrongPassword)
      }

      #expect(try await server.logIn("Ann") == .tooMany(seconds: 900))
    }
  }

  @Test func `an address can register only so many accounts in 15 minutes`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      for number in 1...4 { #expect(try await server.register("\(number)").status == 201) }

      let fifth = try await server.register("5")

      #expect(fifth == .tooMany(seconds: 900))
      server.environment.advance(bySeconds: 15 * 60)
      #expect(try await server.register("5").status == 201)
    }
  }

  @Test func `a malformed registration is not counted`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      for _ in 1...10 { try await server.post("/api/users", "{}") }

      #expect(try await server.register("Ann").status == 201)
    }
  }

  @Test func `a password that no account can have is neither hashed nor counted`() async throws {
    try await withServer(settings: .throttled(Self.limits)) { server in
      try await server.register("Ann")
      let tooLong = String(repeating: "a", count: 1_025)
      for _ in 1...10 {
        #expect(try await server.logIn("Ann", password: tooLong) == .wrongPassword)
      }

      #expect(try await server.logIn("Ann").status == 200)
    }
  }

  @Test func `a wrong user and a wrong password get the same response`() async throws {
    try await withServer { server in
      try await server.register("Ann")

      let wrongUser = try await server.logIn("Stranger", password: "a long secret")
      let wrongPassword = try await server.logIn("Ann", password: "x")

      #expect(wrongUser == .wrongPassword)
      #expect(wrongUser == wrongPassword)
      #expect(wrongUser.headers == wrongPassword.headers)
    }
  }
}
