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

  func file(_ name: String) -> String {
    path + "/" + name
  }

  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file(name)))
  }

  /// The names of the files in it, in order.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func copy(_ name: String, to other: TemporaryFolder) throws {
    try FileManager.default.copyItem(atPath: file(name), toPath: other.file(name))
  }
}
