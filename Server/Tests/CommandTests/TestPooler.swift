import ServerTestSupport
import Testing

/// Debian's PgBouncer in front of the PostgreSQL server for tests, in any of its modes.
final class TestPooler: Sendable {
  enum Mode: String { case session, transaction, statement }

  private let program: GatherProcess
  private let folder: String

  init(_ mode: Mode, size: Int = 20) throws {
    program = try CrashingPostgres.run(
      "pgbouncer.sh", try TestPostgres.folder(), mode.rawValue, "default_pool_size=\(size)")
    folder = program.firstLine()
    try #require(folder.hasPrefix("/"))
  }

  /// The address of a database by way of the pooler.
  func address(of database: String) throws -> String {
    try TestPostgres.address(of: database, at: folder) + "&port=6432"
  }

  func change(to mode: Mode) throws {
    try program.say(mode.rawValue)
    #expect(program.firstLine() == mode.rawValue)
  }

  func end() throws {
    try program.type("")
    _ = program.wait()
  }
}
