import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Accounts without a name, from the first share on.
@Suite(.timeLimit(.minutes(5)))
struct UnnamedAccountTests {
  @Test(arguments: StoreKind.allCases)
  func `a key makes an account whose squad keeps what the phone has`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let phone = Phone(at: server, key: 1)

      let account = try await phone.start()

      #expect(account.username == nil)
      #expect(account.manages)
      #expect(try await phone.me() == account)
      try await phone.deliver([.numbered(1), .numbered(2)])
      #expect(try await phone.deliver([]).page.upTo == 2)
    }
  }

  @Test(arguments: [false, true])
  func `the token is hidden from scripts, and that there is one is not`(
    _ isSecure: Bool
  ) async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = isSecure
    try await withServer(settings: settings) { server in
      let response = try await Phone(at: server, key: 1).enter()

      let cookies = response.headers[values: .setCookie].map { cookie in
        Set(cookie.split(separator: "; ").map { String($0.prefix(24)) })
      }
      let common: Set = ["Path=/", "Max-Age=34560000", "SameSite=Strict"]
      let secure: Set<String> = isSecure ? ["Secure"] : []
      #expect(cookies.count == 2)
      #expect(cookies.first?.isSuperset(of: common.union(secure).union(["HttpOnly"])) == true)
      #expect(cookies.last == common.union(secure).union(["gather_here=1"]))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `the same key again gets the same account, with a session or without`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let phone = Phone(at: server, key: 1)
      let account = try await phone.start()
      let answers = try await [phone.enter(), Phone(at: server, key: 1).enter()]

      #expect(answers.map(\.status) == [200, 200])
      for answer in answers { #expect(try AccountResponse(json: answer.bytes) == account) }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `two taps at once make one account`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let accounts = try await withThrowingTaskGroup { group in
        for _ in 0..<6 {
          group.addTask {
            try AccountResponse(json: await Phone(at: server, key: 1).enter().bytes)
          }
        }
        return try await group.reduce(into: Set<Account.ID>()) { $0.insert($1.id) }
      }

      #expect(accounts.count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a lost cookie heals as the same session, and a copy of the old one is useless`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      // Given
      let phone = Phone(at: server, key: 1)
      let account = try await phone.start()
      let copy = phone.copy()
      let sessions = try await phone.sessions()
      phone.forgetCookies()
      #expect(try await phone.get(Route.me.path).status == 401)
      // When
      #expect(try await phone.enter().status == 200)
      // Then
      #expect(try await phone.me() == account)
      #expect(try await phone.sessions() == sessions)
      #expect(try await copy.get(Route.me.path).status == 401)
    }
  }

  @Test func `a session that has not been used for 400 days is healed by the key`() async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      let account = try await phone.start()
      server.environment.advance(byDays: 401)
      #expect(try await phone.get(Route.me.path).status == 401)

      #expect(try await phone.enter().status == 200)
      #expect(try await phone.me() == account)
    }
  }

  @Test func `each use lets the token live on, and renews its cookie once a day`() async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      let token = phone.jar["gather_token"]
      #expect(try await phone.get(Route.me.path).headers[values: .setCookie] == [])

      for _ in 1...3 {
        server.environment.advance(byDays: 399)
        let renewed = try await phone.get(Route.me.path).headers[values: .setCookie]
        #expect(renewed.count == 2)
        #expect(renewed.first?.contains("Max-Age=34560000") == true)
        #expect(try await phone.get(Route.me.path).headers[values: .setCookie] == [])
      }
      #expect(phone.jar["gather_token"] == token)
    }
  }

  @Test func `the originals' list of users is empty for an account without a name`() async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      let account = try await phone.start()

      #expect(try await phone.get("/api/users") == .json("[]"))
      #expect(try await phone.get(Route.user(account.id).path) == .noUser)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a deleted account is gone, with its links, key, code and cookies`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      // Given
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.deliver([
        .numbered(1, .gather(.friday, .started([]))),
        .numbered(2, .sharing(.friday, .linkMade(.toFollow))),
      ])
      let code = try await phone.makeRecoveryCode()
      let copy = phone.copy()
      #expect(try await server.followPage().status == 200)
      // When
      #expect(try await phone.delete(Route.unnamedAccount.path) == .noContent)
      // Then
      #expect(phone.jar == [:])
      server.environment.advance(bySeconds: 11)
      #expect(try await server.followPage().status == 404)
      #expect(try await copy.isOut())
      #expect(try await Phone(at: server, key: 2).recover(code).kind == .wrong)
      // The whole chat knows the address.
      let other = Phone(at: server, key: 3)
      try await other.start()
      try await other.deliver([
        .numbered(1, .gather(.friday, .started([]))),
        .numbered(2, .sharing(.friday, .linkMade(.toFollow))),
      ])
      server.environment.advance(bySeconds: 11)
      #expect(try await server.followPage().status == 404)
    }
  }

  @Test func `an account with a name is not deleted without its password`() async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.name("Min")

      let refused = try await phone.delete(Route.unnamedAccount.path)

      #expect(refused.status == 409)
      #expect(ErrorResponse(json: refused.bytes) == ErrorResponse(kind: .named, username: "Min"))
      #expect(try await server.logIn("Min").status == 200)
    }
  }

  @Test(arguments: [
    "", "{}", #"{"key":"x"}"#, #"{"key":1}"#, #"{"key":"\#(String(repeating: "A", count: 42))"}"#,
  ])
  func `a malformed key makes nothing`(_ body: String) async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)

      let refused = try await phone.post(Route.unnamedAccount.path, body)

      #expect(refused.status == 400)
      #expect(phone.jar == [:])
    }
  }
}
