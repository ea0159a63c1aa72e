import Foundation
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

@Suite("What an operator watches of a database", .timeLimit(.minutes(5)))
struct DatabaseFiguresTests {
  let folder: TemporaryFolder
  let database: String
  let backups: String

  init() throws {
    folder = try TemporaryFolder()
    (database, backups) = (folder.file("gather.sqlite"), folder.file("backups"))
  }

  /// Makes a file with the name of a backup.
  private func makeBackup(_ time: Date) throws {
    let text = time.ISO8601Format(.init(dateSeparator: .omitted, timeSeparator: .omitted))
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(backups)/gather-\(text).sqlite"))
  }

  private func metric(_ name: String, at port: Int) async throws -> Double {
    let text = try await HTTPConnection.send(.get, "/metrics", to: port).body
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(name) ") })
    let value = line.split(separator: " ")[1]
    return value == "+Inf" ? .infinity : try #require(Double(value))
  }

  @Test func `metrics have its size, its free disk and the age of its last backup`() async throws {
    // Given
    let server = try GatherServer(database: database, arguments: ["--metrics", "127.0.0.1:0"])
    let line = server.process.firstLine()
    let port = try #require(
      URL(string: String(line.dropFirst("Metrics are at ".count)))?.port)
    #expect(try await metric("gather_last_backup_age_seconds", at: port) == .infinity)
    #expect(try await metric("gather_database_bytes", at: port) > 4_096)
    #expect(try await metric("gather_database_disk_free_bytes", at: port) > 0)
    // When
    try makeBackup(Date().addingTimeInterval(-7_200))
    try makeBackup(Date().addingTimeInterval(-90_000))
    // Then
    let age = try await metric("gather_last_backup_age_seconds", at: port)
    #expect(7_200...7_500 ~= age)
    server.process.kill()
  }

  @Test func `a check says them`() async throws {
    try GatherServer(database: database).process.kill()
    let before = try gather("check", "--database", database).output
    #expect(before.contains("There is no backup in \(backups).\n"))
    #expect(
      before.contains(/The database has [0-9]+\.[0-9]{2} MB; [0-9.]+ MB are free on its disk\./))

    #expect(try gather("backup", backups, "--keep", "2", "--database", database).exitCode == 0)

    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: backups).first)
    let after = try gather("check", "--database", database).output
    #expect(after.contains(/The last backup is of 20[0-9]{2}-[0-9T:-]+Z:/))
    #expect(after.contains("Z: \(backups)/\(name).\n"))
    #expect(!(try gather("check", "--database", "\(backups)/\(name)").output.contains("backup")))
  }

  @Test func `the list of accounts has the size of each, and says the total beside it`()
    async throws
  {
    let server = try GatherServer(database: database)
    let user = try await User.registered(with: server)
    for _ in 1...40 {
      _ = try await user.send(
        .post, .players, body: Array(#"{"name":"\#(String(repeating: "B", count: 40))"}"#.utf8),
        to: server)
    }

    let outcome = try gather("user", "list", "--database", database)

    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(rows.map { $0[5] } == ["megabytes", "0.02"])
    #expect(outcome.errors.hasPrefix("1 account(s) have 0.02 MB together.\nThe database has "))
    server.process.kill()
  }

  @Test func `what a restore has replaced ends after thirty days`() throws {
    let names = [
      "gather.sqlite.replaced-20200101T000000Z", "gather.sqlite.replaced-20200101T000000Z-wal",
      "gather.sqlite.replaced-29990101T000000Z", "gather.sqlite.replaced-by-hand",
      "other.sqlite.replaced-20200101T000000Z", "gather.sqlite.restoring",
    ]
    for name in names { try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file(name))) }

    let server = try GatherServer(
      database: database, arguments: ["--log-level", "notice"])
    for _ in 1...2 { #expect(server.process.firstComplaint().contains("Removed what a restore")) }

    let left = try folder.files.filter(names.contains)
    #expect(left == [names[2], names[3], names[4]].sorted())
    server.process.kill()
  }
}
