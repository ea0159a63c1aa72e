import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct DeliveryTests {
  @Test(arguments: StoreKind.allCases)
  func `each change gets its sequence number or its rejection`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      let unknown = StampedChange.numbered(2, .player(.fixed(99), .set(.removed, true)))
      let again = try StampedChange.numbered(3, .player(.fixed(1), .added(.named("Twin"))))

      let response = try await ann.deliver([.numbered(1), unknown, again, .numbered(4)])

      let changes = [
        SequencedChange(
          sequence: 1, author: ann.author, acceptedAt: .kickOff, stamped: try .numbered(1)),
        SequencedChange(
          sequence: 2, author: ann.author, acceptedAt: .kickOff, stamped: try .numbered(4)),
      ]
      #expect(
        response
          == SyncResponse(
            epoch: response.epoch,
            outcomes: [
              IdentifiedOutcome(id: .fixed(1), outcome: .accepted(sequence: 1)),
              IdentifiedOutcome(id: .fixed(2), outcome: .rejected(.playerUnknown(.fixed(99)))),
              IdentifiedOutcome(id: .fixed(3), outcome: .rejected(.playerExists(.fixed(1)))),
              IdentifiedOutcome(id: .fixed(4), outcome: .accepted(sequence: 2)),
            ],
            page: ChangePage(
              since: 0, upTo: 2, changes: changes, last: changes.last?.acceptance),
            latest: 2, now: .kickOff,
            username: "Ann"))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a repeated request gets the same outcomes, whatever happened since`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      let request = [
        try StampedChange.numbered(1), .numbered(2, .player(.fixed(3), .set(.removed, true))),
      ]
      let first = try await ann.deliver(request)

      try await ann.deliver([.numbered(3), .numbered(4, .player(.fixed(1), .set(.removed, true)))])
      let second = try await ann.deliver(request)

      #expect(second.outcomes == first.outcomes)
      #expect(second.latest == 3)
      #expect(try await ann.snapshot().squad.players.map(\.id) == [.fixed(3)])
    }
  }

  @Test func `an id counts once within a request, too, and its first change wins`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let response = try await ann.deliver([
        .numbered(1), .numbered(1, .player(.fixed(1), .set(.removed, true))), .numbered(1),
      ])

      let outcome = IdentifiedOutcome(id: .fixed(1), outcome: .accepted(sequence: 1))
      #expect(response.outcomes == [outcome, outcome, outcome])
      #expect(response.latest == 1)
      #expect(try await ann.snapshot().squad.players.count == 1)
    }
  }

  @Test func `the same ids are new in another user's squad`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")
      try await ann.deliver([.numbered(1)])

      let response = try await ben.deliver([.numbered(1)])

      #expect(response.outcomes.map(\.outcome) == [.accepted(sequence: 1)])
      #expect(response.page.changes.map(\.author) == [ben.author])
    }
  }

  @Test func `the author is the token's account, whatever the body says`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let change = JSONWriter.write { writer in
        writer.object { writer in
          writer.string("author", Account.ID.fixed(66).uuidString)
          writer.integer("sequence", 66)
          writer.string("id", StampedChange.ID.fixed(1).uuidString)
          writer.string("device", Device.ID.fixed(1).uuidString)
          writer.integer("madeAt", Instant.kickOff.milliseconds)
          writer.string("kind", "playerAdded")
          writer.string("player", Player.ID.fixed(1).uuidString)
          writer.string("name", "Player 1")
        }
      }

      try await ann.post(
        "\(ann.squadPath)/changes",
        "{\"changes\":[\(String(decoding: change, as: UTF8.self))]}")

      let stored = SequencedChange(
        sequence: 1, author: ann.author, acceptedAt: .kickOff, stamped: try .numbered(1))
      #expect(try await ann.changes(since: 0).page.changes == [stored])
    }
  }

  @Test func `a request takes 500 changes, not one more`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let tooMany = SyncRequest(since: 0, changes: try .players(501))

      let refused = try await ann.send("POST", "\(ann.squadPath)/changes", bytes: tooMany.json)
      #expect(refused == .error(400, "“changes” is out of range."))
      #expect(try await ann.snapshot().sequence == 0)

      #expect(try await ann.deliver(.players(500)).latest == 500)
    }
  }

  @Test func `a request without changes only reads`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver([.numbered(1)])

      let response = try await ann.deliver([])

      #expect(response.outcomes.isEmpty)
      #expect(response.page.changes.count == 1)
    }
  }
}

extension PlayerDetails {
  fileprivate static func named(_ name: String) throws -> Self {
    Self(name: try ShortText(name))
  }
}
