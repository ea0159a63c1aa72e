import API
import HTTPTypes
import ServerTestSupport
import Testing

/// Deleting an account asks for its password.
@Suite(.timeLimit(.minutes(5)))
struct AccountDeletionTests {
  private static let needed = TestResponse.error(
    403,
    "This requires the user name and password, as “Authorization: Basic”, instead of a token.")
  private static let refused = TestResponse.error(403, "The password is wrong.")

  @Test func `a token alone deletes nothing`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let cookie: HTTPFields = [.cookie: "gather_token=\(ann.token)"]

      #expect(try await ann.delete("/api/users") == Self.needed)
      #expect(try await server.delete("/api/users", headers: cookie) == Self.needed)

      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }

  @Test func `name and password delete the account, with the cookie or without`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await server.register("Ben")

      let withCookie = try await server.deleteAccount("ANN", headers: ann.cookie)
      let without = try await server.deleteAccount("Ben")

      #expect(withCookie == .noContent)
      #expect(without == .noContent)
      #expect(try await server.logIn("Ann") == .wrongPassword)
      #expect(try await server.logIn("Ben") == .wrongPassword)
    }
  }

  @Test func `a wrong password deletes nothing and leaves the user logged in`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let beside = try await server.deleteAccount("Ann", password: "x", headers: ann.cookie)
      let alone = try await server.deleteAccount("Ann", password: "x")
      let unknown = try await server.deleteAccount("Zoë", password: "x")

      #expect(beside == Self.refused)
      #expect(alone == .wrongPassword)
      #expect(unknown == .wrongPassword)
      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }

  @Test func `another user's name and password beside a cookie delete neither account`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await server.register("Ben", password: "the other secret")

      let response = try await server.deleteAccount(
        "Ben", password: "the other secret", headers: ann.cookie)

      #expect(response == Self.refused)
      #expect(try await ann.get("/api/players") == .json("[]"))
      #expect(try await server.logIn("Ben", password: "the other secret").status == 200)
    }
  }

  @Test func `another user's name beside a cookie deletes nothing with the right password`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await server.deleteAccount("Ben", headers: ann.cookie) == Self.refused)

      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }

  @Test func `guesses are limited like logins`() async throws {
    let limits = Throttling(loginsPerAccountAndAddress: 2, loginsPerKnownDevice: 1)
    try await withServer(settings: .throttled(limits)) { server in
      let ann = try await server.welcome("Ann")
      for _ in 1...2 { try await server.deleteAccount("Ann", password: "x") }

      let alone = try await server.deleteAccount("Ann")
      let beside = try await server.deleteAccount("Ann", password: "x", headers: ann.cookie)
      let again = try await server.deleteAccount("Ann", headers: ann.cookie)

      #expect(alone == .tooMany(seconds: 900))
      #expect(beside == Self.refused)
      #expect(again == .tooMany(seconds: 900))
    }
  }
}

extension Person {
  fileprivate var cookie: HTTPFields { [.cookie: "gather_token=\(token)"] }
}
