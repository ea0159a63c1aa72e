import Foundation
import ServerTestSupport
import Testing

/// Clients that ask before they send a body.
@Suite(.timeLimit(.minutes(5)))
struct ContinueTests {
  private static func head(length: Int, expecting expectation: String = "100-continue") -> String {
    """
    POST /api/users HTTP/1.1\r
    Host: localhost\r
    Content-Length: \(length)\r
    Expect: \(expectation)\r
    \r

    """
  }

  private static let ann = #"{"username":"Ann","password":"kick-off"}"#

  @Test(arguments: ["100-continue", "100-Continue"])
  func `a client that waits is told to send the body`(_ expectation: String) async throws {
    try await withLiveServer { server in
      let connection = try await RawConnection(to: server)
      for expected in ["201 Created", "409 Conflict"] {
        try await connection.send(Self.head(length: Self.ann.utf8.count, expecting: expectation))
        #expect(await connection.read(until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")

        try await connection.send(Self.ann)
        #expect(await connection.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 \(expected)"))
      }
      await connection.close()
    }
  }

  @Test func `a body that is too large is not asked for`() async throws {
    try await withLiveServer { server in
      let connection = try await RawConnection(to: server)

      try await connection.send(Self.head(length: (1 << 20) + 1))

      #expect(await connection.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 413"))
      await connection.close()
    }
  }

  @Test func `no other expectation is answered`() async throws {
    try await withLiveServer { server in
      let connection = try await RawConnection(to: server)

      try await connection.send(Self.head(length: Self.ann.utf8.count, expecting: "x") + Self.ann)

      #expect(await connection.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 201"))
      await connection.close()
    }
  }

  @Test func `a pipelined request gets its own response only`() async throws {
    try await withLiveServer { server in
      let connection = try await RawConnection(to: server)
      let health = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"

      try await connection.send(health + Self.head(length: Self.ann.utf8.count) + Self.ann)

      let responses = await connection.read(until: "Location: ")
      #expect(responses.hasPrefix("HTTP/1.1 200 OK"))
      #expect(responses.components(separatedBy: "HTTP/1.1 201").count == 2)
      await connection.close()
    }
  }
}
