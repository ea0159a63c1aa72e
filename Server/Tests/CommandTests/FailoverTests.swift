import ChangeStore
import Domain
import Foundation
import ServerTestSupport
import Testing
import Wire

/// Two real servers of a real database with a standby, which takes over while they run.
@Suite("Failover", .timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct FailoverTests {
  @Test func `servers go on at a standby that has everything, and nothing changes for anyone`()
    async throws
  {
    try await withServers(standby: "add-synchronous") { postgres, servers, user in
      // Given
      let writers = [ChangeWriter(number: 1, user: user), ChangeWriter(number: 2, user: user)]
      try await write(10, by: writers, to: servers)
      let before = try await user.sync(with: servers[0])
      // When
      try postgres.standby("kill-primary", "take-over")
      try await write(10, by: writers, to: servers)
      // Then
      for server in servers {
        let after = try await user.sync(with: server)
        #expect(after.epoch == before.epoch)
        #expect(after.latest == 40)
      }
      // When the primary comes back, which is the first that the address names
      try postgres.standby("start-primary")
      try endConnections(of: postgres)
      try await write(10, by: writers, to: servers)
      // Then
      for server in servers { #expect(try await user.log(from: server).count == 60) }
    }
  }

  @Test func `servers begin one new epoch at a standby that lacks what one of them confirmed`()
    async throws
  {
    try await withServers(standby: "add") { postgres, servers, user in
      // Given changes at both, of which one server's last are not on the standby
      let writers = [ChangeWriter(number: 1, user: user), ChangeWriter(number: 2, user: user)]
      try await write(10, by: writers, to: servers)
      let before = try await user.sync(with: servers[0])
      try postgres.standby("stop")
      try await write(5, by: [writers[0]], to: [servers[0]])
      // When
      try postgres.standby("kill-primary", "start", "take-over")
      // Then
      for server in servers {
        while try await user.status(at: server) != 401 { await Task.yield() }
      }
      let again = try await User.loggedIn(to: servers[1])
      let epochs = [
        try await again.sync(with: servers[0]).epoch, try await again.sync(with: servers[1]).epoch,
      ]
      #expect(epochs[0] == epochs[1])
      #expect(epochs[0] != before.epoch)
      #expect(try await again.log(from: servers[0]).count == 20)
      try await write(5, by: [ChangeWriter(number: 3, user: again)], to: [servers[0]])
      #expect(try await again.log(from: servers[1]).count == 25)
    }
  }

  private func withServers(
    standby: String, _ test: (CrashingPostgres, [GatherServer], User) async throws -> Void
  ) async throws {
    let postgres = try CrashingPostgres()
    try postgres.standby(standby)
    let servers = try (0..<2).map { _ in
      try GatherServer(database: postgres.addressWithStandby)
    }
    // While the database is away, a server logs an error for each request.
    for server in servers { server.process.ignoreComplaints() }
    try await test(postgres, servers, User.registered(with: servers[0]))
    for server in servers { #expect(server.process.terminate() == 0) }
    try postgres.end()
  }

  /// Lets each writer write so many changes to its server, until they are acknowledged.
  private func write(
    _ count: Int, by writers: [ChangeWriter], to servers: [GatherServer]
  ) async throws {
    for (writer, server) in zip(writers, servers) {
      for _ in 0..<count {
        while try await !writer.writeOne(to: server) { await Task.yield() }
      }
    }
  }

  private func endConnections(of postgres: CrashingPostgres) throws {
    let standby = postgres.address + "&port=5433"
    try PostgresConnection(to: standby).runScript(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'football-gather' AND pid <> pg_backend_pid()
      """)
  }
}

extension User {
  /// What a phone is told that knows nothing.
  fileprivate func sync(with server: GatherServer) async throws -> SyncResponse {
    let response = try await send(.get, .changes(login.squadID), to: server)
    try #require(response.status == 200, "\(response)")
    return try SyncResponse(json: response.bytes)
  }

  fileprivate func status(at server: GatherServer) async throws -> Int {
    try await send(.get, .players, to: server).status
  }
}
