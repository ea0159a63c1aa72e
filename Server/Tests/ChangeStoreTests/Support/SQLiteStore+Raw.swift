import Dispatch
import Foundation
import GRDB
import GzipCoding

@testable import ChangeStore

// Direct access to a store's database, for these tests only.
extension SQLiteStore {
  /// Runs statements on the writer, outside a transaction.
  func run(_ sql: String) throws {
    try pool.writeWithoutTransaction { try $0.execute(sql: sql) }
  }

  /// Runs a statement on the writer and returns its integer.
  func number(_ sql: String) throws -> Int? {
    try pool.writeWithoutTransaction { try Int.fetchOne($0, sql: sql) }
  }

  /// Damages rows in a way that the schema's checks would refuse.
  func damage(_ sql: String) throws {
    try run("PRAGMA ignore_check_constraints = ON; \(sql); PRAGMA ignore_check_constraints = OFF")
  }
}

extension SQLiteStore {
  /// Changes rows of changes as if they had been stored so.
  func storeOtherwise(_ sql: String) throws {
    try damage(sql)
    try pool.write { try $0.fillChecksums() }
  }
}

extension SQLiteStore {
  /// Changes the JSON of the stored snapshots.
  func storeSnapshotsOtherwise(_ change: (String) -> String) throws {
    try pool.write { db in
      for row in try Row.fetchAll(db, sql: "SELECT squad, content FROM snapshot") {
        let json = try Gzip.decompressed(row.bytes(1) ?? [], upTo: 1 << 20)
        let other = Array(change(String(decoding: json, as: UTF8.self)).utf8)
        try db.execute(
          sql: "UPDATE snapshot SET content = ? WHERE squad = ?",
          arguments: [Data(try Gzip.compressed(other)), Data(row.bytes(0) ?? [])])
      }
    }
  }
}

/// Keeps a store's writer busy, so that a test decides which writes wait for it.
final class HeldWriter: Sendable {
  private let release = DispatchSemaphore(value: 0)

  /// Holds the writer, in the middle of a transaction when there are statements for it.
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

/// Counts the transactions that a store commits, and can make commits fail.
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
