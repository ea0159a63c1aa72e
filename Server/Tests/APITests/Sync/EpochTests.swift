import ChangeStore
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A server that was restored from a backup, and devices that knew it before.
@Suite(.timeLimit(.minutes(5)))
struct EpochTests {
  private static let otherEpoch = TestResponse.error(
    409, "The server was restored from a backup. Load the snapshot and start from there.")

  @Test(arguments: StoreKind.allCases)
  func `every response has the same epoch, after a restart, too`(
    _ kind: StoreKind
  ) async throws {
    let folder = try TemporaryFolder()
    let store = try await kind.makeStore(in: folder)
    let environment = TestEnvironment()
    var seen: Set<Epoch.ID?> = []
    for name in ["Ann", "Ben"] {
      let epochs = Recorded<[Epoch.ID?]>()
      try await withServer(store: store, environment: environment) { server in
        let person = try await server.welcome(name)
        epochs.value = [
          try await person.snapshot().epoch, try await person.changes(since: 0).epoch,
          try await person.deliver(.players(1)).epoch,
        ]
      }
      seen.formUnion(try #require(epochs.value))
    }
    #expect(seen.count == 1)
    #expect(!seen.contains(nil))
  }

  @Test func `a device that knows the epoch, or none, is served`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let epoch = try await ann.changes(since: 0).epoch

      try await ann.deliver(.players(1), epoch: epoch)
      try await ann.deliver(.players(1, from: 2), epoch: nil)

      let path = "\(ann.squadPath)/changes?since=1&epoch=\(epoch.uuidString)"
      let response = try SyncResponse(json: try await ann.get(path).bytes)
      #expect(response.page.changes.map(\.sequence) == [2])
    }
  }

  @Test func `a device of another epoch is refused, and none of its changes is accepted`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(3))
      let before = try await ann.snapshotBytes()
      let request = SyncRequest(epoch: .fixed(1), since: 2, changes: try .players(1, from: 9))
      let query = "?since=2&epoch=\(Epoch.ID.fixed(1).uuidString)"
      let live: HTTPFields = [.accept: "text/event-stream"]

      let path = "\(ann.squadPath)/changes"
      #expect(try await ann.send("POST", path, bytes: request.json) == Self.otherEpoch)
      #expect(try await ann.get(path + query) == Self.otherEpoch)
      #expect(try await ann.get(path + query, headers: live) == Self.otherEpoch)
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: ["", "1", "nil", "00000000-0000-0000-0000-00000000000G"])
  func `a malformed epoch is refused`(_ epoch: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let response = try await ann.get("\(ann.squadPath)/changes?epoch=\(epoch)")

      #expect(response == .error(400, "The epoch must be a UUID."))
    }
  }

  @Test func `after a restore the device loads the snapshot and loses none of its changes`()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = try SQLiteStore(path: folder.path + "/test.db")
    let environment = TestEnvironment()
    let known = Recorded<SyncResponse>()
    try await withServer(store: store, environment: environment) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(2))
      try store.backup(to: folder.path + "/backup.db")
      known.value = try await ann.deliver(.players(2, from: 3), since: 2)
    }
    let lost = try #require(known.value)

    let restored = try SQLiteStore(path: folder.path + "/backup.db")
    try await withServer(store: restored, environment: environment) { server in
      // Given a log that has grown past what the device knows, so that the number alone fits
      let ann = try await server.enter("Ann")
      try await ann.deliver(.players(3, from: 50), since: 2)
      let request = SyncRequest(
        epoch: lost.epoch, since: lost.latest, changes: try .players(1, from: 9))
      // When
      let refusal = try await ann.send(
        "POST", "\(ann.squadPath)/changes", bytes: request.json)
      // Then
      #expect(refusal == Self.otherEpoch)
      let snapshot = try await ann.snapshot()
      let response = try await ann.deliver(
        request.changes, since: snapshot.sequence, epoch: snapshot.epoch)
      #expect(snapshot.sequence == 5)
      #expect(response.outcomes.map(\.outcome) == [.accepted(sequence: 6)])
    }
    withExtendedLifetime(folder) {}
  }
}
