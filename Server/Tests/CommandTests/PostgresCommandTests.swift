import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("The command on PostgreSQL", .timeLimit(.minutes(5)))
struct PostgresCommandTests {
  @Test(.enabled(if: TestPostgres.isThere))
  func `a server keeps everything in the database, and a second one says who has it`() async throws
  {
    // Given
    let folder = try TemporaryFolder()
    let database = try TestPostgres.database(for: folder)
    let first = try GatherServer(database: database)
    _ = try await User.registered(with: first)
    // When
    let second = try GatherProcess(["serve", "--port", "0", "--database", database])
    let refused = second.finish()
    first.process.kill()
    let next = try GatherServer(database: database)
    // Then
    #expect(refused.exitCode == 69)
    #expect(refused.errors.contains(" is served by a server at this machine since 20"))
    #expect(try await next.send(.get, "/health").status == 200)
    #expect(next.process.terminate() == 0)
    let list = try GatherProcess(["user", "list", "--database", database]).finish()
    #expect(list.output.contains("\nAnn\t"))
    let check = try GatherProcess(["check", "--database", database]).finish()
    #expect(check.exitCode == 0)
    #expect(check.output.contains("Read 1 squad(s)"))
    let backup = try GatherProcess(["backup", "copy.sqlite", "--database", database]).finish()
    #expect(backup.errors == "gather: A PostgreSQL database is backed up with pg_dump.\n")
  }

  @Test(arguments: [
    (
      "postgresql://ann:secret@127.0.0.1:1/gather?password=secret",
      "postgresql://127.0.0.1:1/gather"
    ),
    ("postgres://ann:secret@[::1]:1/gather", "postgresql://[::1]:1/gather"),
    ("postgresql://ann:12/secret@127.0.0.1:1/gather", "the PostgreSQL database"),
    ("postgresql://ann:secret@[::1/gather", "the PostgreSQL database"),
  ])
  func `a database that cannot be reached is named without its password`(
    address: String, name: String
  ) throws {
    let outcome = try GatherProcess(["user", "list", "--database", address]).finish()

    #expect(outcome.exitCode == 74)
    #expect(
      outcome.errors
        == "gather: \(name) cannot be reached or written; check its address, its user and its server.\n"
    )
  }
}
