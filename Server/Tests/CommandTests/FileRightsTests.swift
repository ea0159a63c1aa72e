import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("The owner and the rights of files", .timeLimit(.minutes(5)))
struct FileRightsTests {
  let folder: TemporaryFolder
  let database: String
  let backups: String

  init() throws {
    folder = try TemporaryFolder()
    (database, backups) = (folder.file("data/gather.sqlite"), folder.file("data/backups"))
  }

  private struct Rights: Equatable {
    var owner: uid_t
    var group: gid_t
    var mode: mode_t
  }

  private func rights(of path: String) throws -> Rights {
    var status = stat()
    try #require(stat(path, &status) == 0, "\(path)")
    return Rights(owner: status.st_uid, group: status.st_gid, mode: status.st_mode & 0o777)
  }

  /// All files and folders below the folder, with what others than their owner may do.
  private func sharedFiles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { try rights(of: folder.file($0)).mode & 0o077 != 0 }
  }

  private func backup() throws -> String {
    #expect(try gather("backup", backups, "--keep", "14", "--database", database).exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: backups)
    return "\(backups)/\(try #require(names.first { $0.hasSuffix(".sqlite") }))"
  }

  /// Runs the program under a umask.
  private func start(_ umask: String, _ arguments: String...) throws -> GatherProcess {
    try GatherProcess(
      ["-c", "umask \(umask); exec \"$0\" \"$@\"", GatherProcess.gather.path] + arguments,
      program: URL(fileURLWithPath: "/bin/sh"))
  }

  @Test(arguments: ["000", "077", "777"])
  func `all that the program makes is its owner's alone, whatever the umask`(
    _ umask: String
  ) throws {
    let server = try start(umask, "serve", "--port", "0", "--database", database)
    _ = server.firstLine()
    let saved = try start(umask, "backup", backups, "--keep", "2", "--database", database)
    #expect(saved.finish().exitCode == 0)
    #expect(try folder.files == ["data"])
    #expect(try sharedFiles() == [])
    #expect(server.terminate() == 0)

    let backup = try FileManager.default.contentsOfDirectory(atPath: backups)[0]
    let restored = try start(umask, "restore", "\(backups)/\(backup)", "--database", database)

    #expect(restored.finish().exitCode == 0)
    #expect(try rights(of: database).mode == 0o600)
    #expect(try sharedFiles() == [])
  }

  @Test func `a restored file has the rights of the one that it replaces`() throws {
    try GatherServer(database: database).process.kill()
    let backup = try backup()
    chmod(database, 0o640)

    #expect(try gather("restore", backup, "--database", database).exitCode == 0)

    #expect(try rights(of: database).mode == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `what root restores belongs to the owner of what it replaces`() throws {
    try GatherServer(database: database).process.kill()
    let backup = try backup()
    let service = Rights(owner: 4_711, group: 4_712, mode: 0o600)
    chown(database, service.owner, service.group)

    #expect(try gather("restore", backup, "--database", database).exitCode == 0)

    #expect(try rights(of: database) == service)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `what root makes in the folder of a service belongs to the service`() throws {
    let elsewhere = folder.file("elsewhere.sqlite")
    try GatherServer(database: elsewhere).process.kill()
    #expect(try gather("backup", folder.file("b.sqlite"), "--database", elsewhere).exitCode == 0)
    let service = Rights(owner: 4_711, group: 4_712, mode: 0o600)
    try FileManager.default.createDirectory(
      atPath: folder.file("data"), withIntermediateDirectories: true)
    chown(folder.file("data"), service.owner, service.group)

    #expect(
      try gather("restore", folder.file("b.sqlite"), "--database", database).exitCode == 0)
    let backup = try backup()

    #expect(try rights(of: database) == service)
    #expect(try rights(of: backup) == service)
    #expect(try rights(of: backups) == Rights(owner: 4_711, group: 4_712, mode: 0o700))
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.file("data")) {
      #expect(try rights(of: folder.file("data/\(path)")).owner == service.owner, "\(path)")
    }
  }
}
