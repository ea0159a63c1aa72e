import API
import ChangeStore
import Foundation
import HTTPTypes
import Hashing
import ServerTestSupport
import TestSupport
import Testing

/// A user who is logged in chooses another password.
@Suite(.timeLimit(.minutes(5)))
struct PasswordChangeTests {
  @Test(arguments: StoreKind.allCases)
  func `the new password logs in, and the old one no longer`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.changePassword(to: "another secret") == .noContent)

      #expect(try await server.logIn("Ann") == .wrongPassword)
      #expect(try await server.logIn("Ann", password: "another secret").status == 200)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `it ends all other sessions of the account`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ben = try await server.welcome("Ben")
      let phone = try await server.welcome("Ann")
      let tablet = try await server.enter("Ann")

      try await phone.changePassword(to: "another secret")

      #expect(try await tablet.get("/api/players") == .notLoggedIn)
      #expect(try await phone.get("/api/players") == .json("[]"))
      #expect(try await ben.get("/api/players") == .json("[]"))
    }
  }

  @Test func `passwords and their SHA-256 mean the same, as in a login`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let (current, new) = (sha256(Array("a long secret".utf8)).hex, "another secret")

      let response = try await ann.changePassword(
        from: current, to: sha256(Array(new.utf8)).hex)

      #expect(response == .noContent)
      #expect(try await server.logIn("Ann", password: new).status == 200)
    }
  }

  @Test func `a wrong password changes nothing, and leaves the user logged in`() async throws {
    try await withServer { server in
      let phone = try await server.welcome("Ann")
      let tablet = try await server.enter("Ann")

      let response = try await phone.changePassword(from: "x", to: "another secret")

      #expect(response == .error(403, "The password is wrong."))
      #expect(try await server.logIn("Ann").status == 200)
      #expect(try await phone.get("/api/players") == .json("[]"))
      #expect(try await tablet.get("/api/players") == .json("[]"))
    }
  }

  @Test(arguments: [
    ("seven 7", 422, "A password must have at least 8 characters."),
    (
      "password1", 422,
      "This password is one of the 10,000 most common ones. Choose another."
    ),
    (String(repeating: "a", count: 1_025), 422, "A password must not be longer than 1024 bytes."),
  ])
  func `a weak password is refused by the rule of registration`(
    new: String, status: Int, reason: String
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.changePassword(to: new) == .error(status, reason))

      #expect(try await server.logIn("Ann").status == 200)
    }
  }

  @Test func `both passwords are needed`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(
        try await ann.put("/api/users/password", #"{"newPassword":"another secret"}"#)
          == .error(400, "“currentPassword” is missing."))
    }
  }

  @Test func `the device is known by a new cookie, and the old one is useless`() async throws {
    let limits = Throttling(loginsPerAccountAndAddress: 1, loginsPerKnownDevice: 2)
    try await withServer(settings: .throttled(limits)) { server in
      try await server.register("Ann")
      let login = try await server.logIn("Ann")
      let ann = try await server.enter("Ann")

      let change = try await ann.changePassword(to: "another secret")

      let (old, new) = (try login.deviceCookie(), try change.deviceCookie())
      try await server.logIn("Ann", password: "x")
      let forgotten = try await server.logIn("Ann", password: "another secret", headers: old)
      let known = try await server.logIn("Ann", password: "another secret", headers: new)
      #expect(forgotten == .tooMany(seconds: 900))
      #expect(known.status == 200)
    }
  }

  @Test func `with a stolen session there are few guesses, and a flood does not use them up`()
    async throws
  {
    let limits = Throttling(
      loginsPerAccountAndAddress: 3, loginsPerAccount: 7, loginsPerAddress: 5,
      loginsPerKnownDevice: 2)
    try await withServer(settings: .throttled(limits, isBehindProxy: true)) { server in
      let ann = try await server.welcome("Ann")
      for number in 1...10 {
        try await server.logIn("Ann", password: "x", from: "198.51.100.\(number)")
      }

      for _ in 1...2 {
        let guess = try await ann.changePassword(from: "x", to: "another secret")
        #expect(guess == .error(403, "The password is wrong."))
      }
      let third = try await ann.changePassword(from: "x", to: "another secret")
      #expect(third == .tooMany(seconds: 900))
    }
  }

  @Test func `a login that was on its way is refused when the password changes meanwhile`()
    async throws
  {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      store.fail { faults in
        faults.beforeSavingToken = { try await ann.changePassword(to: "another secret") }
      }

      #expect(try await server.logIn("Ann") == .wrongPassword)

      #expect(try await ann.sessions().count == 1)
    }
  }
}

extension Person {
  @discardableResult
  func changePassword(
    from current: String = "a long secret", to new: String
  ) async throws -> TestResponse {
    try await put(
      "/api/users/password", #"{"currentPassword":"\#(current)","newPassword":"\#(new)"}"#)
  }
}
