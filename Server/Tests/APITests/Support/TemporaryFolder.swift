import API
import ChangeStore
import Foundation

/// A folder for one test, which goes with everything in it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let place = FileManager.default.temporaryDirectory
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: place, create: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

/// What a server may keep everything in.
enum StoreKind: String, CaseIterable, Sendable {
  case memory, sqlite

  func makeStore(in folder: TemporaryFolder) throws -> any Store {
    switch self {
    case .memory: MemoryStore()
    case .sqlite: try SQLiteStore(path: folder.path + "/test.db")
    }
  }
}
