import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import ServiceLifecycle
import Wire

extension Routes {
  /// Responds to a person who follows a gather by a link.
  ///
  /// They have no account: the secret in the address is all that they need.
  func respondToFollower(
    _ request: Request, _ context: Context, at route: Route
  ) async -> LoggedResponse {
    do throws(APIError) {
      return LoggedResponse(try await follow(request, context, at: route))
    } catch {
      return refuseFollower(request, context, error)
    }
  }

  private func follow(
    _ request: Request, _ context: Context, at route: Route
  ) async throws(APIError) -> Response {
    guard request.method == .get || request.method == .head else {
      throw .methodNotAllowed(route.methods)
    }
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    try links.admit(address, at: environment.now())
    switch route {
    case .follow(let secret): return try await followPage(secret, request)
    case .followEvents(let secret): return try await followStream(secret, request, context, address)
    case .followData(let secret): return try await followData(secret, request)
    case .followPicture(let secret): return try await followPicture(secret, request)
    default: throw .route(.unknownPath)
    }
  }

  private func audience(
    of secret: LinkSecret, _ request: Request
  ) async throws(APIError) -> Followers.Audience {
    let link = try await sharedGather(behind: secret)
    return Followers.Audience(
      link: link, secret: secret, language: FollowPage.language(preferring: request.languages))
  }

  /// Where a secret leads, also that of a scoring link.
  func sharedGather(behind secret: LinkSecret) async throws(APIError) -> SharedGather {
    let now = environment.now()
    if let known = linkCache.link(behind: secret, at: now) { return known }
    let link: SharedGather?
    do throws(StorageError) {
      link = try await store.sharedGather(behind: secret)
    } catch {
      throw .storage(error)
    }
    guard let link else { throw .notFound(.link) }
    linkCache.insert(link, behind: secret, at: now)
    return link
  }

  private func followPage(
    _ secret: LinkSecret, _ request: Request
  ) async throws(APIError) -> Response {
    let audience = try await audience(of: secret, request)
    let origin = settings.publicOrigin
    let document = try await squads.visitRoom(audience.link.squad) { room throws(APIError) in
      try await room.followDocument(for: audience, at: origin)
    }
    return .followPage(document)
  }

  private func followData(
    _ secret: LinkSecret, _ request: Request
  ) async throws(APIError) -> Response {
    let audience = try await audience(of: secret, request)
    let data = try await squads.visitRoom(audience.link.squad) { room throws(APIError) in
      try await room.followData(for: audience)
    }
    var response = Response.json(data)
    response.headers.allowOtherSites()
    return response
  }

  private func followPicture(
    _ secret: LinkSecret, _ request: Request
  ) async throws(APIError) -> Response {
    let audience = try await audience(of: secret, request)
    let picture = try await squads.visitRoom(audience.link.squad) { room throws(APIError) in
      try await room.followPicture(for: audience)
    }
    // Not in the room, where a drawing would keep others waiting.
    return .followPicture(pictures.png(of: picture))
  }

  /// Streams what the page shows, whenever it changes.
  ///
  /// The stream ends when the browser closes it, the link no longer works, the squad is deleted or
  /// the server shuts down.
  private func followStream(
    _ secret: LinkSecret, _ request: Request, _ context: Context, _ address: ClientAddress
  ) async throws(APIError) -> Response {
    let audience = try await audience(of: secret, request)
    // Checked before the stream begins, because it can be refused only by its status.
    try await squads.visitRoom(audience.link.squad) { room throws(APIError) in
      try await room.checkFollowing(audience)
    }
    let place = try places.take(audience.link, from: address)
    let body = ResponseBody { [squads, channel = context.channel] writer in
      defer { withExtendedLifetime(place) {} }
      try await squads.visitRoom(audience.link.squad) { room throws(APIError) in
        let follower = try await room.joinFollowers(audience)
        let stop = { @Sendable in _ = Task { await room.stopFollower(follower, audience) } }
        channel.whenClientLeaves(stop)
        await withGracefulShutdownHandler(
          operation: {
            _ = try? await Self.send(room, to: follower, audience, on: channel, into: &writer)
          },
          onGracefulShutdown: stop)
        await room.removeFollower(follower, audience)
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: .eventStream, body: body)
  }

  private static func send(
    _ room: SquadRoom, to follower: Subscriber.ID, _ audience: Followers.Audience,
    on channel: any Channel, into writer: inout any ResponseBodyWriter
  ) async throws {
    var version: Int64 = 0
    try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
    while true {
      switch try await room.nextPage(for: follower, audience, after: version, on: channel) {
      case .changes(let frames, let upTo):
        try await writer.write(frames)
        version = upTo
      case .heartbeat: try await writer.write(ByteBuffer(string: ": \n\n"))
      case .closed: return
      }
    }
  }
}
