#if os(Linux)
  import Foundation
  import ServerTestSupport
  import Testing

  @Suite("The limit of connections", .timeLimit(.minutes(5)))
  struct OpenFilesTests {
    @Test func `serving raises the limit of open files to the system's maximum`() async throws {
      try await withTemporaryFolder { folder in
        // Given a shell with a low limit for its programs
        let command = #"ulimit -Sn 100; ulimit -Hn 200; exec "$0" "$@""#
        let database = folder.appendingPathComponent("gather.sqlite").path
        let process = try GatherProcess(
          ["-c", command, GatherProcess.gather.path]
            + ["serve", "--port", "0", "--database", database, "--log-level", "error"],
          program: URL(fileURLWithPath: "/bin/sh"))
        // When
        #expect(process.firstLine().hasPrefix("Football Gather is at "))
        // Then
        let limits = try String(
          contentsOf: URL(fileURLWithPath: "/proc/\(process.id)/limits"), encoding: .utf8)
        let openFiles = limits.split(separator: "\n").first { $0.hasPrefix("Max open files") }
        #expect(openFiles?.split(separator: " ").dropFirst(3).prefix(2) == ["200", "200"])
        process.kill()
      }
    }
  }
#endif
