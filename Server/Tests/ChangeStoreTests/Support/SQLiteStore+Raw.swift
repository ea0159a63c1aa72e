import Dispatch
import GRDB

@testable import ChangeStore

// What only these tests may do with the file behind a store's back.
extension SQLiteStore {
  /// Runs statements on the connection that writes, outside of a transaction.
  func run(_ sql: String) throws {
    try pool.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  /// The whole number that a statement gives on the connection that writes.
  func number(_ sql: String) throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: sql) }
  }

  /// Breaks a row in a way that the schema's checks would refuse.
  func damage(_ sql: String) throws {
    try run("PRAGMA ignore_check_constraints = ON; \(sql); PRAGMA ignore_check_constraints = OFF")
  }
}

/// Keeps the connection of a store that writes busy, so that a test can say what waits for it.
final class HeldWriter: Sendable {
  private let release = DispatchSemaphore(value: 0)

  /// Holds it, in the middle of a transaction if there are statements for one.
  init(_ store: SQLiteStore, amid sql: String? = nil) async {
    await withCheckedContinuation { isHeld in
      store.pool.asyncWriteWithoutTransaction { [release] db in
        if let sql { try? db.execute(sql: "BEGIN; \(sql)") }
        isHeld.resume()
        release.wait()
        if sql != nil { try? db.execute(sql: "ROLLBACK") }
      }
    }
  }

  func letGo() {
    release.signal()
  }
}

/// Counts the transactions that a store commits, and lets none through if told so.
final class CommitObserver: TransactionObserver {
  private(set) var count = 0
  private let failure: DatabaseError?

  init(refusingWith failure: DatabaseError? = nil) {
    self.failure = failure
  }

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
  func databaseDidChange(with event: DatabaseEvent) {}
  func databaseDidRollback(_ db: Database) {}

  func databaseWillCommit() throws {
    if let failure { throw failure }
  }

  func databaseDidCommit(_ db: Database) {
    count += 1
  }
}
