import Foundation

/// A temporary folder for one run, outside the repository.
struct ScratchFolder {
  let url: URL

  init(in parent: String) throws {
    url = URL(fileURLWithPath: parent).appendingPathComponent("gather-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }

  /// The type of the file system and its device.
  ///
  /// It is printed because waiting for the disk costs nothing on a file system in memory.
  var fileSystem: String {
    let mounts = (try? String(contentsOfFile: "/proc/mounts", encoding: .utf8)) ?? ""
    let matching = mounts.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.count > 2 && contains(mount: String($0[1])) }
    guard let mount = matching.max(by: { $0[1].count < $1[1].count }) else {
      return "an unknown file system"
    }
    return "\(mount[2]) (\(mount[0]))"
  }

  private func contains(mount: String) -> Bool {
    mount == "/" || url.path == mount || url.path.hasPrefix(mount + "/")
  }
}
