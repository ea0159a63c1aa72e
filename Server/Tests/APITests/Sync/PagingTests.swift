import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Devices that read the log.
@Suite(.timeLimit(.minutes(5)))
struct PagingTests {
  @Test(arguments: StoreKind.allCases)
  func `a long log comes in pages of a thousand`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      for first in stride(from: UInt64(1), through: 2_001, by: 500) {
        try await ann.deliver(.players(500, from: first), since: Int64(first) - 1)
      }

      var squad = Squad()
      var sizes: [Int] = []
      var since: Int64 = 0
      repeat {
        let response = try await ann.changes(since: since)
        #expect(response.page.since == since)
        #expect(response.latest == 2_500)
        for change in response.page.changes { try squad.apply(change) }
        sizes.append(response.page.changes.count)
        since = response.page.upTo
      } while since < 2_500

      #expect(sizes == [1_000, 1_000, 500])
      let snapshot = try await ann.snapshot()
      #expect((snapshot.sequence, snapshot.squad) == (2_500, squad))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a log of large changes comes in pages of about a megabyte`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      for number in UInt64(1)...40 {
        try await ann.deliver([try .crowd(number)], since: Int64(number) - 1)
      }

      var since: Int64 = 0
      while since < 40 {
        let body = try await ann.get("\(ann.squadPath)/changes?since=\(since)")
        #expect(body.bytes.count < 1_200_000)
        since = try SyncResponse(json: body.bytes).page.upTo
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3], StoreKind.allCases)
  func `only changes after the given number are sent`(_ since: Int64, _ kind: StoreKind)
    async throws
  {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(3))

      let response = try await ann.changes(since: since)

      #expect(response.page.changes.map(\.sequence) == Array([1, 2, 3].dropFirst(Int(since))))
      #expect((response.page.since, response.page.upTo, response.latest) == (since, 3, 3))
    }
  }

  @Test func `an empty squad has an empty log`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let nothing = ChangePage(since: 0, upTo: 0, changes: [])

      let snapshot = try await ann.snapshot()
      let epoch = try #require(snapshot.epoch)

      #expect(snapshot == Snapshot(epoch: epoch, sequence: 0, squad: Squad()))
      #expect(
        try await ann.changes(since: 0)
          == SyncResponse(
            epoch: epoch, outcomes: [], page: nothing, latest: 0, now: .kickOff, username: "Ann"))
    }
  }

  @Test func `a device that is ahead is refused, and none of its changes is accepted`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(3))
      let before = try await ann.snapshotBytes()
      let ahead = TestResponse.error(
        409, "The server's log ends at 3. Load the snapshot and start from there.")
      let request = SyncRequest(since: 4, changes: try .players(1, from: 9))

      #expect(try await ann.get("\(ann.squadPath)/changes?since=4") == ahead)
      #expect(
        try await ann.send("POST", "\(ann.squadPath)/changes", bytes: request.json) == ahead)
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: ["-1", "x", "", "1.5", "9223372036854775808", "0x1", "%20"])
  func `a malformed sequence number is refused`(_ since: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let refusal = TestResponse.error(
        400, "The sequence number must be a whole number, 0 or more.")

      #expect(try await ann.get("\(ann.squadPath)/changes?since=\(since)") == refusal)
    }
  }

  @Test(arguments: [
    ("{}", "“changes” is missing."), (#"{"changes":{}}"#, "“changes” must be an array."),
    (#"{"changes":[],"since":-1}"#, "“since” is out of range."),
    (#"{"changes":[],"since":"1"}"#, "“since” must be a whole number."),
    (#"{"changes":[1]}"#, "Every value in “changes” must be a JSON object."),
    (#"{"changes":[{}]}"#, "“id” is missing."),
    (#"{"changes":[{"id":"1"}]}"#, "“id” must be a UUID."),
  ])
  func `a request of another form is refused`(
    body: String, reason: String
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(
        try await ann.post("\(ann.squadPath)/changes", body) == .error(400, reason))
    }
  }
}
