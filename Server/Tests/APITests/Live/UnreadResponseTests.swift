import API
import ServerTestSupport
import TestSupport
import Testing

/// Real connections of clients that ask and do not read.
@Suite(.timeLimit(.minutes(5)))
struct UnreadResponseTests {
  @Test func `a client that does not read is cut off when its responses take too much memory`()
    async throws
  {
    // Given room for one snapshot of the squad, larger than what the system keeps for a connection,
    // and a client that asks for one and reads nothing
    var settings = ServerSettings.quick
    settings.quotas = Quotas(squadMemory: 2 * 6_000_000)
    try await withLiveServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      for tens in UInt64(0)..<6 {
        try await ann.deliver(try (1...10).map { try .crowd(10 * tens + $0) })
      }
      let unread = try await RawConnection(to: server, reads: false)
      try await unread.send(
        """
        GET /api/squads/\(ann.squadID)/snapshot HTTP/1.1\r
        Host: a\r
        Authorization: Bearer \(ann.token)\r
        \r

        """)
      let start = await unread.readPiece()
      #expect(start?.hasPrefix("HTTP/1.1 200 OK") == true)
      // When another client asks for the same
      let snapshot = try await ann.get("/api/squads/\(ann.squadID)/snapshot")
      // Then that client gets it, and the connection of the other one ends
      #expect(snapshot.bytes.count > 4_000_000)
      try await unread.readOn()
      let rest = await unread.read(until: "never")
      #expect(rest.utf8.count < snapshot.bytes.count)
    }
  }
}
