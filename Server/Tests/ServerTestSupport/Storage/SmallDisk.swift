package import Foundation

/// A disk of 8 MB in memory, which is removed with its content.
package final class SmallDisk: Sendable {
  package let folder: URL

  package init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gather-disk-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard Self.mount(folder) else { throw NotMounted() }
  }

  deinit {
    Self.run("umount", ["--lazy", folder.path])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Whether this process may mount disks, which on most machines only the administrator may.
  package static let isAvailable: Bool = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gather-disk-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return mount(folder) && run("umount", [folder.path])
  }()

  private static func mount(_ folder: URL) -> Bool {
    run("mount", ["-t", "tmpfs", "-o", "size=8m", "tmpfs", folder.path])
  }

  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) -> Bool {
    let nothing = FileHandle.nullDevice.fileDescriptor
    let process = try? SpawnedProcess(
      "/usr/bin/env", [program] + arguments, variables: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"],
      streams: [nothing, nothing, nothing])
    return process?.wait() == 0
  }

  /// Writes a file that leaves no byte free.
  package func fill() throws {
    let path = folder.appendingPathComponent("filler").path
    guard let file = fopen(path, "w") else { throw NotMounted() }
    defer { fclose(file) }
    setvbuf(file, nil, _IONBF, 0)
    let block = [UInt8](repeating: 1, count: 4_096)
    while fwrite(block, 1, block.count, file) == block.count {}
  }

  package func makeRoom() throws {
    try FileManager.default.removeItem(at: folder.appendingPathComponent("filler"))
  }
}

/// The disk is not there.
private struct NotMounted: Error {}
