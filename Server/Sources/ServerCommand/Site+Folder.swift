import API
import Foundation

extension Site {
  /// The folder `client` beside this program, if there is one.
  static var folderBesideProgram: String? { ProgramFolder.path(of: "client") }

  /// Reads the files of a folder, which may be a link, and of its folders, without hidden ones, whose names begin with a
  /// dot.
  /// - Throws: `CommandError` when the folder cannot be read or has no `index.html`.
  init(folder: String, publicURL: String?) throws(CommandError) {
    guard let names = try? Self.paths(in: URL(fileURLWithPath: folder)) else {
      throw .clientUnreadable(path: folder)
    }
    // Before reading, so that a large folder named by mistake is not read into memory.
    guard names.contains("index.html") else { throw .noClient(path: folder) }
    var files: [String: [UInt8]] = [:]
    for name in names where !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
      guard let content = try? Data(contentsOf: url) else { throw .clientUnreadable(path: folder) }
      files[name] = Array(content)
    }
    self.init(files: files, publicURL: publicURL)
  }

  /// The paths of what is in a folder, also behind links, except one that leads back to a folder that
  /// it is in.
  private static func paths(in folder: URL, inside outer: [URL] = []) throws -> [String] {
    let folder = folder.resolvingSymlinksInPath()
    guard !outer.contains(folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { name in
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [name] }
      return try paths(in: url, inside: outer + [folder]).map { "\(name)/\($0)" }
    }
  }
}
