import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite("The commands for groups without a name, beside a running server", .timeLimit(.minutes(5)))
struct UnnamedCommandTests {
  private func withGroup(
    _ test: (GatherServer, AccountResponse, _ database: String) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(database: database)
      let response = try await enter(server)
      try #require(response.status == 201)
      try await test(server, AccountResponse(json: response.bytes), database.path)
      server.process.kill()
    }
  }

  /// Asks for the group of a key that is always the same.
  private func enter(_ server: GatherServer) async throws -> TestResponse {
    var random = SplitMix64(seed: 1)
    return try await server.send(
      .post, Route.unnamedAccount.path, headers: [.contentType: "application/json"],
      body: UnnamedAccountRequest(key: .random(using: &random)).json)
  }

  @Test func `they list groups with what is kept for them`() async throws {
    try await withGroup { _, group, database in
      let unnamed = try gather("user", "list", "--unnamed", "--database", database)
      let all = try gather("user", "list", "--database", database)

      let lines = unnamed.output.split(separator: "\n").map { $0.split(separator: "\t") }
      #expect(lines.map { $0.count } == [6, 6])
      #expect(lines.last?.first.map(String.init) == group.id.uuidString)
      #expect(lines.last?.dropFirst(3).map(String.init) == ["0", "0", "0.00"])
      #expect(all.output.contains("-\t"))
      #expect(all.output.contains(group.id.uuidString))
    }
  }

  @Test func `a group that was used lately is not deleted, and nothing is without yes`()
    async throws
  {
    try await withGroup { server, _, database in
      for arguments in [[], ["--yes"]] {
        let outcome = try GatherProcess(
          ["user", "delete", "--unnamed", "--unused-days", "400", "--database", database]
            + arguments
        ).finish()
        #expect(outcome.exitCode == 0)
        #expect(
          outcome.output.hasSuffix(
            arguments == []
              ? "0 would be deleted; add --yes to do so.\n" : "0 are deleted.\n"))
      }
      #expect(try await enter(server).status == 200)
    }
  }

  @Test func `a group is called by its id, gets a name, and is deleted by its id typed twice`()
    async throws
  {
    try await withGroup { server, group, database in
      let id = group.id.uuidString
      let named = try gather("user", "name", id, "Min", "--database", database)
      #expect(named.exitCode == 0)
      let lines = named.output.split(separator: "\n")
      let password = String(lines.first?.split(separator: " ").last ?? "")
      #expect(lines.last?.hasPrefix("Nothing ended: ") == true)
      let basic = Data("min:\(password)".utf8).base64EncodedString()
      let login = try await server.send(
        .post, "/api/users/login", headers: [.authorization: "Basic \(basic)"])
      #expect(try LoginResponse(json: login.bytes).userID == group.id)
      #expect(try gather("user", "name", id, "Max", "--database", database).exitCode == 65)

      let deleted = try gather("user", "delete", id, "--database", database, input: "\(id)\n")

      #expect(deleted.exitCode == 0)
      #expect(try await enter(server).status == 410)
    }
  }

  @Test func `a group whose only phone is lost is named, and the phone is out, by one command`()
    async throws
  {
    try await withGroup { server, group, database in
      let named = try gather(
        "user", "name", group.id.uuidString, "Min", "--lost-phone", "--database", database)

      #expect(named.exitCode == 0)
      #expect(named.output.contains(/Password: [a-z2-9-]{23}\nEnded: 1 session,/))
      #expect(try await enter(server).status == 410)
    }
  }

  @Test(arguments: [
    ["user", "delete"], ["user", "delete", "--unnamed"],
    ["user", "delete", "--unused-days", "400"], ["user", "delete", "Ann", "--yes"],
    ["user", "delete", "Ann", "--unnamed", "--unused-days", "400"],
    ["user", "delete", "--unnamed", "--unused-days", "0"],
  ])
  func `what does not say which accounts are meant deletes none`(
    _ arguments: [String]
  ) async throws {
    try await withGroup { server, _, database in
      let outcome = try GatherProcess(arguments + ["--database", database]).finish()

      #expect(outcome.exitCode == 64)
      #expect(try await enter(server).status == 200)
    }
  }

  @Test(arguments: [
    ["--unnamed", "no"], ["--registration", "closed"], ["--unnamed-per-hour", "1"],
  ])
  func `a server takes no more groups than its options say`(_ options: [String]) async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(
        database: folder.appendingPathComponent("gather.sqlite"), arguments: options)
      defer { server.process.kill() }
      var statuses: [Int] = []
      for seed in UInt64(1)...2 {
        var random = SplitMix64(seed: seed)
        let response = try await server.send(
          .post, Route.unnamedAccount.path, headers: [.contentType: "application/json"],
          body: UnnamedAccountRequest(key: .random(using: &random)).json)
        statuses.append(response.status)
      }
      #expect(statuses == (options.contains("1") ? [201, 429] : [403, 403]))
    }
  }
}
