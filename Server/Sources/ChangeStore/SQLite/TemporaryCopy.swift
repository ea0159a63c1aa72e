import Foundation

/// Folders for copies of databases, which have what users wrote.
enum TemporaryCopy {
  /// Makes a folder that only this user can open.
  static func makeFolder() throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gather-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder.path
  }

  /// Makes a folder for work, and removes it with what is in it afterwards.
  static func use<Value>(_ work: (String) throws -> Value) throws -> Value {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try work(folder)
  }
}
