import ChangeStore
import Foundation
import ServerTestSupport
import Testing
import Wire

/// What an operator reads when PostgreSQL does not let the program in, or do its work.
@Suite(
  "What PostgreSQL refuses", .timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere),
  .serialized)
struct PostgresRefusalTests {
  private let postgres: CrashingPostgres

  init() throws { postgres = try CrashingPostgres() }

  /// What a command complains about, after the name of the program.
  private func complaint(
    about database: String, exitCode: Int32, _ command: String...
  ) throws -> String {
    let words = command.isEmpty ? ["serve", "--port", "0", "--database"] : command
    let outcome = try GatherProcess(words + [database]).finish()
    #expect(outcome.exitCode == exitCode)
    #expect(!outcome.errors.contains("secret"))
    return try String(
      #require(outcome.errors.split(separator: "\n").last).trimmingPrefix("gather: "))
  }

  @Test func `the reason and what to do are said when there is no connection`() throws {
    try postgres.run(
      "CREATE ROLE ann LOGIN PASSWORD 'right'", "CREATE ROLE ben LOGIN CONNECTION LIMIT 0",
      "ALTER SYSTEM SET password_encryption = 'scram-sha-256'")
    let access = URL(fileURLWithPath: postgres.folder + "/data/pg_hba.conf")
    let former = try String(contentsOf: access, encoding: .utf8)
    try "local all ann scram-sha-256\n\(former)".write(
      to: access, atomically: false, encoding: .utf8)
    try postgres.run("SELECT pg_reload_conf()")

    let password = try complaint(
      about: postgres.address(user: "ann") + "&password=secret", exitCode: 74)
    let database = try complaint(about: postgres.address(database: "nope"), exitCode: 74)
    let role = try complaint(about: postgres.address(user: "cleo"), exitCode: 74)
    let crowd = try complaint(about: postgres.address(user: "ben"), exitCode: 74)
    let server = try complaint(about: "postgresql://127.0.0.1:1/gather", exitCode: 74)

    let start = "postgresql:///postgres cannot be reached: connection to server on socket"
    #expect(password.hasPrefix(start))
    #expect(
      password.hasSuffix(
        """
        FATAL: password authentication failed for user "ann". Correct the password in the address or in \
        ~/.pgpass.
        """))
    #expect(
      database.hasSuffix(
        #"FATAL: database "nope" does not exist. Make it with createdb, or name another one."#))
    #expect(
      role.hasSuffix(
        #"FATAL: role "cleo" does not exist. Make the user with createuser, or name another one."#))
    #expect(
      crowd.hasSuffix(
        """
        FATAL: too many connections for role "ben". Raise max_connections of the server, or let fewer \
        programs use it.
        """))
    #expect(
      server.hasSuffix(
        """
        failed: Connection refused Is the server running on that host and accepting TCP/IP connections? \
        Check its address, and whether its server runs.
        """))
    try postgres.end()
  }

  @Test func `the reason and what to do are said when the user may not do its work`() throws {
    try postgres.run(
      "CREATE ROLE ann LOGIN", "CREATE ROLE ben LOGIN",
      "ALTER ROLE ben SET default_transaction_read_only = on", "CREATE DATABASE bare",
      "CREATE DATABASE ready")
    try PostgresStore(address: postgres.address(database: "ready")).prepare()

    let create = try complaint(about: postgres.address(database: "bare", user: "ann"), exitCode: 77)
    let readOnly = try complaint(
      about: postgres.address(database: "bare", user: "ben"), exitCode: 77)
    let tables = try complaint(
      about: postgres.address(database: "ready", user: "ann"), exitCode: 77)

    #expect(
      create == """
        postgresql:///bare refuses what this program needs: permission denied for schema public. Make the \
        database with createdb --owner, or grant this user CREATE on its schema.
        """)
    #expect(
      readOnly == """
        postgresql:///bare refuses what this program needs: cannot execute CREATE TABLE in a read-only \
        transaction. Name a server and a user that may write: no standby, no read-only user.
        """)
    #expect(tables.contains("permission denied for table version."))
    try postgres.end()
  }

  @Test(arguments: ["LATIN1", "SQL_ASCII"])
  func `a database that is not UTF8 is refused with the command that makes one`(
    _ encoding: String
  ) throws {
    let name = "in_\(encoding.lowercased())"
    try postgres.run(
      "CREATE DATABASE \(name) ENCODING '\(encoding)' LOCALE 'C' TEMPLATE template0")
    let database = postgres.address(database: name)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

    let texts = [
      try complaint(about: database, exitCode: 78),
      try complaint(about: database, exitCode: 78, "user", "list", "--database"),
      try complaint(about: database, exitCode: 78, "copy", "--to", file, "--from"),
    ]

    for text in texts {
      #expect(
        text == """
          postgresql:///\(name) is stored as \(encoding), which lacks characters of people's names. Make \
          another with: createdb --encoding UTF8 --locale C --template template0 NAME
          """)
    }
    try postgres.end()
  }

  @Test func `commits that wait for a standby end readiness, until they wait no longer`()
    async throws
  {
    // Given
    let server = try GatherServer(database: postgres.address)
    #expect(try await server.send(.get, "/ready").status == 200)
    // When
    try postgres.run(
      "ALTER SYSTEM SET synchronous_standby_names = 'gone'", "SELECT pg_reload_conf()")
    // Then
    while try await server.send(.get, "/ready").status == 200 { await Task.yield() }
    let refusal = try await server.send(.get, "/health")
    #expect(refusal.status == 503)
    #expect(
      String(decoding: refusal.bytes, as: UTF8.self).contains(
        "Writes to the server's database wait, such as for a synchronous standby that is gone."))
    // And when it is back
    try postgres.run("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()")
    while try await server.send(.get, "/ready").status != 200 { await Task.yield() }
    server.process.kill()
    try postgres.end()
  }
}
