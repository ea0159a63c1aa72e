import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import ServiceLifecycle
import Wire

extension Routes {
  /// Responds to a person who has the secret of a link, and needs no account.
  func respond(
    to request: Request, _ context: Context, for purpose: Link.Purpose, _ secret: LinkSecret,
    _ resource: LinkResource
  ) async -> LoggedResponse {
    var unsent: UnsentForm?
    // A body can be read only once.
    var isUnreadForm = false
    do throws(APIError) {
      let method = try method(of: request, at: .link(purpose, secret, resource))
      isUnreadForm = purpose == .reply && method == .post
      // The app's page is the same for all secrets; when it is open, it asks for the secret's squad.
      if purpose == .score, resource == .page { return LoggedResponse(try appPage(for: request)) }
      let address = request.clientAddress(context, behind: settings.trustedProxies)
      let holder = try await links.admit(
        secret, for: purpose, from: address, at: environment.now())
      isUnreadForm = false
      let visit = LinkVisit(
        holder: holder, game: resource.game(of: request), request: request, context: context,
        address: address)
      return LoggedResponse(try await respond(to: visit, method, resource, unsent: &unsent))
    } catch {
      // What was typed is not lost with the link.
      if isUnreadForm { unsent = await unsentForm(of: request) }
      return refuse(error, request, context, unsent: unsent)
    }
  }

  private func respond(
    to visit: LinkVisit, _ method: HTTPMethod, _ resource: LinkResource,
    unsent: inout UnsentForm?
  ) async throws(APIError) -> Response {
    switch resource {
    case .page where visit.holder.purpose == .reply, .game:
      if method == .post {
        try await takeReply(for: visit, unsent: &unsent)
      } else {
        try await replyPage(for: visit)
      }
    case .calendar, .gameCalendar: try await calendar(for: visit)
    case .page: try await page(for: visit)
    case .events: try await stream(for: visit)
    case .data: try await data(for: visit)
    case .picture: try await picture(for: visit)
    case .changes where method == .post:
      try await deliverChanges(visit.request, try await reader(for: visit))
    case .changes: try await readChanges(visit.request, visit.context, try await reader(for: visit))
    case .snapshot: try await readSnapshot(visit.request, try await reader(for: visit))
    case .answer where method == .post: try await takeReply(for: visit, unsent: &unsent)
    case .answer: wayToPage(for: visit)
    }
  }

  private func appPage(for request: Request) throws(APIError) -> Response {
    guard let page = site["/"] else { throw .route(.unknownPath) }
    var response = page.response(to: request)
    response.headers.refuseSearchEngines()
    return response
  }

  private func page(for visit: LinkVisit) async throws(APIError) -> Response {
    let (audience, origin) = (visit.audience, settings.publicOrigin)
    let appPicture = origin.flatMap { site.picture(at: $0) }
    let document = try await squads.visitRoom(visit.squad) { room throws(APIError) in
      try await room.document(for: audience, at: origin, appPicture: appPicture)
    }
    return .linkPage(document)
  }

  private func data(for visit: LinkVisit) async throws(APIError) -> Response {
    let audience = visit.audience
    let data = try await squads.visitRoom(visit.squad) { room throws(APIError) in
      try await room.data(for: audience)
    }
    var response = Response.json(data)
    response.headers.allowOtherSites()
    response.headers.refuseSearchEngines()
    guard case .table = visit.holder.target.subject else { return response }
    // Sites of clubs ask again and again for a table that changes once a week.
    let tag = Array(buffer: data).entityTag
    if visit.request.knows(tag) {
      response.status = .notModified
      response.body = ResponseBody()
    }
    response.headers[.eTag] = tag
    response.headers[.cacheControl] = "no-cache"
    return response
  }

  private func picture(for visit: LinkVisit) async throws(APIError) -> Response {
    let audience = visit.audience
    let picture = try await squads.visitRoom(visit.squad) { room throws(APIError) in
      try await room.picture(for: audience)
    }
    // Not in the room, where a drawing would keep others waiting.
    var response = Response(
      status: .ok, headers: [.contentType: "image/png"],
      body: ResponseBody(byteBuffer: pictures.png(of: picture)))
    response.headers.refuseSearchEngines()
    return response
  }

  private func reader(for visit: LinkVisit) async throws(APIError) -> LogReader {
    let holder = visit.holder
    try await squads.withRoom(visit.squad) { room throws(APIError) in try await room.check(holder) }
    return .link(holder)
  }
}

/// A request by a link whose secret leads somewhere.
struct LinkVisit {
  let holder: LinkHolder
  /// The page of the planned game that it is about; `nil` for all, or the next.
  let game: PlanPage?
  let request: Request
  let context: Context
  let address: ClientAddress

  var squad: Squad.ID { holder.target.squad }

  var audience: Audience {
    Audience(holder: holder, language: request.pageLanguage, game: game)
  }
}

extension LinkResource {
  /// The page of a game that a request is about: its own, or for what belongs to a page that of its query.
  fileprivate func game(of request: Request) -> PlanPage? {
    switch self {
    case .game(let page), .gameCalendar(let page): page
    case .events, .picture, .answer:
      request.uri.queryParameters["day"].flatMap { PlanPage(text: String($0)) }
    case .page, .data, .changes, .snapshot, .calendar: nil
    }
  }
}

extension HTTPFields {
  /// Keeps what is at the secret address of a link out of search engines.
  mutating func refuseSearchEngines() { self[.xRobotsTag] = "noindex, nofollow" }

  /// Lets the pages of clubs read a response.
  mutating func allowOtherSites() { self[.accessControlAllowOrigin] = "*" }
}
