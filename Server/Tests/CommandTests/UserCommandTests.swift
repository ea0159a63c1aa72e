import Foundation
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

@Suite("The user command, beside a running server", .timeLimit(.minutes(5)))
struct UserCommandTests {
  private func withServer(_ test: (GatherServer, _ database: String) async throws -> Void)
    async throws
  {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(database: database)
      _ = try await User.registered(with: server)
      try await test(server, database.path)
      server.process.kill()
    }
  }

  private func logIn(_ password: String, to server: GatherServer) async throws -> Int {
    let basic = Data("Ann:\(password)".utf8).base64EncodedString()
    return try await server.send(
      .post, "/api/users/login", headers: [.authorization: "Basic \(basic)"]
    ).status
  }

  @Test func `it lists accounts without their secrets`() async throws {
    try await withServer { _, database in
      let outcome = try gather("user", "list", "--database", database)

      let lines = outcome.output.split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(outcome.exitCode == 0)
      #expect(lines.count == 2)
      #expect(lines.last?.first == "Ann")
      #expect(lines.last?.dropFirst(2).first == "1")
      #expect(!outcome.output.contains("scrypt"))
    }
  }

  @Test func `it makes a password and prints it`() async throws {
    try await withServer { server, database in
      let outcome = try gather("user", "reset-password", "ann", "--database", database)

      let password = outcome.output.trimmingCharacters(in: .newlines)
      #expect(outcome.exitCode == 0)
      #expect(password.count == 23)
      #expect(try await logIn(password, to: server) == 200)
      #expect(try await logIn("the pitch", to: server) == 401)
    }
  }

  @Test func `it reads a password from standard input and does not print it`() async throws {
    try await withServer { server, database in
      let outcome = try gather(
        "user", "reset-password", "Ann", "--stdin", "--database", database,
        input: "another secret\n")

      #expect(outcome == .init(exitCode: 0, output: "The password is changed.\n", errors: ""))
      #expect(try await logIn("another secret", to: server) == 200)
    }
  }

  @Test func `a terminal does not show the password that is typed`() async throws {
    try await withServer { server, database in
      // Given
      let terminal = try Terminal()
      let process = try GatherProcess(
        ["user", "reset-password", "Ann", "--stdin", "--database", database], terminal: terminal)
      #expect(process.firstComplaint() == "Type the new password, which is not shown.")
      // When
      try terminal.type("another secret\n")
      // Then
      let outcome = process.finish()
      #expect(outcome == .init(exitCode: 0, output: "The password is changed.\n", errors: ""))
      #expect(try terminal.shown() == "\r\n")
      #expect(try terminal.showsTyping())
      #expect(try await logIn("another secret", to: server) == 200)
    }
  }

  @Test func `a terminal shows what is typed again when the command is interrupted`() async throws {
    try await withServer { server, database in
      // Given
      let terminal = try Terminal()
      let process = try GatherProcess(
        ["user", "reset-password", "Ann", "--stdin", "--database", database], terminal: terminal)
      _ = process.firstComplaint()
      #expect(try !terminal.showsTyping())
      // When
      process.interrupt()
      // Then
      #expect(try terminal.showsTyping())
      #expect(try await logIn("the pitch", to: server) == 200)
    }
  }

  @Test func `it deletes an account whose name is typed twice`() async throws {
    try await withServer { server, database in
      let refused = try gather("user", "delete", "Ann", "--database", database, input: "Ben\n")
      #expect(refused.exitCode == 65)
      #expect(try await logIn("the pitch", to: server) == 200)

      let done = try gather("user", "delete", "Ann", "--database", database, input: "Ann\n")

      #expect(done.exitCode == 0)
      #expect(done.output.hasSuffix("The account is deleted.\n"))
      #expect(try await logIn("the pitch", to: server) == 401)
      #expect(try gather("check", "--database", database).exitCode == 0)
    }
  }

  @Test func `an unknown name says so`() async throws {
    try await withServer { _, database in
      let outcome = try gather("user", "reset-password", "Zoe", "--database", database)

      #expect(
        outcome
          == .init(
            exitCode: 67, output: "",
            errors:
              "gather: There is no account of this name or id; see them with “user list”.\n"))
    }
  }
}
