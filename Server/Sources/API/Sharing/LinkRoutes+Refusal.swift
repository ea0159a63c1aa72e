import Domain
import HTTPTypes
import Hummingbird
import NIOCore
import Pages
import Wire

extension Routes {
  /// Says why a link shows nothing: on a page for a browser, else as JSON.
  ///
  /// A form that could not be taken is on that page, to be sent once more or to be copied.
  func refuse(
    _ cause: APIError, _ request: Request, _ context: Context, unsent: UnsentForm? = nil
  ) -> LoggedResponse {
    metrics.count(cause)
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    let error = links.count(cause, from: address, at: environment.now())
    var response =
      Response.linkPage(for: error, request, unsent: unsent) ?? Responder.response(to: error)
    if request.uri.path.hasSuffix(".json") { response.headers.allowOtherSites() }
    return LoggedResponse(response, logLevel: error.logLevel, error: "\(error)")
  }
}

extension Response {
  /// A page that other sites may frame, and that no search engine keeps.
  static func linkPage(_ document: ByteBuffer) -> Response {
    var headers: HTTPFields = [
      .contentType: "text/html; charset=utf-8", .vary: Request.languageFields,
      .contentSecurityPolicy: linkPolicy.description,
    ]
    headers.refuseSearchEngines()
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: document))
  }

  /// The page that says what is wrong; `nil` for a program, and for what people do not meet.
  fileprivate static func linkPage(
    for error: APIError, _ request: Request, unsent: UnsentForm?
  ) -> Response? {
    guard AcceptedTypes(request.headers[.accept] ?? "").preferPages,
      let page = RefusalPage(error)
    else { return nil }
    let document = ByteBuffer(bytes: page.document(in: request.pageLanguage, unsent: unsent))
    var response = unsent == nil ? linkPage(document) : replyPage(document)
    response.status = error.status
    response.headers.append(contentsOf: error.headers)
    return response
  }

  private static let linkPolicy: ContentSecurityPolicy = [
    .defaultSrc(.none), .scriptSrc(.self), .styleSrc(.self), .imgSrc(.self), .connectSrc(.self),
    .baseURI(.none), .formAction(.none), .frameAncestors("*"),
  ]
}

extension RefusalPage {
  /// So long a busy server is left alone.
  private static let busySeconds: Int64 = 30

  /// `nil` for an error that people do not meet.
  fileprivate init?(_ error: APIError) {
    switch error {
    case .notFound(.link), .route(.malformedSecret): self = .off
    case .linkOver(.table): self = .tableOver
    case .linkOver: self = .gatherOver
    case .throttled(let seconds): self = .throttled(retryAfterSeconds: seconds)
    default:
      guard error.status == .serviceUnavailable else { return nil }
      self = .busy(retryAfterSeconds: Self.busySeconds)
    }
  }
}
