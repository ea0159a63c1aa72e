import Domain
import Foundation
import Testing
import Wire

@Suite("A server that is ended under load")
struct CrashTests {
  private static let scribes: UInt64 = 8
  /// After how many acknowledgements each server is killed: early, late, in between.
  private static let lives = [1, 40, 7, 90, 23, 60, 3, 120, 5, 31, 2, 75, 11, 50, 17, 99]

  @Test
  func `no acknowledged change is lost or doubled when the process is killed again and again`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      // Given
      let first = try GatherServer(database: database)
      let user = try await User.registered(with: first)
      let scribes = (1...Self.scribes).map { Scribe(number: $0, user: user) }
      first.process.kill()
      // When
      for acknowledgements in Self.lives {
        let server = try GatherServer(database: database)
        let executioner = Executioner(after: acknowledgements) { server.process.kill() }
        try await write(scribes, to: server, watchedBy: executioner)
      }
      // Then
      let last = try GatherServer(database: database)
      let kept = try await user.log(from: last).map(\.stamped.id)
      var acknowledged: Set<StampedChange.ID> = []
      for scribe in scribes { acknowledged.formUnion(await scribe.acknowledged) }
      #expect(acknowledged.count >= Self.lives.reduce(0, +))
      #expect(acknowledged.subtracting(kept).isEmpty)
      #expect(Set(kept).count == kept.count)
      // What was sent, but not answered: one a scribe at the most.
      #expect(Set(kept).subtracting(acknowledged).count <= Int(Self.scribes))
      last.process.kill()
      #expect(try gather("check", "--database", database.path).exitCode == 0)
    }
  }

  @Test func `a server that is asked to end answers what it took and ends well`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      // Given
      let server = try GatherServer(database: database)
      let user = try await User.registered(with: server)
      let scribes = (1...Self.scribes).map { Scribe(number: $0, user: user) }
      let exit = ExitCode()
      // When
      let executioner = Executioner(after: 50) {
        Thread { exit.set(server.process.terminate()) }.start()
      }
      try await write(scribes, to: server, watchedBy: executioner)
      // Then
      #expect(exit.wait() == 0)
      let next = try GatherServer(database: database)
      let kept = Set(try await user.log(from: next).map(\.stamped.id))
      for scribe in scribes {
        #expect(Set(await scribe.acknowledged).subtracting(kept).isEmpty)
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
    _ scribes: [Scribe], to server: GatherServer, watchedBy executioner: Executioner
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for scribe in scribes {
        group.addTask {
          try await scribe.write(to: server) { await executioner.countDown() }
        }
      }
      try await group.waitForAll()
    }
  }
}

/// An exit code that arrives on another thread.
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
