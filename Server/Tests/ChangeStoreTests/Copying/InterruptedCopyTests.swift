import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Copies whose program ended too early.
@Suite(.timeLimit(.minutes(5)))
struct InterruptedCopyTests {
  let folder: TemporaryFolder
  let before: [String: [String]]

  init() async throws {
    folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.file("source.db"))
    try await store.fillVariedly(seed: 5, changes: 8)
    before = try store.dump()
    try store.close()
  }

  @Test(arguments: StoreKind.copyable)
  func `after whatever write a copy ends, the next run completes it`(_ kind: StoreKind)
    async throws
  {
    var writes = 0
    var isInterrupted = true
    while isInterrupted {
      // Given
      let place = try TemporaryFolder()
      try folder.copy("source.db", to: place)
      let source = try SQLiteStore(path: place.file("source.db"))
      let copy = try kind.makeCopyable(in: place)
      // When
      isInterrupted = await self.isInterrupted(source, copy, Interruption(after: writes))
      if isInterrupted { _ = try await DatabaseCopy.run(from: source, to: copy, id: 2) }
      // Then
      let back = try SQLiteStore(path: place.file("back.db"))
      _ = try await DatabaseCopy.run(from: copy, to: back, id: 3)
      #expect(try back.dump() == before, "ended after \(writes) writes")
      #expect(try await source.copyState().epoch == nil)
      writes += 1
    }
    // A page of each table, the beginning, the handing over and the end.
    #expect(writes > 10)
  }

  private func isInterrupted(
    _ source: SQLiteStore, _ copy: any CopyableStore, _ interruption: Interruption
  ) async -> Bool {
    await Result {
      try await DatabaseCopy.run(
        from: InterruptedStore(store: source, interruption: interruption),
        to: InterruptedStore(store: copy, interruption: interruption))
    }.failure != nil
  }

  /// Runs a copy that ends when its tables are filled and the source would give its epoch up.
  private func interruptedCopy(
    of source: SQLiteStore, _ kind: StoreKind
  ) async throws -> any CopyableStore & ChangeLog & AccountStore {
    let copy = try kind.makeCopyable(in: folder)
    let stopped = InterruptedStore(store: source, interruption: Interruption(after: 0))
    await #expect(throws: CopyError.source(.unreachable)) {
      try await DatabaseCopy.run(from: stopped, to: copy)
    }
    return copy
  }

  @Test(arguments: StoreKind.copyable)
  func `what changed in the source meanwhile is noticed`(_ kind: StoreKind) async throws {
    let source = try SQLiteStore(path: folder.file("source.db"))
    let copy = try await interruptedCopy(of: source, kind)
    try await source.append([.at(2_000)], to: .ann)

    await #expect(throws: CopyError.self) { try await DatabaseCopy.run(from: source, to: copy) }

    #expect(try await copy.copyState().epoch == nil)
    #expect(try await source.copyState().epoch == .fixed(5))
  }

  @Test(arguments: [
    "DELETE FROM change WHERE sequence = 1001",
    "UPDATE rejection SET reason = reason || ' '",
    "UPDATE link SET is_off = 0",
    "UPDATE token SET last_used_at = 1",
    "UPDATE login SET likeness = 'x' WHERE username = 'Ann'",
  ])
  func `a copy that is not equal is not served`(_ difference: String) async throws {
    let source = try SQLiteStore(path: folder.file("source.db"))
    _ = try await interruptedCopy(of: source, .sqlite)
    let copy = try SQLiteStore(path: folder.file("copy.db"))
    try copy.run(difference)

    await #expect(throws: CopyError.self) { try await DatabaseCopy.run(from: source, to: copy) }

    #expect(try copy.isUnfinishedCopy())
    #expect(try await source.copyState().epoch == .fixed(5))
  }
}
