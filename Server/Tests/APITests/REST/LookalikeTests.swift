import API
import ServerTestSupport
import Testing

/// User names that look alike are one name.
@Suite(.timeLimit(.minutes(5)))
struct LookalikeTests {
  @Test(arguments: StoreKind.allCases)
  func `a name that looks like one that is taken is taken`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      try await server.register("Paul")

      for name in ["p\u{430}ul", "\u{FF50}aul", "paul\u{2060}", "\u{202E}paul", "PAUL"] {
        let response = try await server.register(name)
        #expect(response == .error(409, "This user name is taken. Choose another."))
      }
    }
  }

  @Test func `it logs in to that account with its password`() async throws {
    try await withServer { server in
      try await server.register("Paul")

      #expect(try await server.logIn("\u{FF50}aul").status == 200)
      #expect(try await server.logIn("p\u{430}ul", password: "x") == .wrongPassword)
    }
  }

  @Test func `many spellings of a name have one limit of attempts`() async throws {
    let limits = ServerSettings.throttled(.init(loginsPerAccountAndAddress: 2))
    try await withServer(settings: limits) { server in
      try await server.register("Paul")
      for name in ["paul\u{2060}", "\u{FF50}aul"] {
        try await server.logIn(name, password: "x")
      }

      #expect(try await server.logIn("Paul") == .tooMany(seconds: 900))
    }
  }
}
