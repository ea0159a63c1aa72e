import Foundation
import ServerTestSupport
import Testing

@testable import ServerCommand

@Suite("What names a database", .timeLimit(.minutes(5)))
struct DatabasePlaceTests {
  @Test(arguments: [
    ("data/gather.sqlite", "data/gather.sqlite"),
    (" /var/lib/gather/gather.sqlite\n", "/var/lib/gather/gather.sqlite"),
    ("./a:b", "./a:b"),
    ("./dbname=gather", "./dbname=gather"),
    ("유나.sqlite", "유나.sqlite"),
    ("../ann@home/x.sqlite", "../ann@home/x.sqlite"),
  ])
  func `a path is a file`(_ text: String, _ path: String) throws {
    #expect(try DatabasePlace(text) == .file(path))
  }

  @Test(arguments: [
    ("postgresql:///gather", "postgresql:///gather"),
    ("POSTGRESQL:///x", "postgresql:///x"),
    ("Postgres://ann:secret@db/x", "postgresql://db/x"),
    ("postgresql://ann:p%2Fq@[::1]:1/x?sslmode=require", "postgresql://[::1]:1/x"),
    ("postgresql://a:1,b:2/x", "postgresql://a:1,b:2/x"),
    ("postgresql://a,b:2/x", "postgresql://a,b:2/x"),
    ("postgresql:///x?host=/run/postgresql", "postgresql:///x"),
    ("dbname=gather host=db password=secret", "postgresql://db/gather"),
    ("host = 10.0.0.5 port=6432 user=ann", "postgresql://10.0.0.5:6432/"),
    (" service=gather ", "postgresql:///"),
  ])
  func `an address is PostgreSQL's, and named without its password`(
    _ text: String, _ name: String
  ) throws {
    let place = try DatabasePlace(text)

    guard case .server = place else { throw IsFile() }
    #expect(place.name == name)
  }

  private struct IsFile: Error {}

  private static let foreign = [
    ("mysql://root:secret@x/y", "mysql:…"), ("postgresql:gather", "postgresql:…"),
    ("postgres:/gather", "postgres:…"), ("sqlite:///data/x", "sqlite:…"),
    ("file:x.sqlite", "file:…"), ("jdbc:postgresql://h/d", "jdbc:…"), (":memory:", ":…"),
    ("localhost:5432/gather", "localhost:…"), ("10.0.0.5:5432", "10.0.0.5:…"),
    ("ann@db.example.org/gather", "…"), ("\"postgresql:///x\"", "…"), ("", "…"), (" ", "…"),
    ("gather host=x password=secret", "…"), ("Host=db;Database=x;Password=secret", "Host=…"),
    ("dbname=gather hots=x", "dbname=…"), ("DATABASE_URL=postgresql:///x", "DATABASE_URL=…"),
  ]

  @Test(arguments: foreign)
  func `what looks like another address is refused, and its password is not said`(
    _ text: String, _ said: String
  ) throws {
    #expect(throws: CommandError.notADatabase(said)) { try DatabasePlace(text) }
  }

  @Test(arguments: [
    "postgresql://ann:12/secret@127.0.0.1:1/gather", "postgresql://ann:sec@ret@db/gather",
    "postgresql://ann:secret@[::1/gather", "postgresql://ann:50%secret@db/gather",
    "postgresql://ann:sec/ret@db", "postgresql:///x?secret",
  ])
  func `an address whose password is misread is refused before it is used`(_ text: String) throws {
    #expect(throws: CommandError.malformedAddress) { try DatabasePlace(text) }
    let outcome = try gather("user", "list", "--database", text)
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.contains("write / as %2F, @ as %40"))
    #expect(!outcome.errors.contains("ret"))
  }

  @Test(arguments: [
    ["serve", "--port", "0"], ["check"], ["user", "list"], ["user", "delete", "Ann"],
    ["user", "reset-password", "Ann"], ["backup", "/nowhere/x"], ["restore", "/dev/null"],
  ])
  func `every command refuses what names no database, and makes no file`(
    _ command: [String]
  ) async throws {
    try await withTemporaryFolder { folder in
      let name = folder.lastPathComponent
      for text in ["mysql://\(name)/x", "mysql:\(name)", "dbname=\(name) hots=x"] {
        let byOption = try Self.outcome(of: command + ["--database", text])
        let byVariable = try Self.outcome(of: command, variables: ["GATHER_DATABASE": text])

        #expect(byOption.exitCode == 64)
        #expect(byOption.errors.contains("names no database: name a file, such as ./gather.sqlite"))
        #expect(byVariable == byOption)
        #expect(!FileManager.default.fileExists(atPath: text))
      }
    }
  }

  /// With an empty input, so that no question is answered.
  private static func outcome(
    of command: [String], variables: [String: String] = [:]
  ) throws -> GatherProcess.Outcome {
    let process = try GatherProcess(command, variables: variables)
    try process.type("")
    return process.finish()
  }

  @Test func `copies and backups refuse it, too`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("x.sqlite").path
      for command in [
        ["copy", "--from", "mysql:x", "--to", file], ["copy", "--from", file, "--to", "mysql:x"],
        ["backup", "mysql:x", "--database", file], ["restore", "mysql:x", "--database", file],
      ] {
        #expect(try GatherProcess(command).finish().errors.contains("“mysql:…” names no database"))
      }
      let server = try gather("backup", "postgresql:///x", "--database", file)
      #expect(server.errors == "gather: A backup is a file of this machine; name one.\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }
}
