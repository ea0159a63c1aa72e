import Domain
import HTTPTypes
import NIOCore
import NIOHTTPTypes
import ServerTestSupport
import Testing
import Wire

/// A live stream that a test reads event by event.
struct EventStream {
  struct Event: Equatable {
    let id: Int64
    let change: SequencedChange
  }

  let headers: HTTPFields
  private let connection: HTTPConnection
  private var parts: HTTPConnection.Parts.AsyncIterator
  private var unread: [UInt8] = []

  /// Waits for the head of the response, and fails unless the status is 200.
  init(_ parts: HTTPConnection.Parts, over connection: HTTPConnection) async throws {
    self.connection = connection
    self.parts = parts.makeAsyncIterator()
    guard case .head(let head)? = try await self.parts.next() else { throw ChannelError.eof }
    try #require(head.status == .ok)
    headers = head.headerFields
  }

  /// Waits for the next event; `nil` at the end of the stream.
  mutating func next() async throws -> Event? {
    while let frame = try await nextFrame() {
      let lines = frame.split(separator: "\n")
      guard let id = lines.first(where: { $0.hasPrefix("id: ") }) else { continue }
      let data = try #require(lines.first { $0.hasPrefix("data: ") }).dropFirst(6)
      return Event(
        id: try #require(Int64(id.dropFirst(4))),
        change: try SequencedChange(json: Array(data.utf8)))
    }
    return nil
  }

  /// Waits for a number of events and returns their ids.
  mutating func ids(_ count: Int) async throws -> [Int64] {
    var ids: [Int64] = []
    while ids.count < count, let event = try await next() { ids.append(event.id) }
    return ids
  }

  /// Closes the connection.
  func close() async { await connection.close() }

  /// Waits for the next event with a name, and returns its data; `nil` at the end of the stream.
  mutating func next(_ name: String) async throws -> String? {
    while let frame = try await nextFrame() {
      let lines = frame.split(separator: "\n")
      guard lines.first == "event: \(name)" else { continue }
      return String(lines.dropFirst().first?.dropFirst(6) ?? "")
    }
    return nil
  }

  private mutating func nextFrame() async throws -> String? {
    let end = Array("\n\n".utf8)
    while true {
      if let range = unread.firstRange(of: end) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(decoding: unread[..<range.lowerBound], as: UTF8.self)
      }
      guard case .body(let piece)? = try await parts.next() else { return nil }
      unread += piece.readableBytesView
    }
  }
}

extension Person {
  /// Opens a live stream of the squad.
  func watch(since: Int64? = nil, lastEventID: String? = nil) async throws -> EventStream {
    let query = since.map { "?since=\($0)" } ?? ""
    var (request, connection) = try await liveRequest(.get, "\(squadPath)/changes\(query)")
    request.headerFields[.accept] = "text/event-stream"
    if let lastEventID {
      let name = try #require(HTTPField.Name("Last-Event-ID"))
      request.headerFields[name] = lastEventID
    }
    return try await EventStream(connection.stream(request), over: connection)
  }
}
