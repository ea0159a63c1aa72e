import Domain
import Foundation
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite("A server that is asked to end", .timeLimit(.minutes(5)))
struct ShutdownTests {
  /// What systemd and Docker wait before they kill.
  private static let patience: Duration = .seconds(10)

  /// Starts a server, and a gather that can be followed.
  private func start(
    in folder: URL, arguments: [String] = []
  ) async throws -> (server: GatherServer, user: User) {
    let server = try GatherServer(
      database: folder.appendingPathComponent("gather.sqlite"), arguments: arguments)
    let user = try await User.registered(with: server)
    #expect(await user.deliver(.numbered(1, .gather(.friday, .started([]))), to: server))
    #expect(await user.deliver(.numbered(2, .sharing(.friday, .linkMade(.toFollow))), to: server))
    return (server, user)
  }

  @Test func `it ends live streams, answers what has begun, and exits with 0 in time`()
    async throws
  {
    try await withTemporaryFolder { folder in
      // Given many streams, a connection that waits, and a request whose body is on its way
      let (server, user) = try await start(in: folder)
      var streams: [OpenStream] = []
      for _ in 1...60 {
        streams.append(try await .squad(of: user, at: server))
        streams.append(try await .followPage(at: server))
      }
      let idle = try await HTTPConnection.open(port: server.port)
      #expect(try await idle.send(.get, "/health").status == 200)
      let request = try await RawConnection(port: server.port)
      try await request.send(user.headOfAddingBen)
      #expect(await request.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 100 "))
      // When
      let start = ContinuousClock.now
      server.process.askToEnd()
      // The server ends streams first, so that it has heard the signal once one ends.
      try await streams[0].readToEnd()
      try await request.send(#"{"name":"Ben"}"#)
      let response = await request.read(until: "\r\n\r\n")
      for stream in streams.dropFirst() { try await stream.readToEnd() }
      let exitCode = server.process.wait()
      // Then
      #expect(start.duration(to: .now) < Self.patience)
      #expect(exitCode == 0)
      #expect(response.hasPrefix("HTTP/1.1 201 "))
      await idle.close()
      let (next, kept) = try await restart(in: folder, user)
      #expect(kept.body == #"[{"id":1,"name":"Ben"}]"#)
      next.process.kill()
    }
  }

  @Test func `it waits in vain for some clients, and still exits with 0 in time`() async throws {
    try await withTemporaryFolder { folder in
      // Given a request that never ends, and responses that are never read
      let (server, user) = try await start(in: folder)
      let request = try await RawConnection(port: server.port)
      try await request.send(user.headOfAddingBen)
      #expect(await request.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 100 "))
      let unread = try await RawConnection(port: server.port, reads: false)
      let description = "GET /openapi.yaml HTTP/1.1\r\nHost: a\r\n\r\n"
      try await unread.send(String(repeating: description, count: 500))
      _ = await unread.readPiece()
      // When
      let start = ContinuousClock.now
      let exitCode = server.process.terminate()
      // Then
      #expect(start.duration(to: .now) < Self.patience)
      #expect(exitCode == 0)
      await request.close()
      await unread.close()
    }
  }

  @Test func `it says at once that it is not ready, and serves on while it is drained`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let (server, user) = try await start(in: folder, arguments: ["--drain-seconds", "600"])
      #expect(try await server.send(.get, "/ready").status == 200)

      server.process.askToEnd()

      // The signal takes a moment to arrive.
      while try await server.send(.get, "/ready").status == 200 { await Task.yield() }
      #expect(try await server.send(.get, "/ready").status == 503)
      #expect(try await server.send(.get, "/health").status == 200)
      #expect(try await user.send(.get, .players, to: server).status == 200)
      _ = try await OpenStream.followPage(at: server)
      server.process.kill()
    }
  }

  @Test(arguments: ["-1", "601"])
  func `it is drained for ten minutes at most`(_ seconds: String) throws {
    let outcome = try gather("serve", "--drain-seconds=\(seconds)")

    #expect(
      outcome
        == .init(
          exitCode: 64, output: "",
          errors: "gather: --drain-seconds must be a number from 0 to 600, unlike “\(seconds)”.\n"))
  }

  private func restart(
    in folder: URL, _ user: User
  ) async throws -> (server: GatherServer, players: TestResponse) {
    let server = try GatherServer(database: folder.appendingPathComponent("gather.sqlite"))
    return (server, try await user.send(.get, .players, to: server))
  }
}

extension User {
  /// A request that waits for the server to ask for its body.
  fileprivate var headOfAddingBen: String {
    """
    POST /api/players HTTP/1.1\r
    Host: a\r
    Authorization: Bearer \(login.token)\r
    Content-Length: 14\r
    Expect: 100-continue\r
    \r

    """
  }
}

/// A live stream whose response has begun.
private struct OpenStream {
  private let parts: HTTPConnection.Parts
  private let connection: HTTPConnection

  static func squad(of user: User, at server: GatherServer) async throws -> OpenStream {
    let headers: HTTPFields = [
      .authorization: "Bearer \(user.login.token)", .accept: "text/event-stream",
    ]
    return try await OpenStream(Route.changes(user.login.squadID).path, headers, server)
  }

  static func followPage(at server: GatherServer) async throws -> OpenStream {
    try await OpenStream(
      Route.link(.follow, Link.toFollow.secret, .events).path, [.accept: "text/event-stream"],
      server)
  }

  private init(_ path: String, _ headers: HTTPFields, _ server: GatherServer) async throws {
    connection = try await HTTPConnection.open(port: server.port)
    parts = connection.stream(
      HTTPRequest(
        method: .get, scheme: "http", authority: "localhost", path: path, headerFields: headers))
    for try await part in parts {
      if case .head(let head) = part { try #require(head.status == .ok) }
      if case .body = part { return }
    }
    throw ChannelError.eof
  }

  /// Waits for the proper end, and throws at any other.
  func readToEnd() async throws {
    for try await _ in parts {}
    await connection.close()
  }
}
