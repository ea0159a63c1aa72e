import Foundation

/// The disk that a file is on.
package enum Disk {
  /// The bytes that this process may still write to a file's disk; `nil` when the system does not say.
  package static func free(besideFileAt path: String) -> Int? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
  }
}
