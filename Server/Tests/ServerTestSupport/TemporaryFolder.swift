package import Foundation
import Synchronization

/// A folder for one test, which is removed with its content.
package final class TemporaryFolder: Sendable {
  package let path: String
  /// Never the same twice, unlike paths of folders that are gone.
  package let id = UUID()
  private let removals = Mutex<[@Sendable () -> Void]>([])

  package init() throws {
    let place = FileManager.default.temporaryDirectory
    let folder = try FileManager.default.url(
      for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: place, create: true)
    path = folder.path
  }

  deinit {
    for remove in removals.withLock({ $0 }) { remove() }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Removes something else with the folder.
  func atRemoval(_ remove: @escaping @Sendable () -> Void) {
    removals.withLock { $0.append(remove) }
  }

  package func file(_ name: String) -> String {
    path + "/" + name
  }

  package func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  /// The sorted names of the folder's files.
  package var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  package func copy(_ name: String, to other: TemporaryFolder) throws {
    try FileManager.default.copyItem(atPath: file(name), toPath: other.file(name))
  }
}

/// Runs a test with a folder, which is removed with its content afterwards.
package func withTemporaryFolder<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
  let folder = try TemporaryFolder()
  defer { withExtendedLifetime(folder) {} }
  return try await body(URL(fileURLWithPath: folder.path))
}
