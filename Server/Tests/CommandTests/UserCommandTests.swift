import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
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

      let lines = outcome.output.split(separator: "\n")
      let password = String(lines.first?.split(separator: " ").last ?? "")
      #expect(outcome.exitCode == 0)
      #expect(lines.first == "Password: \(password)")
      #expect(
        lines.dropFirst() == [
          "Ended: 1 session, 0 recovery codes, 0 codes for another phone.",
          "Links stay; “user reset-password NAME --links” turns them off.",
        ])
      #expect(try await logIn(password, to: server) == 200)
      #expect(try await logIn("the pitch", to: server) == 401)
    }
  }

  @Test func `it reads a password from standard input and does not print it`() async throws {
    try await withServer { server, database in
      let outcome = try gather(
        "user", "reset-password", "Ann", "--stdin", "--database", database,
        input: "another secret\n")

      #expect(outcome.exitCode == 0)
      #expect(outcome.output.hasPrefix("The password is changed.\nEnded: 1 session, "))
      #expect(!outcome.output.contains("another secret"))
      #expect(try await logIn("another secret", to: server) == 200)
    }
  }

  @Test func `a recovery code is listed with when it was made, and ends with another password`()
    async throws
  {
    try await withServer { server, database in
      // Given
      let ann = try await User.loggedIn(to: server)
      let made = try await ann.send(.post, .recoveryCodes, to: server)
      let code = try RecoveryCodeResponse(json: made.bytes).code
      let list = try gather("user", "list", "--database", database).output
      #expect(list.contains(/username\t.*\trecovery codes\tmade\n/))
      #expect(list.contains(/\t1\t20\d\d-\d\d-\d\dT[0-9:]+Z\n/))
      // When
      let outcome = try gather("user", "reset-password", "Ann", "--database", database)
      // Then
      #expect(outcome.output.contains("1 recovery code,"))
      #expect(try await recover(code, at: server) == 401)
      #expect(try gather("user", "list", "--database", database).output.hasSuffix("\t0\t-\n"))
    }
  }

  private func recover(_ code: RecoveryCode, at server: GatherServer) async throws -> Int {
    var random = SplitMix64(seed: 2)
    return try await server.send(
      .post, Route.recovery.path, headers: [.contentType: "application/json"],
      body: RecoveryRequest(code: code, key: .random(using: &random)).json
    ).status
  }

  @Test func `it ends links on request, beside a running server`() async throws {
    try await withServer { server, database in
      let outcome = try gather("user", "reset-password", "Ann", "--links", "--database", database)

      #expect(outcome.exitCode == 0)
      #expect(outcome.output.hasSuffix("0 codes for another phone.\nTurned off: 0 links.\n"))
    }
  }

  @Test func `it adds an account, also while registration is closed`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(
        database: database, arguments: ["--registration", "closed"])
      let outcome = try gather("user", "add", "Ann", "--database", database.path)

      let password = String(outcome.output.dropFirst("Password: ".count).dropLast())
      #expect(outcome.exitCode == 0)
      #expect(try await logIn(password, to: server) == 200)
      let again = try gather("user", "add", "ann", "--database", database.path)
      #expect(again.exitCode == 65)
      let odd = try gather("user", "add", "", "--database", database.path)
      #expect(odd.exitCode == 65)
      server.process.kill()
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
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.hasPrefix("The password is changed.\n"))
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
