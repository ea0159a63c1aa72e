import ChangeStore
import Domain
import HTTPTypes
import PrometheusMetrics
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A server whose data was put back from a copy that kept its epoch, as a machine's snapshot does.
@Suite(.timeLimit(.minutes(5)))
struct PutBackTests {
  private static let otherChange = TestResponse.error(
    409,
    "The server has a different change there, because its data was restored from a copy. Load the snapshot and start from there."
  )
  private let environment = TestEnvironment()
  private let log = RecordedLog()
  private let metrics = PrometheusFactory()

  /// Serves what is there, with the account that the first run makes.
  private func serve(
    _ storage: PutBackStorage, _ body: (Person) async throws -> Void
  ) async throws {
    environment.advance(bySeconds: 60)
    let store = try storage.open()
    try await withServer(
      store: store, environment: environment, logger: log.logger, metrics: metrics
    ) { server in
      try await server.register("Ann")
      try await body(try await server.enter("Ann"))
    }
    try storage.close(store)
  }

  @Test(arguments: PutBackStorage.Kind.allCases)
  func `two phones that are ahead in different ways bring back all that they knew`(
    _ kind: PutBackStorage.Kind
  ) async throws {
    // Given a copy, and phones that went on after it: one knows four changes more, one knows two of
    // them and has one that it has not sent
    let storage = PutBackStorage(kind)
    var (first, second, third) = (
      SyncingPhone(number: 71), SyncingPhone(number: 72), SyncingPhone(number: 73)
    )
    try await serve(storage) { ann in
      try first.add(1, 2)
      try await first.sync(as: ann)
      try await third.sync(as: ann)
      try storage.copyWhileServing()
    }
    try storage.copyWhenStopped()
    try await serve(storage) { ann in
      try first.add(3)
      try await first.sync(as: ann)
      try second.add(4)
      try await second.sync(as: ann)
      try first.add(5, 6)
      try await first.sync(as: ann)
      try second.add(7)
    }
    let epoch = first.epoch
    // When the copy is put back, and has grown past what the phones know before they come
    try storage.putBack()
    try await serve(storage) { ann in
      try third.add(20, 21, 22, 23, 24, 25)
      try await third.sync(as: ann)
      #expect(third.epoch == epoch && third.snapshotCount == 0)
      for _ in 0..<2 {
        try await first.sync(as: ann)
        try await second.sync(as: ann)
      }
      try await first.sync(as: ann)
      try await third.sync(as: ann)
    }
    // Then
    let all = [1, 2, 3, 4, 5, 6, 7, 20, 21, 22, 23, 24, 25].map { "Player \($0)" }.sorted()
    #expect(first.names == all && second.names == all && third.names == all)
    #expect(first.epoch == epoch && first.snapshotCount == 1 && second.snapshotCount == 1)
    #expect(first.replica.rejected == [] && second.replica.rejected == [])
    #expect(
      log.lines.filter { $0.contains("its data was put back") && $0.hasPrefix("warning") }.count
        == 1)
    #expect(metrics.lines(of: "gather_other_logs_total") == [" 2"])
  }

  @Test
  func `each request that names another change is refused, and none of its changes is accepted`()
    async throws
  {
    try await withServer(environment: environment) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(3))
      let before = try await ann.snapshotBytes()
      let path = "\(ann.squadPath)/changes"
      let query = "?since=2&last=\(Acceptance.ID.fixed(9).uuidString)"
      let live: HTTPFields = [.accept: "text/event-stream"]
      let request = SyncRequest(since: 2, last: .fixed(9), changes: try .players(1, from: 9))

      #expect(try await ann.send("POST", path, bytes: request.json) == Self.otherChange)
      #expect(try await ann.get(path + query) == Self.otherChange)
      #expect(try await ann.get(path + query, headers: live) == Self.otherChange)
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a request that names the change that is there is served, wherever it is in the log`(
    _ kind: StoreKind
  ) async throws {
    let folder = try TemporaryFolder()
    let store = try await kind.makeStore(in: folder)
    try await withServer(store: store, environment: environment) { server in
      let ann = try await server.welcome("Ann")
      for first in stride(from: UInt64(1), to: 1_500, by: 500) {
        try await ann.deliver(.players(500, from: first))
      }
      var known: [Acceptance.ID?] = [nil]
      while known.count <= 1_500 {
        let page = try await ann.changes(since: Int64(known.count - 1)).page
        known += page.changes.map(\.acceptance)
        #expect(page.last == known.last)
      }
      for since in [1, 2, 400, 1_000, 1_499, 1_500] {
        let last = try #require(known[since])
        let path = "\(ann.squadPath)/changes?since=\(since)&last=\(last.uuidString)"
        #expect(try await ann.get(path).status == 200)
        let wrong = "\(ann.squadPath)/changes?since=\(since - 1)&last=\(last.uuidString)"
        #expect(try await ann.get(wrong).status == (since == 1 ? 200 : 409))
      }
      #expect(try await ann.snapshot().last == known[1_500])
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `a change that is taken in again, behind another one, is another change`() async throws
  {
    // Given a log that the phone knows up to a change whose sender heard nothing of it
    let known = Recorded<SyncResponse>()
    try await withServer(environment: environment) { server in
      let ann = try await server.welcome("Ann")
      known.value = try await ann.deliver(.players(2))
    }
    let former = try #require(known.value)
    // When another log has it at the same place
    environment.advance(bySeconds: 1)
    try await withServer(environment: environment) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver([.numbered(50)])
      try await ann.deliver([.numbered(2)])
      let request = SyncRequest(since: 2, last: former.page.last, changes: [])
      // Then
      #expect(former.page.last != nil)
      let path = "\(ann.squadPath)/changes"
      #expect(try await ann.send("POST", path, bytes: request.json) == Self.otherChange)
    }
  }

  @Test func `a client that names no change is served as before`() async throws {
    let storage = PutBackStorage(.folder)
    var known: SyncResponse?
    try await serve(storage) { try await $0.deliver(.players(1)) }
    try storage.copyWhenStopped()
    try await serve(storage) { known = try await $0.deliver(.players(2, from: 2), since: 1) }
    try storage.putBack()
    try await serve(storage) { ann in
      try await ann.deliver(.players(5, from: 40), since: 1)
      let response = try await ann.deliver([], since: 3, epoch: known?.epoch)
      #expect(response.page.changes.map(\.sequence) == [4, 5, 6])
    }
  }

  @Test func `the snapshot says whether its log has what the device knows`() async throws {
    try await withServer(environment: environment) { server in
      let ann = try await server.welcome("Ann")
      let last = try #require(try await ann.deliver(.players(3)).page.last)
      func snapshot(_ query: String) async throws -> Snapshot {
        try Snapshot(json: try await ann.get("\(ann.squadPath)/snapshot\(query)").bytes)
      }
      #expect(try await !snapshot("").isOfAnotherLog)
      #expect(try await !snapshot("?since=3&last=\(last.uuidString)").isOfAnotherLog)
      #expect(try await snapshot("?since=2&last=\(last.uuidString)").isOfAnotherLog)
      #expect(try await snapshot("?since=9&last=\(last.uuidString)").isOfAnotherLog)
    }
  }

  @Test(arguments: ["", "1", "nil", "00000000-0000-0000-0000-00000000000G"])
  func `a malformed name of a change is refused`(_ last: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let response = try await ann.get("\(ann.squadPath)/changes?since=1&last=\(last)")
      #expect(
        response
          == .error(400, "The last change must be named by its UUID from the server."))
    }
  }

  @Test func `what one account says of its log changes nothing for another`() async throws {
    try await withServer(environment: environment, logger: log.logger) { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")
      let last = try #require(try await ben.deliver(.players(2, from: 9)).page.last)
      try await ann.deliver(.players(2))
      let lie = "\(ann.squadPath)/changes?since=2&last=\(last.uuidString)"
      for _ in 0..<50 { #expect(try await ann.get(lie).status != 200) }

      let truth = "\(ben.squadPath)/changes?since=2&last=\(last.uuidString)"
      #expect(try await ben.get(truth).status == 200)
      #expect(
        log.lines.filter { $0.contains("its data was put back") && $0.hasPrefix("warning") }.count
          <= 1)
    }
  }
}
