import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite(
  "A server on a full disk", .enabled(if: SmallDisk.isAvailable, "needs to mount a disk"),
  .timeLimit(.minutes(5)))
struct FullDiskTests {
  let disk: SmallDisk
  let database: URL

  private static let refusal = TestResponse.error(
    507, "The server's disk is full. Nothing was saved.")
  private static let player = Array(#"{"name":"Ben"}"#.utf8)

  init() throws {
    disk = try SmallDisk()
    database = disk.folder.appendingPathComponent("gather.sqlite")
  }

  @Test func `users can read and log out, and the server says what is wrong`() async throws {
    // Given
    let server = try GatherServer(database: database)
    let user = try await User.registered(with: server)
    #expect(try await user.send(.post, .players, body: Self.player, to: server).status == 201)
    // When
    try disk.fill()
    // Then
    try await expectRefusals(of: server, to: user)
    #expect(try await user.send(.post, .logout, to: server).status == 204)
    #expect(try await user.send(.get, .players, to: server).status == 401)
    // When
    try disk.makeRoom()
    // Then
    #expect(try await server.send(.get, "/health").status == 200)
    server.process.kill()
  }

  @Test func `a server starts on a full disk, with what an earlier one reserved`() async throws {
    // Given
    let former = try GatherServer(database: database)
    let user = try await User.registered(with: former)
    #expect(try await user.send(.post, .players, body: Self.player, to: former).status == 201)
    #expect(former.process.terminate() == 0)
    try disk.fill()
    // When
    let server = try GatherServer(database: database)
    // Then
    try await expectRefusals(of: server, to: user)
    #expect(try await user.send(.post, .logout, to: server).status == 204)
    server.process.kill()
  }

  @Test func `a server that cannot start on a full disk says why`() throws {
    try disk.fill()

    let outcome = try gather("serve", "--port", "0", "--database", database.path)

    #expect(outcome.exitCode == 74)
    #expect(outcome.errors.contains("is full; make room and try again."))
  }

  private func expectRefusals(of server: GatherServer, to user: User) async throws {
    let players = try await user.send(.get, .players, to: server)
    #expect(players == .json(#"[{"id":1,"name":"Ben"}]"#))
    for _ in 1...3 {
      let response = try await user.send(.post, .players, body: Self.player, to: server)
      #expect(response == Self.refusal)
    }
    #expect(try await server.send(.get, "/health") == Self.refusal)
  }
}
