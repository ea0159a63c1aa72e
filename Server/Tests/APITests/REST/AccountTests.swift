import Foundation
import Hashing
import ServerTestSupport
import Testing

/// Registration, login, logout and deleting an account.
@Suite(.timeLimit(.minutes(5)))
struct AccountTests {
  @Test(arguments: StoreKind.allCases)
  func `a user registers, logs in, reads their account and logs out`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let registered = try await server.register("Ann")
      let ann = try await server.enter("Ann")
      let id = ann.userID
      #expect(registered == .created("/api/users/\(id)"))
      #expect(id == id.uppercased())

      #expect(try await ann.get("/api/users") == .json("[{\"id\":\"\(id)\",\"username\":\"Ann\"}]"))
      #expect(
        try await ann.get("/api/users/\(id)") == .json("{\"id\":\"\(id)\",\"username\":\"Ann\"}"))

      #expect(try await ann.post("/api/users/logout") == .noContent)
      #expect(try await ann.get("/api/users") == .notLoggedIn)
    }
  }

  @Test func `the response to a login has token, user and squad`() async throws {
    try await withServer { server in
      try await server.register("Ann")

      let response = try await server.logIn("Ann")

      let ann = try await server.enter("Ann")
      let ids = "\"userID\":\"\(ann.userID)\",\"squadID\":\"\(ann.squadID)\"}"
      #expect(response.status == 200)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
      #expect(response.body.hasPrefix("{\"token\":\""))
      #expect(response.body.hasSuffix("\",\(ids)"))
    }
  }

  @Test func `logging out on one device leaves the other logged in`() async throws {
    try await withServer { server in
      let first = try await server.welcome("Ann")
      let second = try await server.enter("Ann")

      try await first.post("/api/users/logout")

      #expect(try await first.get("/api/players") == .notLoggedIn)
      #expect(try await second.get("/api/players") == .json("[]"))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `deleting an account deletes all its data and frees the name`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let first = try await server.welcome("Ann")
      let onOtherPhone = try await server.enter("Ann")
      try await first.addPlayer("John")

      #expect(try await server.deleteAccount("Ann") == .noContent)

      #expect(try await first.get("/api/players") == .notLoggedIn)
      #expect(try await onOtherPhone.get("/api/players") == .notLoggedIn)
      #expect(try await server.logIn("Ann") == .wrongPassword)
      let second = try await server.welcome("Ann")
      #expect(second.userID != first.userID)
      #expect(try await second.get("/api/players") == .json("[]"))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a password and its SHA-256 log in to the same account, in both directions`(
    _ kind: StoreKind
  ) async throws {
    let typed = "correct horse"
    let hashed = sha256(Array(typed.utf8)).hex
    try await withServer(kind) { server in
      try await server.register("Ann", password: typed)
      try await server.register("Ben", password: hashed)

      for name in ["Ann", "Ben"] {
        #expect(try await server.logIn(name, password: typed).status == 200)
        #expect(try await server.logIn(name, password: hashed).status == 200)
        #expect(try await server.logIn(name, password: hashed.uppercased()) == .wrongPassword)
        #expect(try await server.logIn(name, password: typed + " ") == .wrongPassword)
      }
    }
  }

  @Test(arguments: ["ann", "ANN", " Ann ", "Ann\n"])
  func `a name logs in in every letter case`(_ typed: String) async throws {
    try await withServer { server in
      try await server.register("Ann")

      #expect(try await server.logIn(typed).status == 200)
    }
  }

  @Test func `a name logs in however its letters are composed`() async throws {
    try await withServer { server in
      try await server.register("Zo\u{EB}")

      #expect(try await server.logIn("Zoe\u{308}").status == 200)
      #expect(try await server.register("Zoe\u{308}").status == 409)
    }
  }

  @Test func `a password may contain colons, spaces and any script`() async throws {
    try await withServer { server in
      try await server.register("Ann", password: "a:b c:비밀⚽️")

      #expect(try await server.logIn("Ann", password: "a:b c:비밀⚽️").status == 200)
      #expect(try await server.logIn("Ann", password: "a") == .wrongPassword)
    }
  }
}
