import Domain
import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("The gather command", .timeLimit(.minutes(5)))
struct CommandTests {
  @Test func `a backup during writes is complete`() async throws {
    try await withTemporaryFolder { folder in
      // Given
      let database = folder.appendingPathComponent("gather.sqlite")
      let copy = folder.appendingPathComponent("copy.sqlite")
      let server = try GatherServer(database: database)
      let user = try await User.registered(with: server)
      _ = try await user.send(.post, .players, body: Array(#"{"name":"Ben"}"#.utf8), to: server)
      let before = try await user.send(.get, .players, to: server)
      // When
      let backup = try gather("backup", copy.path, "--database", database.path)
      server.process.kill()
      // Then
      #expect(backup.exitCode == 0)
      #expect(
        try gather("check", "--database", copy.path).output
          .contains(
            /^Read 1 squad\(s\) with 1 change\(s\)\.\n(.*\n)*Nothing is damaged\. Not seen: .*\n$/))
      let restored = try GatherServer(database: copy)
      #expect(try await user.send(.get, .players, to: restored).status == 401)
      let again = try await User.loggedIn(to: restored)
      #expect(try await again.send(.get, .players, to: restored) == before)
      restored.process.kill()
    }
  }

  @Test func `a backup does not overwrite a file`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let copy = folder.appendingPathComponent("copy.sqlite")
      try GatherServer(database: database).process.kill()
      try Data("precious".utf8).write(to: copy)

      let outcome = try gather("backup", copy.path, "--database", database.path)

      #expect(
        outcome
          == .init(
            exitCode: 73, output: "",
            errors: "gather: \(copy.path) exists already; name another file or remove it.\n"))
      #expect(try Data(contentsOf: copy) == Data("precious".utf8))
    }
  }

  @Test func `reading does not create a missing database`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("none.sqlite").path

      let outcome = try gather("check", variables: ["GATHER_DATABASE": database])

      #expect(
        outcome
          == .init(
            exitCode: 66, output: "",
            errors:
              "gather: There is no database at \(database); name another with --database or GATHER_DATABASE.\n"
          ))
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }

  @Test func `a file that is not a database is refused and not changed`() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("notes.txt")
      let content = Data(repeating: 0x41, count: 5_000)
      try content.write(to: file)

      let outcome = try gather("check", "--database", file.path)

      #expect(outcome.exitCode == 65)
      #expect(
        outcome.errors
          == "gather: \(file.path) is not a database or is damaged; restore a backup.\n")
      #expect(try Data(contentsOf: file) == content)
    }
  }

  @Test func `a port in use is reported`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(database: folder.appendingPathComponent("a.sqlite"))
      let port = try #require(server.address.split(separator: ":").last.map(String.init))

      let outcome = try gather(
        "serve", "--database", folder.appendingPathComponent("b.sqlite").path,
        variables: ["GATHER_PORT": port, "GATHER_LOG_LEVEL": "critical"])

      #expect(
        outcome
          == .init(
            exitCode: 69, output: "",
            errors: "gather: Port \(port) is in use; choose another with GATHER_PORT.\n"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(files.allSatisfy { $0.hasPrefix("a.sqlite") })
      server.process.kill()
    }
  }

  @Test(arguments: ["99999", "65536", "-1"])
  func `a port that does not exist is refused`(_ port: String) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path

      let outcome = try gather("serve", "--port=\(port)", "--database", database)

      #expect(
        outcome
          == .init(
            exitCode: 64, output: "",
            errors: "gather: --port must be a number from 0 to 65535, unlike “\(port)”.\n"))
      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }

  @Test func `both programs say their version`() throws {
    let version = GatherProcess.Outcome(exitCode: 0, output: "\(AppVersion.text)\n", errors: "")
    #expect(try gather("--version") == version)
    #expect(try samples("--version") == version)
  }

  @Test(arguments: [
    (
      AppVersion.text + "+20261129.145013.g9f51b4b5", AppVersion.text + "+20261129.145013.g9f51b4b5"
    ),
    // A program that was copied over the one of an older package.
    ("0.1.0+20250101.000000.g00000000", AppVersion.text), ("", AppVersion.text),
  ])
  func `a program of a package says the package's version`(
    _ packaged: String, _ said: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let program = folder.appendingPathComponent("gather")
      try FileManager.default.copyItem(at: GatherProcess.gather, to: program)
      try Data("\(packaged)\n".utf8).write(to: folder.appendingPathComponent("version"))

      let outcome = try GatherProcess(["--version"], program: program).finish()

      #expect(outcome == .init(exitCode: 0, output: "\(said)\n", errors: ""))
    }
  }

  @Test(arguments: [
    (["GATHER_PORT": "eighty"], "GATHER_PORT must be a number from 0 to 65535, unlike “eighty”."),
    (
      ["GATHER_PUBLIC_URL": "example.org"],
      "GATHER_PUBLIC_URL must be an address that begins with http:// or https://, unlike “example.org”."
    ),
    (
      ["GATHER_TRUSTED_PROXIES": "proxy.example.org"],
      "GATHER_TRUSTED_PROXIES must be addresses of proxies like 127.0.0.1,10.0.0.0/8, unlike “proxy.example.org”."
    ),
    (
      ["GATHER_LOG_LEVEL": "loud"],
      "GATHER_LOG_LEVEL must be trace, debug, info, notice, warning, error or critical, unlike “loud”."
    ),
  ])
  func `a malformed environment variable is reported`(
    _ variables: [String: String], _ message: String
  ) throws {
    #expect(
      try gather("serve", variables: variables)
        == .init(exitCode: 64, output: "", errors: "gather: \(message)\n"))
  }

  @Test func `help names every variable of the environment and its default`() throws {
    let help = try gather("serve", "--help").output
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")

    for setting in [
      "HOST; default: 127.0.0.1", "PORT; default: 8080", "DATABASE; default: data/gather.sqlite",
      "CLIENT; default: the folder client", "PUBLIC_URL; default: http://localhost",
      "BEHIND_PROXY; default: no", "TRUSTED_PROXIES; default: 127.0.0.0/8,::1",
      "LOG_LEVEL; default: info",
    ] {
      #expect(help.contains("(GATHER_\(setting)"))
    }
  }

  @Test func `help does not mention the samples`() throws {
    let help = try ["serve", "backup", "check"].map { try gather($0, "--help").output }
      .joined().lowercased()

    for word in ["sample", "film", "movie", "poster", "clock", "themoviedb"] {
      #expect(!help.contains(word))
    }
  }
}
