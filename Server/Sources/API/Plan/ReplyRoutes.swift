import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Picture
import Wire

extension Routes {
  /// The page on which friends answer.
  ///
  /// Reading it changes nothing and sets no cookie.
  func replyPage(for visit: LinkVisit) async throws(APIError) -> Response {
    let device = ReplyBrowser(visit.request)?.device(in: visit.squad)
    let saysStanding = visit.request.uri.queryParameters["answered"] != nil
    let (holder, game) = (visit.holder, visit.game)
    let scene = try await squads.visitRoom(visit.squad) { room throws(APIError) in
      try await room.replies(by: holder, about: game, on: device, saysStanding: saysStanding)
    }
    return page(of: scene, for: visit)
  }

  /// Takes the form of the page.
  ///
  /// Who sends it knows the secret in its address, and a browser sends its cookie with a form of this site only
  /// (SameSite=Lax), so another site can neither guess the address nor speak for a browser.
  /// - Parameters:
  ///   - visit: The request.
  ///   - unsent: Is set to the form as soon as it is read, for the page that says why it could not be taken.
  /// - Returns: The way back to the page, or the page with what is still to be said.
  /// - Throws: `APIError` when the form is not one of this page, or cannot be taken now.
  func takeReply(
    for visit: LinkVisit, unsent: inout UnsentForm?
  ) async throws(APIError) -> Response {
    try refuseOtherForms(visit.request)
    guard let form = ReplyForm(try await visit.request.bytes()) else { throw .malformedForm }
    unsent = form.unsent(at: visit.request.uri.string)
    let known = ReplyBrowser(visit.request)
    let browser =
      known
      ?? ReplyBrowser(
        new: LinkSecret(high: environment.randomBits(), low: environment.randomBits()))
    let (holder, game, device) = (visit.holder, visit.game, browser.device(in: visit.squad))
    try replies.count(by: holder, on: known, from: visit.address, at: environment.now())
    try spend(Self.replyBytes, by: .link(holder))
    let result = try await squads.withRoom(visit.squad) { room throws(APIError) in
      try await room.reply(form, by: holder, about: game, on: device)
    }
    var response =
      switch result {
      case .taken(let game): seeOther(than: visit, about: game)
      case .page(let scene): page(of: scene, for: visit)
      }
    setReplyCookie(browser, in: &response)
    return response
  }

  /// The form of a request that was refused before its form was read; `nil` when it has none.
  func unsentForm(of request: Request) async -> UnsentForm? {
    guard (try? refuseOtherForms(request)) != nil, let body = try? await request.bytes() else {
      return nil
    }
    return ReplyForm(body)?.unsent(at: request.uri.string)
  }

  /// What an answer takes in the log.
  private static var replyBytes: Int { 600 }

  private func page(of scene: ReplyScene, for visit: LinkVisit) -> Response {
    let page = ReplyPage(
      scene.squad, scene.games, match: scene.match, in: visit.request.pageLanguage,
      now: environment.now())
    let form = LinkSecret(high: environment.randomBits(), low: environment.randomBits())
    let document = page.document(
      for: ReplyVisit(
        scene.visitor, named: scene.name, spokenFor: scene.spokenFor, message: scene.message,
        sent: scene.sent, form: form.text,
        plan: scene.games.first?.key.text ?? ""),
      at: visit.addresses(about: scene.page), picture: preview(of: scene, for: visit))
    return .replyPage(ByteBuffer(bytes: document))
  }

  /// The picture of the game; `nil` when it is cancelled, and for a server that does not know its address.
  ///
  /// Its address says what it shows, so that chats do not show an old picture again.
  private func preview(of scene: ReplyScene, for visit: LinkVisit) -> PreviewPicture? {
    guard let origin = settings.publicOrigin, let game = scene.games.first,
      game.cancellation == nil
    else { return nil }
    let path = Route.link(.reply, visit.holder.secret, .picture).path
    let version = PlacesPicture(game, at: environment.now()).version
    return PreviewPicture(
      address: "\(origin)\(path)?day=\(scene.squad.plans.page(of: game).text)&shows=\(version)",
      width: ScorePicture.width, height: ScorePicture.height)
  }

  private func seeOther(than visit: LinkVisit, about game: PlanPage?) -> Response {
    Response(
      status: .seeOther,
      headers: [
        .location: visit.page(of: game) + "?answered=1" + visit.chosenLanguage(after: "&"),
        .cacheControl: "no-store",
      ])
  }

  /// Leads someone who opens the address of an earlier version's form to the page.
  func wayToPage(for visit: LinkVisit) -> Response {
    Response(
      status: .seeOther,
      headers: [
        .location: visit.page(of: visit.game) + visit.chosenLanguage(after: "?"),
        .cacheControl: "no-store",
      ])
  }

  private func setReplyCookie(_ browser: ReplyBrowser, in response: inout Response) {
    let isSecure = settings.isPublicURLSecure
    // Lax, so that a browser is known that comes from a chat.
    response.setCookie(
      Cookie(
        name: isSecure ? ReplyBrowser.hostCookieName : ReplyBrowser.cookieName,
        value: browser.value, maxAge: ReplyBrowser.cookieSeconds, path: "/", secure: isSecure,
        httpOnly: true, sameSite: .lax))
  }

  /// Refuses a form of another site.
  ///
  /// Without a referrer, browsers call the origin of a form "null".
  private func refuseOtherForms(_ request: Request) throws(APIError) {
    if request.headers[.secFetchSite] == nil, request.headers[.origin] == "null" { return }
    try refuseOtherSites(request)
  }
}

extension LinkVisit {
  /// Where the page leads.
  fileprivate func addresses(about game: PlanPage?) -> ReplyAddresses {
    let (secret, language) = (holder.secret, chosenLanguage(after: "?"))
    let path = { @Sendable (resource: LinkResource) in
      Route.link(.reply, secret, resource).path + language
    }
    let events = Route.link(.reply, secret, .events).path
    return ReplyAddresses(
      page: page(of: game) + language,
      events: events + (game.map { "?day=\($0.text)" } ?? ""), calendar: path(.calendar),
      game: { path(.game($0)) }, calendarOfGame: { path(.gameCalendar($0)) })
  }

  /// The path of the page of a game, or else of the next one.
  fileprivate func page(of game: PlanPage?) -> String {
    Route.link(.reply, holder.secret, game.map { .game($0) } ?? .page).path
  }

  /// The part of an address by which a page stays in the language that a link of it chose, as without script no
  /// cookie keeps it; nothing when none was chosen.
  fileprivate func chosenLanguage(after sign: String) -> String {
    request.uri.queryParameters["lang"] == nil ? "" : "\(sign)lang=\(request.pageLanguage.tag)"
  }
}

extension Response {
  /// A page with a form, which no other site may frame, and which no one keeps.
  static func replyPage(_ document: ByteBuffer) -> Response {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .vary: Request.languageFields,
      .cacheControl: "private, no-store", .contentSecurityPolicy: policy.description,
    ]
    headers.refuseSearchEngines()
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: document))
  }

  private static let policy: ContentSecurityPolicy = [
    .defaultSrc(.none), .scriptSrc(.self), .styleSrc(.self), .imgSrc(.self), .connectSrc(.self),
    .baseURI(.none), .formAction(.self), .frameAncestors(.none),
  ]
}
