import ChangeStore
import ServerTestSupport
import Testing
import Wire

/// Real programs behind a real PgBouncer.
@Suite("Behind a pooler", .timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct PoolerTests {
  private static let commands = [
    ["serve", "--port", "0", "--database"], ["user", "list", "--database"],
    ["check", "--database"],
    ["copy", "--to", "elsewhere.sqlite", "--from"],
  ]

  private func text(of response: TestResponse) -> String {
    String(decoding: response.bytes, as: UTF8.self)
  }

  @Test(arguments: [TestPooler.Mode.transaction, .statement], commands)
  func `a pooler that shares sessions is refused with its setting`(
    _ mode: TestPooler.Mode, _ command: [String]
  ) throws {
    // Given
    let pooler = try TestPooler(mode)
    let database = try TestPostgres.ownDatabase(named: "pooled_\(mode)_\(command[0])")
    try PostgresStore(address: database).prepare()
    // When
    let outcome = try GatherProcess(command + [try pooler.address(of: database)]).finish()
    // Then
    #expect(outcome.exitCode == 78)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.split(separator: "\n").last == """
        gather: postgresql:///pooled_\(mode)_\(command[0]) is behind a pooler that shares sessions among \
        clients, so changes could be lost: with PgBouncer set pool_mode = session for this database, or \
        name PostgreSQL itself.
        """)
    try pooler.end()
  }

  @Test func `a server behind a pooler of whole sessions stops to write when the mode is changed`()
    async throws
  {
    // Given
    let pooler = try TestPooler(.session)
    let database = try TestPostgres.ownDatabase(named: "pooled_session")
    let server = try GatherServer(database: try pooler.address(of: database))
    let user = try await User.registered(with: server)
    let player = Array(#"{"name":"Ben"}"#.utf8)
    #expect(try await user.send(.post, .players, body: player, to: server).status == 201)
    // When
    try pooler.change(to: .transaction)
    // Then
    let health = try await server.send(.get, "/health")
    #expect(health.status == 503)
    #expect(text(of: health).contains("pool_mode = session"))
    let refusal = try await user.send(.post, .players, body: player, to: server)
    #expect(refusal.status == 503)
    #expect(text(of: refusal).contains("pool_mode = session"))
    // And when it is changed back
    try pooler.change(to: .session)
    while try await server.send(.get, "/health").status != 200 { await Task.yield() }
    #expect(try await user.send(.post, .players, body: player, to: server).status == 201)
    server.process.kill()
    try pooler.end()
  }

  @Test func `a pooler without a connection for a second client is named`() throws {
    let pooler = try TestPooler(.session, size: 2)
    let database = try TestPostgres.ownDatabase(named: "pooled_small")

    let outcome = try gather("serve", "--port", "0", "--database", pooler.address(of: database))

    #expect(outcome.exitCode == 74)
    #expect(
      outcome.errors.contains("The pooler of postgresql:///pooled_small has no connection left"))
    try pooler.end()
  }
}
