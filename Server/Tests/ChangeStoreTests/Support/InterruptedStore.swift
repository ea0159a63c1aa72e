import Synchronization

@testable import ChangeStore

/// The end of a program after so many writes, as when it is killed; reads leave nothing behind.
final class Interruption: Sendable {
  private let writes: Mutex<Int>

  init(after writes: Int) {
    self.writes = Mutex(writes)
  }

  func write(_ work: () async throws(StorageError) -> Void) async throws(StorageError) {
    let isAllowed = writes.withLock { writes in
      writes -= 1
      return writes >= 0
    }
    guard isAllowed else { throw .unreachable }
    try await work()
  }
}

/// A database of a program that is interrupted.
struct InterruptedStore: CopyableStore {
  let store: any CopyableStore
  let interruption: Interruption

  func rows(
    of table: CopiedTable, after key: [CopiedValue]?, limit: PageLimit
  ) async throws(StorageError) -> [CopiedRow] {
    try await store.rows(of: table, after: key, limit: limit)
  }

  func canStore(_ row: CopiedRow) -> Bool { store.canStore(row) }

  func copyState() async throws(StorageError) -> CopyState { try await store.copyState() }

  func insert(_ rows: [CopiedRow], into table: CopiedTable) async throws(StorageError) {
    try await interruption.write { () async throws(StorageError) in
      try await store.insert(rows, into: table)
    }
  }

  func begin(_ copy: UnfinishedCopy) async throws(StorageError) {
    try await interruption.write { () async throws(StorageError) in try await store.begin(copy) }
  }

  func handOver(to receiver: CopiedAway) async throws(StorageError) {
    try await interruption.write { () async throws(StorageError) in
      try await store.handOver(to: receiver)
    }
  }

  func finish(_ copy: UnfinishedCopy) async throws(StorageError) {
    try await interruption.write { () async throws(StorageError) in try await store.finish(copy) }
  }
}
