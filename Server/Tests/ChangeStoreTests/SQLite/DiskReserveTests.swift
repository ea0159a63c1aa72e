import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// What `SQLiteStore` keeps of a disk, and what it does with it when the disk is full.
@Suite(
  .enabled(if: SmallDisk.isAvailable, "needs to mount a disk"), .timeLimit(.minutes(5)))
struct DiskReserveTests {
  let disk: SmallDisk
  let path: String
  let store: SQLiteStore

  init() async throws {
    disk = try SmallDisk()
    path = disk.folder.appendingPathComponent("test.db").path
    store = try SQLiteStore(path: path, reservesDisk: true)
    try await store.create(.ann)
    try await store.save(.numbered(1))
  }

  private var hasReserve: Bool { FileManager.default.fileExists(atPath: path + ".reserve") }

  /// Fills the disk and appends until the store notices.
  private func meetFullDisk() async throws {
    try disk.fill()
    await #expect(throws: AppendError.storage(.full)) {
      try await store.append((1...2_000).map { try .at($0) }, to: .ann)
    }
    #expect(!hasReserve)
  }

  @Test func `on a full disk only what deletes is written, until there is room`() async throws {
    #expect(hasReserve)
    try await meetFullDisk()

    await #expect(throws: AppendError.storage(.full)) { try await store.append([.at(1)], to: .ann) }
    try await store.end(.fixed(1), of: .ann)
    #expect(try await store.token(hash: .hash(1)) == nil)

    try disk.makeRoom()
    try await store.append([.at(1)], to: .ann)
    #expect(hasReserve)
    #expect(try await store.log(of: .ann).upTo == 1)
  }

  @Test func `a full disk is told before anything is written to it`() async throws {
    try await store.checkAccess()
    try disk.fill()

    await #expect(throws: StorageError.full) { try await store.checkAccess() }
  }

  @Test func `a store opens on a full disk with what was reserved`() async throws {
    try store.close()
    try disk.fill()

    let opened = try SQLiteStore(path: path, reservesDisk: true)

    #expect(try await opened.account(id: .ann) == .ann)
    try await opened.end(.fixed(1), of: .ann)
    try opened.close()
  }
}
