import Foundation
import ServerCommand
import ServerTestSupport
import Testing
import Wire

@Suite("Settings that cannot be meant", .timeLimit(.minutes(5)))
struct SettingTests {
  /// Runs `gather serve` on a database that must not be made.
  private func refusal(
    _ variables: [String: String], _ arguments: [String] = []
  ) async throws -> GatherProcess.Outcome {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path
      let process = try GatherProcess(
        ["serve", "--database", database, "--port", "0"] + arguments, variables: variables)
      let outcome = process.finish()
      #expect(!FileManager.default.fileExists(atPath: database))
      return outcome
    }
  }

  @Test(arguments: [
    ("GATHER_REGISTRATON", "GATHER_REGISTRATION"), ("GATHER_PUBLICURL", "GATHER_PUBLIC_URL"),
    ("gather_port", "GATHER_PORT"), ("GATHR_UNNAMED", "GATHER_UNNAMED"),
    ("GATHER_BEHIND_PROXI", "GATHER_BEHIND_PROXY"), ("Gather_Registration", "GATHER_REGISTRATION"),
    ("GATHER_TRUSTED_PROXY", "GATHER_TRUSTED_PROXIES"),
  ])
  func `a variable that is misspelt ends the start, and the nearest one is named`(
    name: String, nearest: String
  ) async throws {
    let outcome = try await refusal([name: "closed"])

    #expect(
      outcome
        == .init(
          exitCode: 64, output: "",
          errors:
            "gather: There is no setting \(name); the nearest is \(nearest). Correct or remove it.\n"
        ))
  }

  @Test(arguments: [["user", "list"], ["check"], ["backup", "/nowhere/x"]])
  func `every command refuses it, and help does not`(_ command: [String]) throws {
    let variables = ["GATHER_DATABSE": "x"]

    #expect(try GatherProcess(command, variables: variables).finish().exitCode == 64)
    #expect(try GatherProcess(command + ["--help"], variables: variables).finish().exitCode == 0)
  }

  @Test func `variables of other programs, of compose.yaml and of our tests do not matter`() throws
  {
    let variables = [
      "PATH": "/bin", "PORT": "1", "GATHER_DOMAIN": "gather.example.org", "GATHER_PROGRAM": "x",
      "TOGETHER_PORT": "1", "HOST": "",
    ]

    #expect(try gather("check", variables: variables).exitCode == 66)
  }

  @Test(arguments: Settings.all.map(\.variable), ["", " "])
  func `a setting without a value is refused`(variable: String, value: String) throws {
    let outcome = try gather("check", variables: [variable: value])

    #expect(
      outcome
        == .init(
          exitCode: 64, output: "",
          errors: "gather: \(variable) is empty; give it a value or remove it.\n"))
  }

  @Test(arguments: ["--registration", "--client", "--metrics", "--database", "--public-url"])
  func `an option without a value is refused`(_ option: String) async throws {
    let options =
      option == "--database"
      ? ["serve", option, ""] : ["serve", "--database", "/nowhere/x", option, ""]

    let outcome = try GatherProcess(options).finish()

    #expect(outcome.exitCode == 64)
    #expect(outcome.errors == "gather: \(option) is empty; give it a value or remove it.\n")
  }

  @Test func `an option that is given twice is refused`() async throws {
    let outcome = try await refusal([:], ["--registration", "closed", "--registration=open"])

    #expect(outcome.exitCode == 64)
    #expect(outcome.errors == "gather: --registration is given twice; give it once.\n")
  }

  @Test(arguments: [
    (
      ["GATHER_REGISTRATION_CODE": "kick-off"],
      "GATHER_REGISTRATION_CODE counts only with GATHER_REGISTRATION=code: until then anyone may register. Set both or neither."
    ),
    (
      [
        "GATHER_REGISTRATION": "code", "GATHER_REGISTRATION_CODE": "kick-off",
        "GATHER_REGISTRATION_CODE_FILE": "/nowhere",
      ],
      "GATHER_REGISTRATION_CODE and GATHER_REGISTRATION_CODE_FILE are both given; give one."
    ),
    (
      ["GATHER_UNNAMED": "maybe"],
      "GATHER_UNNAMED must be yes or no (also true, on, 1, false, off, 0), unlike “maybe”."
    ),
    (
      ["GATHER_BEHIND_PROXY": "y"],
      "GATHER_BEHIND_PROXY must be yes or no (also true, on, 1, false, off, 0), unlike “y”."
    ),
    (
      ["GATHER_SQUAD_MEGABYTES": "0"],
      "GATHER_SQUAD_MEGABYTES must be a number from 1 to 1000000, unlike “0”."
    ),
    (
      ["GATHER_METRICS": "9090"],
      "GATHER_METRICS must be an address like 127.0.0.1:9090, unlike “9090”."
    ),
  ])
  func `what cannot be meant is refused by the name that was given`(
    variables: [String: String], message: String
  ) async throws {
    #expect(
      try await refusal(variables)
        == .init(exitCode: 64, output: "", errors: "gather: \(message)\n"))
  }

  @Test(arguments: zip(["yes", "true", "on", "1", "YES"], ["no", "false", "off", "0", "No"]))
  func `answers are the same words everywhere`(yes: String, no: String) async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"), arguments: ["--unnamed", no],
        variables: ["GATHER_BEHIND_PROXY": yes])
      server.process.kill()
    }
  }

  @Test func `the option counts where a variable says something else`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"),
        arguments: ["--registration", "closed", "--no-behind-proxy"],
        variables: [
          "GATHER_REGISTRATION": "open", "GATHER_PORT": "1", "GATHER_BEHIND_PROXY": "yes",
        ])
      let body = Array(#"{"username":"Ben","password":"the pitch"}"#.utf8)
      #expect(try await server.send(.post, "/api/users", body: body).status == 403)
      server.process.kill()
    }
  }

  @Test func `a server says its public address, and where it is served from`() async throws {
    try await withTemporaryFolder { folder in
      let process = try GatherProcess(
        [
          "serve", "--port", "0", "--database", folder.appendingPathComponent("a.sqlite").path,
          "--log-level", "error",
        ], variables: ["GATHER_PUBLIC_URL": "https://gather.example.org"])
      #expect(
        process.firstLine().hasPrefix(
          "Football Gather is at https://gather.example.org, served from http://127.0.0.1:"))
      process.kill()
    }
  }
}

@Suite("What says which settings there are")
struct SettingListTests {
  private static func file(_ path: String) throws -> String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `HOSTING has the table that gather settings prints`() throws {
    let table = try gather("settings").output

    #expect(table.split(separator: "\n").count == Settings.all.count + 2)
    #expect(try Self.file("docs/HOSTING.md").contains("\n\n" + table + "\n"))
  }

  @Test func `the template has each setting, and sets only the database`() throws {
    let lines = try Self.file("packaging/gather.env").split(separator: "\n")

    let shown = lines.compactMap { $0.firstMatch(of: /^#(GATHER_\w+)=./).map { String($0.1) } }
    #expect(shown.sorted() == Settings.all.map(\.variable).sorted())
    #expect(lines.filter { !$0.hasPrefix("#") } == [])
  }

  @Test func `the container gets each setting, and is itself told only where it is reached`() throws
  {
    let compose = try Self.file("compose.yaml")

    #expect(compose.contains("\n    env_file: .env\n"))
    let own = Settings.all.map(\.variable).filter { compose.contains("\n      \($0):") }
    #expect(
      own == [
        "GATHER_PUBLIC_URL", "GATHER_BEHIND_PROXY", "GATHER_TRUSTED_PROXIES", "GATHER_HOST",
        "GATHER_PORT",
      ])
  }

  @Test func `each option of serve names its variable, and is in the table`() throws {
    let help = try gather("serve", "--help").output

    let named = help.matches(of: /\((GATHER_\w+);/).map { String($0.1) }
    #expect(
      Set(named) == Set(Settings.all.filter(\.hasOption).map(\.variable)))
    for setting in Settings.all where setting.hasOption {
      #expect(help.contains(setting.option + " ") || help.contains(setting.option + "/"))
    }
  }
}
