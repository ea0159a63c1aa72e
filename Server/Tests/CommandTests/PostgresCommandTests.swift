import ChangeStore
import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("The command on PostgreSQL", .timeLimit(.minutes(5)))
struct PostgresCommandTests {
  @Test(.enabled(if: TestPostgres.isThere))
  func `a server keeps everything in the database, which a second one serves, too`() async throws {
    // Given
    let folder = try TemporaryFolder()
    let database = try TestPostgres.database(for: folder)
    let first = try GatherServer(database: database)
    _ = try await User.registered(with: first)
    // When
    let next = try GatherServer(database: database)
    first.process.kill()
    // Then
    _ = try await User.loggedIn(to: next)
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

  @Test(.enabled(if: TestPostgres.isThere))
  func `the operator changes no account while a copy has the database for itself`() throws {
    let folder = try TemporaryFolder()
    let database = try TestPostgres.database(for: folder)
    let copier = PostgresStore(address: database)
    try copier.prepare()
    #expect(try copier.claim(.alone) == nil)

    let outcome = try gather("user", "list", "--database", database)

    #expect(outcome.exitCode == 69)
    #expect(outcome.errors.contains("a process at this machine since 20"))
  }

  @Test(arguments: [
    (
      "postgresql://ann:secret@127.0.0.1:1/gather?password=secret",
      "postgresql://127.0.0.1:1/gather"
    ),
    ("postgres://ann:secret@[::1]:1/gather", "postgresql://[::1]:1/gather"),
    ("host=127.0.0.1 port=1 dbname=gather password=secret", "postgresql://127.0.0.1:1/gather"),
  ])
  func `a database that cannot be reached is named without its password, and with the reason`(
    address: String, name: String
  ) throws {
    let outcome = try GatherProcess(["user", "list", "--database", address]).finish()

    #expect(outcome.exitCode == 74)
    #expect(outcome.errors.hasPrefix("gather: \(name) cannot be reached: connection to server at"))
    #expect(outcome.errors.contains("Connection refused"))
    #expect(!outcome.errors.contains("secret"))
  }
}
