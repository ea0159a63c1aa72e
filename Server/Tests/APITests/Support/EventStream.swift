import AsyncHTTPClient
import Domain
import NIOCore
import NIOHTTP1
import Testing
import Wire

/// A live stream, as a client reads it event by event.
struct EventStream {
  struct Event: Equatable {
    let id: Int64
    let change: SequencedChange
  }

  let headers: HTTPHeaders
  private var pieces: HTTPClientResponse.Body.AsyncIterator
  private var unread: [UInt8] = []

  fileprivate init(_ response: HTTPClientResponse) {
    headers = response.headers
    pieces = response.body.makeAsyncIterator()
  }

  /// The next event; `nil` at the end of the stream.
  mutating func next() async throws -> Event? {
    while let frame = try await nextFrame() {
      let lines = frame.split(separator: "\n")
      guard let id = lines.first(where: { $0.hasPrefix("id: ") }) else { continue }
      let data = try #require(lines.first { $0.hasPrefix("data: ") }).dropFirst(6)
      return Event(
        id: try #require(Int64(id.dropFirst(4))),
        change: try SequencedChange(json: JSON(Array(data.utf8))))
    }
    return nil
  }

  /// The numbers of as many events.
  mutating func ids(_ count: Int) async throws -> [Int64] {
    var ids: [Int64] = []
    while ids.count < count, let event = try await next() { ids.append(event.id) }
    return ids
  }

  private mutating func nextFrame() async throws -> String? {
    let end = Array("\n\n".utf8)
    while true {
      if let range = unread.firstRange(of: end) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(decoding: unread[..<range.lowerBound], as: UTF8.self)
      }
      guard let piece = try await pieces.next() else { return nil }
      unread += piece.readableBytesView
    }
  }
}

extension Person {
  /// Follows the squad live.
  func watch(since: Int64? = nil, lastEventID: String? = nil) async throws -> EventStream {
    let query = since.map { "?since=\($0)" } ?? ""
    var request = try liveRequest("\(squadPath)/changes\(query)")
    request.headers.add(name: "Accept", value: "text/event-stream")
    if let lastEventID { request.headers.add(name: "Last-Event-ID", value: lastEventID) }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
    try #require(response.status == .ok)
    return EventStream(response)
  }
}
