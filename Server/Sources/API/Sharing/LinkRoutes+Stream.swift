import Domain
import Hummingbird
import NIOCore
import ServiceLifecycle

extension Routes {
  /// Streams what a link's page shows, whenever it changes.
  ///
  /// The stream ends when the browser closes it, the link no longer works, the squad is deleted or
  /// the server shuts down.
  func stream(for visit: LinkVisit) async throws(APIError) -> Response {
    let (audience, squad) = (visit.audience, visit.squad)
    // Checked before the stream begins, because it can be refused only by its status.
    try await squads.visitRoom(squad) { room throws(APIError) in try await room.check(audience) }
    let place = try places.take(visit.holder.target, from: visit.address)
    let body = ResponseBody { [squads, channel = visit.context.channel] writer in
      defer { withExtendedLifetime(place) {} }
      try await squads.visitRoom(squad) { room throws(APIError) in
        let subscriber = try await room.join(audience)
        let stop = { @Sendable in _ = Task { await room.stop(subscriber, audience) } }
        channel.whenClientLeaves(stop)
        await withGracefulShutdownHandler(
          operation: {
            _ = try? await Self.send(room, to: subscriber, audience, on: channel, into: &writer)
          },
          onGracefulShutdown: stop)
        await room.leave(subscriber, audience)
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: .eventStream, body: body)
  }

  private static func send(
    _ room: SquadRoom, to subscriber: Subscriber.ID, _ audience: Audience,
    on channel: any Channel, into writer: inout any ResponseBodyWriter
  ) async throws {
    var version: Int64 = 0
    try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
    while true {
      switch try await room.nextPage(for: subscriber, audience, after: version, on: channel) {
      case .changes(let frames, let upTo):
        try await writer.write(frames)
        version = upTo
      case .heartbeat: try await writer.write(ByteBuffer(string: ": \n\n"))
      case .closed: return
      }
    }
  }
}
