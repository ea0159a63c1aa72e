import HTTPTypes
import ServerTestSupport
import Testing

/// Live streams that are refused by their status, before they begin.
@Suite(.timeLimit(.minutes(5)))
struct LiveRefusalTests {
  @Test(arguments: ["-1", "x", "1.5", ""])
  func `a malformed sequence number is refused`(_ lastEventID: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let headers: HTTPFields = [
        .accept: "text/event-stream", try .lastEventID: lastEventID,
      ]

      let response = try await ann.get("\(ann.squadPath)/changes", headers: headers)

      #expect(response == .error(400, "The sequence number must be a whole number, 0 or more."))
    }
  }

  @Test func `a device that is ahead of the server is refused`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let headers: HTTPFields = [.accept: "text/event-stream", try .lastEventID: "2"]

      let response = try await ann.get("\(ann.squadPath)/changes", headers: headers)

      #expect(response.status == 409)
    }
  }
}

extension HTTPField.Name {
  fileprivate static var lastEventID: Self {
    get throws { try #require(Self("Last-Event-ID")) }
  }
}
