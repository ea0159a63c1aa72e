import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Wire

/// Responds to every request: calls its route, turns errors into responses, adds the security
/// headers and logs.
final class Responder: HTTPResponder {
  private let eras: Eras
  let settings: ServerSettings
  private let proxyWarning: ProxyWarning
  private let addressWarning: PublicAddressWarning
  private let addresses: AddressPseudonyms

  init(eras: Eras, settings: ServerSettings, environment: ServerEnvironment) {
    self.eras = eras
    self.settings = settings
    proxyWarning = ProxyWarning(settings.trustedProxies)
    addressWarning = PublicAddressWarning(settings)
    addresses = AddressPseudonyms(key: environment.randomBytes(32))
  }

  // NB: A task keeps the memory of its largest frames as long as its connection lasts. For thousands
  // of pages that follow that is too much, so what leads to their streams has a task of its own.
  func respond(to request: Request, context: Context) async -> Response {
    guard request.uri.path.hasSuffix("/events") else { return await answer(request, context) }
    return await Task { await answer(request, context) }.value
  }

  @inline(never)
  private func answer(_ request: Request, _ context: Context) async -> Response {
    let start = ContinuousClock.now
    let target = Result { () throws(RouteError) in try Route(path: request.uri.path) }
    let route = try? target.get()
    let routes = eras.current.routes
    proxyWarning.consider(request, context)
    addressWarning.consider(request, context)
    var response: Response
    do throws(APIError) {
      let logged = try await routes.respond(to: request, context, at: target)
      response = logged.response
      log(request, context, route, response.status, since: start, logged.logLevel, logged.error)
    } catch {
      routes.metrics.count(error)
      response = Self.response(to: error)
      log(request, context, route, response.status, since: start, error.logLevel, error.logText)
    }
    routes.metrics.requests.record(
      request.method, route, response.status, in: start.duration(to: .now))
    addSecurityHeaders(to: &response)
    if let id = context.requestID {
      response.headers.append(HTTPField(name: .xRequestID, value: id))
    }
    // A response to HEAD ends after its headers (RFC 9112 §6.3): the client would read a body as
    // the next response on the connection.
    return request.method == .head ? response.createHeadResponse() : response
  }

  static func response(to error: APIError) -> Response {
    .error(
      error.reason, status: error.status, headers: error.headers, kind: error.kind?.rawValue,
      username: error.username?.text)
  }

  private func addSecurityHeaders(to response: inout Response) {
    // An array that grows by itself takes twice the memory, also of a stream that lasts.
    response.headers.reserveCapacity(response.headers.count + 8)
    response.headers.append(contentsOf: Self.securityHeaders)
    if settings.isPublicURLSecure { response.headers.append(Self.onlyByHTTPS) }
    if !response.headers.contains(.cacheControl) { response.headers.append(Self.notStored) }
    // The client's pages have a policy of their own; other responses may load and run nothing.
    if !response.headers.contains(.contentSecurityPolicy) {
      response.headers.append(Self.closedPolicy)
    }
  }

  private static let securityHeaders = [
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    HTTPField(name: .referrerPolicy, value: "no-referrer"),
    HTTPField(name: .crossOriginResourcePolicy, value: "same-origin"),
  ]
  private static let onlyByHTTPS = HTTPField(
    name: .strictTransportSecurity, value: "max-age=31536000")
  private static let notStored = HTTPField(name: .cacheControl, value: "no-store")
  private static let closedPolicy = HTTPField(
    name: .contentSecurityPolicy,
    value: ([.defaultSrc(.none), .frameAncestors(.none)] as ContentSecurityPolicy).description)
}

extension Responder {
  /// Logs a request without its query, headers, body and address, because they can contain secrets.
  ///
  /// What happened to an account or a session is logged at info at least.
  private func log(
    _ request: Request,
    _ context: Context,
    _ route: Route?,
    _ status: HTTPResponse.Status,
    since start: ContinuousClock.Instant,
    _ level: Logger.Level,
    _ error: String?
  ) {
    let event = SecurityEvent(request.method, route, status)
    context.logger.log(
      level: event == nil ? level : max(level, .info),
      "\(request.method.rawValue) \(LoggedPath(request.uri.path))",
      metadata: [
        "account": "\(context.account.id?.uuidString ?? "none")",
        "address": "\(pseudonym(of: request, context))",
        "duration": "\(start.duration(to: .now))",
        "error": "\(error ?? "none")",
        "event": "\(event?.rawValue ?? "none")",
        "status": "\(status.code)",
      ])
  }

  private func pseudonym(of request: Request, _ context: Context) -> String {
    addresses.name(of: request.clientAddress(context, behind: settings.trustedProxies))
  }
}
