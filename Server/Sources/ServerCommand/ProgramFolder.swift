import Foundation

/// The folder of the program that runs, also when a symbolic link led to it.
enum ProgramFolder {
  /// The path of what has a name in the folder; `nil` when there is nothing.
  static func path(of name: String) -> String? {
    guard let path = program?.deletingLastPathComponent().appendingPathComponent(name).path,
      FileManager.default.fileExists(atPath: path)
    else { return nil }
    return path
  }

  private static var program: URL? {
    #if os(Linux)
      // Not `Bundle.main`, which traps where `/proc` is not mounted, such as in a chroot.
      let link = "/proc/self/exe"
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      return path.map { URL(fileURLWithPath: $0) }
    #else
      return Bundle.main.executableURL?.resolvingSymlinksInPath()
    #endif
  }
}
