import Domain
import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("The command that copies a database", .timeLimit(.minutes(5)))
struct CopyTests {
  let folder: TemporaryFolder
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("gather.sqlite")
  }

  private func copy(to destination: String) throws -> GatherProcess.Outcome {
    try gather("copy", "--from", file, "--to", destination)
  }

  /// A file with an account and so many changes, which no server uses.
  private func makeFile(changes: UInt64 = 3) async throws -> (User, SyncResponse) {
    let server = try GatherServer(database: file)
    let user = try await User.registered(with: server)
    let changes = try (1...changes).map { try StampedChange.adding($0) }
    let request = SyncRequest(since: 0, changes: changes).json
    let response = try await user.send(
      .post, .changes(user.login.squadID), body: request, to: server)
    #expect(server.process.terminate() == 0)
    return (user, try SyncResponse(json: response.bytes))
  }

  @Test(.enabled(if: TestPostgres.isThere))
  func `a phone goes on with its token and its epoch at the copy, and not at the source`()
    async throws
  {
    // Given
    let (user, known) = try await makeFile()
    let address = try TestPostgres.database(for: folder)
    // When
    let outcome = try copy(to: address)
    // Then
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == """
        Copied squad: 1
        Copied account: 1
        Copied login: 1
        Copied token: 1
        Copied recovery_key: 0
        Copied recovery_code: 0
        Copied deleted_account: 0
        Copied spent_secret: 0
        Copied change: 3
        Copied rejection: 0
        Copied link: 0
        Copied snapshot: 0
        Read both again: 7 rows are equal. Serve postgresql:///postgres from now on.
        \(file) knows that it was copied there; remove it when nothing is missing.

        """)
    let request = SyncRequest(epoch: known.epoch, since: 3, changes: [try .adding(4)]).json
    let server = try GatherServer(database: address)
    let response = try await user.send(
      .post, .changes(user.login.squadID), body: request, to: server)
    let sync = try SyncResponse(json: response.bytes)
    #expect(sync.epoch == known.epoch)
    #expect(sync.page.changes.map(\.sequence) == [4])
    #expect(server.process.terminate() == 0)
    let former = try GatherServer(database: file, arguments: ["--even-if-copied"])
    #expect(try await user.send(.get, .players, to: former).status == 401)
    let again = try await User.loggedIn(to: former)
    let refusal = try await again.send(
      .post, .changes(again.login.squadID), body: request, to: former)
    #expect(refusal.status == 409)
    former.process.kill()
    // When: back to a file.
    let back = folder.file("back.sqlite")
    #expect(try gather("copy", "--from", address, "--to", back).exitCode == 0)
    // Then
    let last = try GatherServer(database: back)
    #expect(try await user.log(from: last).map(\.sequence) == [1, 2, 3, 4])
    last.process.kill()
  }

  /// The number of lines that the program has printed when it is killed.
  @Test(.enabled(if: TestPostgres.isThere), arguments: 0...8)
  func `a copy that was killed is not served, and the next run completes it`(_ lines: Int)
    async throws
  {
    // Given
    let (user, known) = try await makeFile(changes: 500)
    let address = try TestPostgres.database(for: folder)
    let name = "postgresql:///postgres"
    // When
    let killed = try GatherProcess(["copy", "--from", file, "--to", address])
    for _ in 0..<lines { _ = killed.firstLine() }
    killed.kill()
    // Then
    let early = try gather("check", "--database", address)
    // Killed before it made tables, it left no database.
    #expect([0, 65, 66].contains(early.exitCode))
    if early.exitCode == 65 {
      #expect(early.errors.contains("is a copy that was interrupted; run the same"))
      #expect(try gather("serve", "--port", "0", "--database", address).exitCode == 65)
    }
    // When: also after the end, when it says that everything is there already.
    let next = try copy(to: address)
    // Then
    #expect(next.exitCode == 0 || next.errors.contains("was copied to \(name)"))
    let server = try GatherServer(database: address)
    let kept = try await user.send(.get, .changes(user.login.squadID), to: server)
    #expect(try SyncResponse(json: kept.bytes).epoch == known.epoch)
    #expect(try await user.log(from: server).map(\.sequence) == Array(1...500))
    server.process.kill()
  }

  @Test func `a database that is served is neither copied nor copied to`() throws {
    let server = try GatherServer(database: file)
    let other = folder.file("other.sqlite")
    let from = try copy(to: other)
    let to = try gather("copy", "--from", file, "--to", file)
    server.process.kill()
    let second = try GatherServer(database: other)
    let destination = try copy(to: other)
    second.process.kill()

    #expect(from.exitCode == 69)
    #expect(from.errors.contains("gather.sqlite is served by process \(server.process.id)"))
    #expect(to.errors == "gather: \(file) cannot be copied onto itself.\n")
    #expect(destination.exitCode == 69)
    #expect(destination.errors.contains("other.sqlite is served by process"))
  }

  @Test func `what is at the destination already is refused and not changed`() async throws {
    _ = try await makeFile()
    let notes = folder.file("notes.txt")
    try Data(repeating: 0x41, count: 5_000).write(to: URL(fileURLWithPath: notes))
    let full = folder.file("full.sqlite")
    try FileManager.default.copyItem(atPath: file, toPath: full)
    // Without the figures of the disk, which other programs change.
    let contents = { () -> [String] in
      let check = try GatherProcess(["check", "--database", full]).finish()
      let list = try GatherProcess(["user", "list", "--database", full]).finish()
      return [check.output.components(separatedBy: "\n")[0], list.output]
    }
    let before = try contents()

    let toNotes = try copy(to: notes)
    let toFull = try copy(to: full)

    #expect(toNotes.errors.hasSuffix("is not a database or is damaged; restore a backup.\n"))
    #expect(try folder.bytes(of: "notes.txt") == Data(repeating: 0x41, count: 5_000))
    #expect(toFull.exitCode == 73)
    #expect(
      toFull.errors
        == "gather: \(full) has data already; name an empty database. Nothing was changed.\n")
    #expect(try contents() == before)
  }

  @Test func `a source that is not there is not made`() throws {
    let outcome = try copy(to: folder.file("other.sqlite"))

    #expect(outcome.exitCode == 66)
    #expect(try folder.files == [])
  }
}

extension StampedChange {
  /// The change with a number, which adds a player.
  fileprivate static func adding(_ number: UInt64) throws -> Self {
    let name = try ShortText("지성 \(number)")
    return Self(
      id: Identifier(high: 0, low: number), device: Identifier(high: 0, low: 1),
      madeAt: Instant(clamping: Int64(number)),
      change: .player(Identifier(high: 0, low: number), .added(PlayerDetails(name: name))))
  }
}
