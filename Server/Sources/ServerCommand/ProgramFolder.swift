import Foundation

/// The folder of the program that runs, also when a symbolic link led to it.
enum ProgramFolder {
  /// The path of what has a name in the folder; `nil` when there is nothing.
  static func path(of name: String) -> String? {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    guard let path = program?.deletingLastPathComponent().appendingPathComponent(name).path,
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return path
  }
}
