import Foundation
import HTTPTypes
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct RegistrationRefusalTests {
  private static let taken = TestResponse.error(409, "This user name is taken. Choose another.")

  @Test(
    arguments: [
      ("Ann", "Ann"), ("Ann", "ann"), ("Ann", "ANN"), ("Ann", "  Ann "), ("Zo\u{EB}", "zoe\u{308}"),
      ("Zoe\u{308}", "ZO\u{CB}"), ("ÅSA", "a\u{30A}sa"),
    ], StoreKind.allCases)
  func `a taken name is refused in every spelling`(
    names: (first: String, second: String), kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      try await server.register(names.first, password: "the first")

      #expect(try await server.register(names.second, password: "the second") == Self.taken)

      #expect(try await server.logIn(names.second, password: "the second") == .wrongPassword)
      #expect(try await server.logIn(names.second, password: "the first").status == 200)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `one of many registrations of a name at once succeeds`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let responses = try await withThrowingTaskGroup { group in
        for _ in 0..<20 {
          group.addTask { try await server.register("Ann") }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(responses.count { $0.status == 201 } == 1)
      #expect(responses.count { $0 == Self.taken } == 19)
    }
  }

  @Test(arguments: [
    (#"{}"#, "“username” is missing."),
    (#"{"username":"Ann"}"#, "“password” is missing."),
    (#"{"password":"x"}"#, "“username” is missing."),
    (#"{"username":null,"password":"x"}"#, "“username” is missing."),
    (#"{"username":1,"password":"x"}"#, "“username” must be text."),
    (#"{"username":"Ann","password":["x"]}"#, "“password” must be text."),
    (#"{"username":"","password":"x"}"#, "“username” must not be empty."),
    (#"{"username":" \t ","password":"x"}"#, "“username” must not be empty."),
    (#"{"username":"\u200B","password":"x"}"#, "“username” must not be empty."),
    (#"{"username":"a\u0000b","password":"x"}"#, .oneLine),
    (#"{"username":"a\nb","password":"x"}"#, .oneLine),
    (#"{"username":"a:b","password":"x"}"#, "“username” must not contain a colon."),
    (#"["Ann","x"]"#, "A JSON object is expected."),
    (#""Ann""#, "A JSON object is expected."),
    (#"{"username":"Ann","#, "This is not valid JSON (byte 18)."),
    (#""#, "This is not valid JSON (byte 0)."),
  ])
  func `a malformed registration is refused`(body: String, reason: String) async throws {
    try await withServer { server in
      let response = try await server.post("/api/users", body)

      #expect(response == .error(400, reason))
    }
  }

  @Test(arguments: [
    ("", "A password must have at least 8 characters."),
    ("seven 7", "A password must have at least 8 characters."),
    ("Football1", "This password is one of the 10,000 most common ones. Choose another."),
    ("12345678", "This password is one of the 10,000 most common ones. Choose another."),
  ])
  func `a password that is easily guessed is refused`(password: String, reason: String) async throws
  {
    try await withServer { server in
      let refused = try await server.register("Ann", password: password)
      let accepted = try await server.register("Ann", password: "비밀번호여덟글자")
      #expect(refused == .error(422, reason))
      #expect(accepted.status == 201)
    }
  }

  @Test func `name and password may be long, up to a limit`() async throws {
    try await withServer { server in
      let longName = String(repeating: "n", count: 80)
      let longPassword = String(repeating: "p", count: 1_024)
      let registered = try await server.register(longName, password: longPassword)
      let loggedIn = try await server.logIn(longName, password: longPassword)
      #expect(registered.status == 201)
      #expect(loggedIn.status == 200)

      let longerName = try await server.register(longName + "n")
      let longerPassword = try await server.register("Ben", password: longPassword + "p")
      #expect(
        longerName == .error(400, "“username” must not be longer than 80 characters."))
      #expect(
        longerPassword == .error(422, "A password must not be longer than 1024 bytes."))
    }
  }

  @Test func `a name or password over the limit does not log in`() async throws {
    try await withServer { server in
      let endless = String(repeating: "n", count: 100_000)
      try await server.register("Ann")

      let name = try await server.logIn(endless)
      let password = try await server.logIn("Ann", password: endless)

      #expect(name == .wrongPassword)
      #expect(password == .wrongPassword)
    }
  }

  @Test(arguments: [
    "", "Basic", "Basic ", "Basic %%%", "Basic QW5u", "Basic /////w==", "Bearer QW5uOnNlY3JldA==",
  ])
  func `a malformed Authorization header does not log in`(
    _ authorization: String
  ) async throws {
    try await withServer { server in
      try await server.register("Ann")

      let response = try await server.post(
        "/api/users/login", headers: [.authorization: authorization])

      #expect(response == .wrongPassword)
    }
  }
}

extension String {
  fileprivate static let oneLine =
    "“username” must be a single line without control characters."
}
