import Domain
import HTTPTypes
import Hummingbird
import Metrics
import NIOCore
import ServiceLifecycle
import Wire

extension Routes {
  func deliverChanges(
    _ request: Request, _ reader: LogReader
  ) async throws(APIError) -> Response {
    let sent = try await request.sentBody()
    // Refused before it is read, because reading takes long; one so small may bring no changes.
    let isLarge = sent.size > 1_000
    if isLarge { try spend(sent.size, by: reader) }
    let body = try sent.message()
    let sync: SyncRequest
    do throws(WireError) {
      sync = try SyncRequest(json: body)
    } catch {
      throw .wire(error)
    }
    if !isLarge, !sync.changes.isEmpty { try spend(body.count, by: reader) }
    // Before any change is accepted: a device that knows another log must load the snapshot first.
    try check(sync.epoch)
    if !sync.changes.isEmpty { try await reserve(body.count, for: reader) }
    return try await sayingWhyFull(reader) { () async throws(APIError) in
      try await squads.withRoom(reader.squad) { [epoch] room throws(APIError) in
        let response = try await room.sync(sync, by: reader, in: epoch)
        let json =
          sync.isBrief
          ? BriefSyncResponse(response, to: sync.changes).json : response.json
        return .json(ByteBuffer(bytes: json), to: request)
      }
    }
  }

  func readChanges(
    _ request: Request, _ context: Context, _ reader: LogReader
  ) async throws(APIError) -> Response {
    let known = try request.known()
    try check(known.epoch)
    let since = try request.lastEvent() ?? known.since
    let isLive = request.headers[.accept]?.contains("text/event-stream") == true
    return try await squads.withRoom(reader.squad) { [epoch] room throws(APIError) in
      // Checked before a stream begins, because it can be refused only by its status.
      try await room.check(known)
      guard !isLive else {
        try await room.check(since: since)
        try await room.checkPlace(in: reader.scope)
        return liveStream(for: reader, after: since, on: context.channel)
      }
      let response = try await room.changes(after: since, for: reader, in: epoch)
      return .json(ByteBuffer(bytes: response.json), to: request)
    }
  }

  /// Sends the snapshot, and says whether the log lacks what the device knows of it.
  func readSnapshot(
    _ request: Request, _ reader: LogReader
  ) async throws(APIError) -> Response {
    let known = try request.known()
    return try await squads.withRoom(reader.squad) { [epoch] room throws(APIError) in
      let isOfAnotherLog = try await !room.has(known)
      if case .account = reader, !isOfAnotherLog {
        return .json(
          try await room.response(.snapshot) { loaded in
            loaded.snapshot(in: epoch, for: reader.scope, isOfAnotherLog: false).json
          }, to: request)
      }
      let loaded = try await room.latest(for: reader)
      let json = loaded.snapshot(in: epoch, for: reader.scope, isOfAnotherLog: isOfAnotherLog).json
      return .json(ByteBuffer(bytes: json), to: request)
    }
  }

  /// Counts bytes that a reader writes.
  func spend(_ bytes: Int, by reader: LogReader) throws(APIError) {
    let now = environment.now()
    try writes.spend(bytes, of: reader.author, reader.standing(at: now), at: now)
  }

  /// Counts bytes for which accounts without a name must have room together.
  func reserve(_ bytes: Int, for reader: LogReader) async throws(APIError) {
    guard reader.isUnnamed else { return }
    try await accounts.unnamedBytes.add(bytes, at: environment.now())
  }

  /// Tells an account without a name that with one it may keep more.
  func sayingWhyFull<Value>(
    _ reader: LogReader, _ work: () async throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    do throws(APIError) {
      return try await work()
    } catch {
      throw error == .squadFull && reader.isUnnamed ? .unnamedSquadFull : error
    }
  }

  /// Refuses another epoch, because its sequence numbers belong to another log.
  private func check(_ known: Epoch.ID?) throws(APIError) {
    guard known == nil || known == epoch else { throw .otherEpoch }
  }
}

extension Routes {
  /// Streams the changes that a reader may see.
  ///
  /// The stream ends when the client closes the connection, its token or link is no longer valid,
  /// the squad is deleted or the server shuts down.
  private func liveStream(
    for reader: LogReader, after since: Int64, on channel: any Channel
  ) -> Response {
    let open = metrics.streams(of: reader)
    let body = ResponseBody { [squads, accounts] writer in
      open.increment()
      defer { open.decrement() }
      try await squads.withRoom(reader.squad) { room throws(APIError) in
        let subscriber = try await room.join(in: reader.scope)
        // Only now, because what comes later is announced to those who listen.
        try await room.latest()
        let stop = { @Sendable in _ = Task { await room.stop(subscriber) } }
        channel.whenClientLeaves(stop)
        await withGracefulShutdownHandler(
          operation: {
            _ = try? await Self.follow(room, as: subscriber, after: since, into: &writer) {
              switch reader {
              case .account(let caller): await accounts.knows(token: caller.token)
              case .link(let holder): await room.admits(holder)
              }
            }
          },
          onGracefulShutdown: stop)
        await room.leave(subscriber)
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: .eventStream, body: body)
  }

  private static func follow(
    _ room: SquadRoom,
    as subscriber: ScopedSubscriber,
    after since: Int64,
    into writer: inout any ResponseBodyWriter,
    isAdmitted: () async -> Bool
  ) async throws {
    var sequence = since
    // The sign tells a device at once that nothing on the way holds the stream back.
    try await writer.write(ByteBuffer(string: "retry: 2000\n\n\(LiveEvent.signOfLife)"))
    while true {
      switch try await room.nextEvent(for: subscriber, after: sequence) {
      case .changes(let frames, let upTo):
        if frames.readableBytes > 0 { try await writer.write(frames) }
        sequence = upTo
      case .heartbeat:
        guard await isAdmitted() else { return }
        try await writer.write(ByteBuffer(string: LiveEvent.signOfLife))
      case .closed: return
      }
    }
  }
}

extension LoadedSquad {
  fileprivate func snapshot(
    in epoch: Epoch.ID, for scope: Scope, isOfAnotherLog: Bool
  ) -> Snapshot {
    Snapshot(
      epoch: epoch, sequence: sequence, squad: scope.view(of: squad), last: last,
      isOfAnotherLog: isOfAnotherLog)
  }
}

extension HTTPFields {
  /// The headers of a stream of server-sent events.
  static var eventStream: Self {
    var headers: Self = [.contentType: "text/event-stream"]
    // Tells nginx not to buffer the events.
    headers[.xAccelBuffering] = "no"
    return headers
  }
}

extension Request {
  /// How far the client knows the log.
  fileprivate func known() throws(APIError) -> KnownLog {
    KnownLog(
      epoch: try id("epoch", orThrow: .malformedEpoch),
      since: try sequence(uri.queryParameters["since"].map(String.init)) ?? 0,
      last: try id("last", orThrow: .malformedLast))
  }

  /// The sequence number of the last event of a stream that is resumed; `nil` for another request.
  ///
  /// It wins over `since`, because a browser that reconnects repeats the address of its first request.
  fileprivate func lastEvent() throws(APIError) -> Int64? {
    try sequence(headers[.lastEventID])
  }

  private func sequence(_ text: String?) throws(APIError) -> Int64? {
    guard let text else { return nil }
    guard let sequence = Int64(text), sequence >= 0 else { throw .malformedSince }
    return sequence
  }

  private func id<Subject>(
    _ name: Substring, orThrow error: APIError
  ) throws(APIError) -> Identifier<Subject>? {
    guard let text = uri.queryParameters[name] else { return nil }
    guard let id = Identifier<Subject>(uuidString: String(text)) else { throw error }
    return id
  }
}
