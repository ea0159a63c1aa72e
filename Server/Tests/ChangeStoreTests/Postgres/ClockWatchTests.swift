import ServerTestSupport
import Synchronization
import TestSupport
import Testing

@testable import ChangeStore

/// The clock of a server beside that of its database.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct ClockWatchTests {
  let database: PostgresDatabase

  init() async throws { database = try await PostgresDatabase() }

  @Test(
    arguments: [
      (0, [], nil),
      (1, [], nil),
      (30, [30], nil),
      (-30, [30], nil),
      (90, [90], 90),
      (-3_600, [3_600], 3_600),
    ] as [(Int64, [Int64], Int64?)])
  func `a clock that differs is reported once, and one that differs much ends the service`(
    ahead: Int64, reported: [Int64], ends: Int64?
  ) async throws {
    // Given
    let reports = Reports()
    let store = PostgresStore(
      address: database.address,
      // Nearly a second more, because the answer takes some of it.
      now: { ClockWatch.system() + ahead * 1_000 + ahead.signum() * 900 },
      report: { reports.add($0) })
    // When
    #expect(try store.claim() == nil)
    let failure = await failure { () async throws(StorageError) in try await store.checkAccess() }
    // Then
    #expect(reports.seconds == reported)
    #expect(failure == ends)
    #expect(
      await self.failure { () async throws(StorageError) in try await store.checkAccess() } == ends)
  }

  /// The difference with which it fails, to the second; `nil` when it does not.
  private func failure(_ check: () async throws(StorageError) -> Void) async -> Int64? {
    do throws(StorageError) {
      try await check()
      return nil
    } catch {
      guard case .server(.clocksDiffer(let seconds)) = error else { return -1 }
      return seconds
    }
  }
}

private final class Reports: Sendable {
  private let errors = Mutex<[DatabaseServerError]>([])

  func add(_ error: DatabaseServerError) { errors.withLock { $0.append(error) } }

  var seconds: [Int64] {
    errors.withLock { errors in
      errors.map { error in
        guard case .clocksDiffer(let seconds) = error else { return -1 }
        return seconds
      }
    }
  }
}
