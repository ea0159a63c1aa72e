import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Wire

extension Routes {
  /// Says why a link shows nothing: on a page for a browser, else as JSON.
  func refuseFollower(
    _ request: Request, _ context: Context, _ cause: APIError
  ) -> LoggedResponse {
    metrics.count(cause)
    let error = count(cause, request, context)
    var response = Response.followPage(for: error, request) ?? Responder.response(to: error)
    if request.uri.path.hasSuffix(".json") { response.headers.allowOtherSites() }
    return LoggedResponse(response, logLevel: error.logLevel, error: "\(error)")
  }

  /// Counts a link that does not work; after too many, the error is that there were too many.
  private func count(_ error: APIError, _ request: Request, _ context: Context) -> APIError {
    guard error == .notFound(.link) || error == .route(.malformedSecret) else { return error }
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    let now = environment.now()
    do throws(APIError) {
      try links.admit(address, at: now)
      links.countWrong(address, at: now)
      return error
    } catch let error {
      return error
    }
  }
}

extension Request {
  var languages: String { headers[.acceptLanguage] ?? "" }
}

extension HTTPFields {
  /// Lets the pages of clubs read a response.
  mutating func allowOtherSites() { self[.accessControlAllowOrigin] = "*" }
}

extension Response {
  /// A page that other sites may frame, and that no search engine keeps.
  static func followPage(_ document: ByteBuffer) -> Response {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .vary: "Accept-Language",
      .contentSecurityPolicy: followPolicy.description,
    ]
    headers[.xRobotsTag] = "noindex, nofollow"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: document))
  }

  /// A picture for programs that preview a link, which no search engine keeps.
  static func followPicture(_ png: ByteBuffer) -> Response {
    var headers: HTTPFields = [.contentType: "image/png"]
    headers[.xRobotsTag] = "noindex, nofollow"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: png))
  }

  /// The page that says what is wrong; `nil` for a program, and for what people do not meet.
  fileprivate static func followPage(for error: APIError, _ request: Request) -> Response? {
    guard AcceptedTypes(request.headers[.accept] ?? "").preferPages,
      let page = FollowPage.page(for: error, preferring: request.languages)
    else { return nil }
    var response = followPage(ByteBuffer(bytes: page))
    response.status = error.status
    response.headers.append(contentsOf: error.headers)
    return response
  }

  private static let followPolicy: ContentSecurityPolicy = [
    .defaultSrc(.none), .scriptSrc(.self), .styleSrc(.self), .imgSrc("data:"), .connectSrc(.self),
    .baseURI(.none), .formAction(.none), .frameAncestors("*"),
  ]
}

extension FollowPage {
  /// So long a busy server is left alone.
  private static let busySeconds: Int64 = 30

  fileprivate static func page(for error: APIError, preferring languages: String) -> [UInt8]? {
    switch error {
    case .notFound(.link), .route(.malformedSecret): withoutLink(preferring: languages)
    case .linkOver: withoutGather(preferring: languages)
    case .throttled(let seconds):
      throttled(preferring: languages, retryAfterSeconds: seconds)
    default:
      error.status == .serviceUnavailable
        ? busy(preferring: languages, retryAfterSeconds: busySeconds) : nil
    }
  }
}
