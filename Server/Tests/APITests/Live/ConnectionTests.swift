import HTTPTypes
import ServerTestSupport
import Testing
import Wire

/// Behaviour that only a real connection shows.
@Suite(.timeLimit(.minutes(5)))
struct ConnectionTests {
  @Test(arguments: ["/health", "/api/players", "/nowhere"])
  func `the response to HEAD has no body, and the connection can be used again`(
    _ path: String
  ) async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")

      let head = try await ann.send("HEAD", path)
      let get = try await ann.send("GET", path)

      #expect(head.bytes.isEmpty)
      #expect(head.status == (path == "/nowhere" ? 404 : 200))
      #expect(get.status == head.status)
      #expect(get["Content-Length"] == head["Content-Length"])
    }
  }

  @Test func `a response without a body has a length of 0 or none`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")

      let created = try await ann.post("/api/players", #"{"name":"A"}"#)
      let noContent = try await ann.delete("/api/players/1")

      #expect(created["Content-Length"] == "0")
      #expect(noContent["Content-Length"] == nil)
      #expect(noContent["Transfer-Encoding"] == nil)
      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }

  @Test func `the connection can be used again after each refusal`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      let large = [UInt8](repeating: 0x20, count: (1 << 20) + 1)

      #expect(try await ann.send("POST", "/api/players", bytes: large).status == 413)
      #expect(try await ann.send("PATCH", "/api/players", bytes: large).status == 405)
      #expect(try await server.send("POST", "/api/players", bytes: large).status == 401)
      #expect(try await ann.send("POST", "/nowhere", bytes: large).status == 404)
      #expect(try await ann.post("/api/players", #"{"name":"A"}"#).status == 201)
    }
  }

  @Test func `a request with two hosts is refused`() async throws {
    try await withLiveServer { server in
      let host = try #require(HTTPField.Name("Host"))

      let response = try await server.get("/health", headers: [host: "other.example"])

      #expect(response == .error(400, "The request names more than one host."))
    }
  }

  @Test func `a request without a host is refused, but for health and readiness`() async throws {
    try await withLiveServer { server in
      for (path, status) in [
        ("/api/players", "400 Bad Request"), ("/health", "200 OK"), ("/ready", "200 OK"),
      ] {
        let connection = try await RawConnection(to: server)

        try await connection.send("GET \(path) HTTP/1.1\r\n\r\n")

        #expect(await connection.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 \(status)"))
        await connection.close()
      }
    }
  }
}
