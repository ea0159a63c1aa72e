import Foundation

/// A file that an earlier version of this program wrote.
package enum Fixture {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Copies a file into a folder, because opening a database migrates it.
  /// - Returns: The path of the copy.
  package static func copy(_ name: String, into folder: TemporaryFolder) throws -> String {
    let path = folder.file(name)
    try FileManager.default.copyItem(
      at: Self.folder.appendingPathComponent(name), to: URL(fileURLWithPath: path))
    return path
  }

  /// The contents of a text file.
  package static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
