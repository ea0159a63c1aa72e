import ChangeStore
import Domain
import Foundation
import HTTPTypes
import Hashing
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The list of an account's sessions, and ending them.
@Suite(.timeLimit(.minutes(5)))
struct SessionTests {
  @Test(arguments: StoreKind.allCases)
  func `the sessions tell device, login and last use, the last used first`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      try await server.register("Ann")
      let phone = try await server.enter("Ann", agent: "curl/8.14.1")
      server.environment.advance(bySeconds: 90 * 60)
      let tablet = try await server.enter("Ann")

      let (phoneID, tabletID) = (try await phone.sessionID(), try await tablet.sessionID())

      #expect(
        try await tablet.get("/api/users/sessions")
          == .json(
            """
            [{"id":"\(tabletID)","createdAt":"2026-11-20T20:10:00.000Z",\
            "lastUsedAt":"2026-11-20T20:10:00.000Z","isCurrent":true},\
            {"id":"\(phoneID)","device":"curl","createdAt":"2026-11-20T18:40:00.000Z",\
            "lastUsedAt":"2026-11-20T20:10:00.000Z","isCurrent":false}]
            """))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a session that is ended is useless at once, and no other`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let phone = try await server.welcome("Ann")
      let tablet = try await server.enter("Ann")
      let laptop = try await server.enter("Ann")

      #expect(try await tablet.delete(phone.sessionPath) == .noContent)

      #expect(try await phone.get("/api/players") == .notLoggedIn)
      #expect(try await laptop.get("/api/players") == .json("[]"))
      #expect(try await tablet.sessions().count == 2)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `all other sessions of the account are ended, and none of another`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let ben = try await server.welcome("Ben")
      let phone = try await server.welcome("Ann")
      let tablet = try await server.enter("Ann")
      let laptop = try await server.enter("Ann")

      // From now on the server remembers the laptop's token.
      #expect(try await laptop.get("/api/players") == .json("[]"))

      #expect(try await tablet.delete("/api/users/sessions") == .noContent)

      #expect(try await phone.get("/api/players") == .notLoggedIn)
      #expect(try await laptop.get("/api/players") == .notLoggedIn)
      #expect(try await tablet.sessions().count == 1)
      #expect(try await ben.get("/api/players") == .json("[]"))
    }
  }

  @Test func `ending the caller's own session logs out and removes the cookie`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let response = try await ann.delete(ann.sessionPath)

      #expect(response == .noContent)
      #expect(response.headers[.setCookie]?.hasPrefix("gather_token=;") == true)
      #expect(try await ann.get("/api/players") == .notLoggedIn)
    }
  }

  @Test func `a session of another account, an ended and an unknown one are 404`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")
      let tablet = try await server.enter("Ann")
      let (foreign, ended) = (try await ben.sessionPath, try await tablet.sessionPath)
      try await tablet.post("/api/users/logout")

      for path in [foreign, ended, "/api/users/sessions/\(ann.userID)"] {
        #expect(try await ann.delete(path) == .error(404, "There is no such session."))
      }
      #expect(try await ben.get("/api/players") == .json("[]"))
    }
  }

  @Test func `an expired session is not in the list`() async throws {
    try await withServer { server in
      try await server.register("Ann")
      _ = try await server.enter("Ann")
      server.environment.advance(byDays: 90)
      let ann = try await server.enter("Ann")

      #expect(try await ann.sessions().count == 1)
    }
  }

  @Test func `the list has neither a token nor its hash`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let list = try await ann.get("/api/users/sessions").body.lowercased()

      let hash = sha256(Array(ann.token.utf8)).hex
      #expect(!list.contains(ann.token.lowercased()))
      #expect(!list.replacing("-", with: "").contains(hash.prefix(12)))
    }
  }

  @Test func `a use is stored when the server ends, and at most once an hour`() async throws {
    let store = MemoryStore()
    let used = Recorded<String>()
    let start = TestEnvironment()
    try await withServer(store: store, environment: start) { server in
      let ann = try await server.welcome("Ann")
      used.value = ann.token
      server.environment.advance(bySeconds: 60 * 60)
      _ = try await ann.get("/api/players")
      server.environment.advance(bySeconds: 60 * 60 - 1)
      _ = try await ann.get("/api/players")
    }

    let hash = sha256(Array(try #require(used.value).utf8))
    let token = try #require(await store.token(hash: hash))
    #expect(token.createdAt == .kickOff)
    #expect(token.lastUsedAt == .kickOff(plusMinutes: 60))
  }

  @Test func `requests go on when their use cannot be stored`() async throws {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      store.fail { $0.appending = .storage(.full) }
      server.environment.advance(byDays: 1)

      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }
}

extension Person {
  struct ListedSession: Decodable {
    let id: String
    let isCurrent: Bool
  }

  func sessions() async throws -> [ListedSession] {
    try JSONDecoder().decode(
      [ListedSession].self, from: Data(try await get("/api/users/sessions").bytes))
  }

  /// The id of the session that this token continues.
  func sessionID() async throws -> String {
    try #require(try await sessions().first { $0.isCurrent }?.id)
  }

  var sessionPath: String {
    get async throws { "/api/users/sessions/\(try await sessionID())" }
  }
}

extension TestServer {
  fileprivate func enter(_ name: String, agent: String) async throws -> Person {
    let response = try await logIn(name, headers: [.userAgent: agent])
    return Person(server: self, login: try LoginResponse(json: response.bytes))
  }
}
