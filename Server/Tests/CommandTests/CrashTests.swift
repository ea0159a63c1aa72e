import Domain
import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("A server that is ended under load", .timeLimit(.minutes(5)))
struct CrashTests {
  private static let writers: UInt64 = 8
  /// The acknowledgements after which each server is killed: early, late, in between.
  private static let lives = [1, 40, 7, 90, 23, 60, 3, 120, 5, 31, 2, 75, 11, 50, 17, 99]

  @Test
  func `no acknowledged change is lost or doubled when the process is killed repeatedly`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      // Given
      let first = try GatherServer(database: database)
      let user = try await User.registered(with: first)
      let writers = (1...Self.writers).map { ChangeWriter(number: $0, user: user) }
      first.process.kill()
      // When
      for acknowledgements in Self.lives {
        let server = try GatherServer(database: database)
        let killer = ServerKiller(after: acknowledgements) { server.process.kill() }
        try await write(writers, to: server, watchedBy: killer)
      }
      // Then
      let last = try GatherServer(database: database)
      let kept = try await user.log(from: last).map(\.stamped.id)
      var acknowledged: Set<StampedChange.ID> = []
      for writer in writers { acknowledged.formUnion(await writer.acknowledged) }
      #expect(acknowledged.count >= Self.lives.reduce(0, +))
      #expect(acknowledged.subtracting(kept).isEmpty)
      #expect(Set(kept).count == kept.count)
      // Changes that were sent without a response: at most one for each writer.
      #expect(Set(kept).subtracting(acknowledged).count <= Int(Self.writers))
      last.process.kill()
      #expect(try gather("check", "--database", database.path).exitCode == 0)
    }
  }

  @Test func `a server that is asked to end responds to accepted requests and exits with 0`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      // Given
      let server = try GatherServer(database: database)
      let user = try await User.registered(with: server)
      let writers = (1...Self.writers).map { ChangeWriter(number: $0, user: user) }
      let exit = ExitCode()
      // When
      let killer = ServerKiller(after: 50) {
        Thread { exit.set(server.process.terminate()) }.start()
      }
      try await write(writers, to: server, watchedBy: killer)
      // Then
      #expect(exit.wait() == 0)
      let next = try GatherServer(database: database)
      let kept = Set(try await user.log(from: next).map(\.stamped.id))
      for writer in writers {
        #expect(Set(await writer.acknowledged).subtracting(kept).isEmpty)
      }
      next.process.kill()
    }
  }

  @Test func `a restart keeps players, gathers and tokens`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      // Given
      let first = try GatherServer(database: database)
      let user = try await User.registered(with: first)
      _ = try await user.send(.post, .players, body: Array(#"{"name":"유나"}"#.utf8), to: first)
      _ = try await user.send(.post, .gathers, to: first)
      let before = try await user.send(.get, .snapshot(user.login.squadID), to: first)
      // When
      #expect(first.process.terminate() == 0)
      let second = try GatherServer(database: database)
      // Then
      let after = try await user.send(.get, .snapshot(user.login.squadID), to: second)
      #expect(after == before)
      #expect(after.status == 200)
      second.process.kill()
    }
  }

  private func write(
    _ writers: [ChangeWriter], to server: GatherServer, watchedBy killer: ServerKiller
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in writers {
        group.addTask {
          try await writer.write(to: server) { await killer.countDown() }
        }
      }
      try await group.waitForAll()
    }
  }
}

/// An exit code that another thread sets.
private final class ExitCode: @unchecked Sendable {
  private let arrived = DispatchSemaphore(value: 0)
  private var code: Int32 = -1

  func set(_ code: Int32) {
    self.code = code
    arrived.signal()
  }

  func wait() -> Int32 {
    arrived.wait()
    return code
  }
}
