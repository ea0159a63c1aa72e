import ChangeStore
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Wire

/// Responds to every request: calls its route, turns errors into responses, adds the security
/// headers and logs.
struct Responder: HTTPResponder {
  let routes: Routes
  let settings: ServerSettings
  private let proxyWarning: ProxyWarning

  init(routes: Routes, settings: ServerSettings) {
    self.routes = routes
    self.settings = settings
    proxyWarning = ProxyWarning(settings.trustedProxies)
  }

  func respond(to request: Request, context: Context) async -> Response {
    let start = ContinuousClock.now
    proxyWarning.consider(request, context)
    var response: Response
    do throws(APIError) {
      let logged = try await routes.respond(to: request, context)
      response = logged.response
      context.log(
        request, response.status, since: start, at: logged.logLevel, error: logged.error)
    } catch {
      response = Self.response(to: error)
      context.log(
        request, response.status, since: start, at: error.logLevel, error: "\(error)")
    }
    addSecurityHeaders(to: &response)
    // A response to HEAD ends after its headers (RFC 9112 §6.3): the client would read a body as
    // the next response on the connection.
    return request.method == .head ? response.createHeadResponse() : response
  }

  static func response(to error: APIError) -> Response {
    .error(error.reason, status: error.status, headers: error.headers, kind: error.kind)
  }

  private func addSecurityHeaders(to response: inout Response) {
    response.headers.append(contentsOf: Self.securityHeaders)
    if settings.isPublicURLSecure {
      response.headers[.strictTransportSecurity] = "max-age=31536000"
    }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    // The client's pages have a policy of their own; other responses may load and run nothing.
    if response.headers[.contentSecurityPolicy] == nil {
      response.headers[.contentSecurityPolicy] = Self.closedPolicy.description
    }
  }

  private static let closedPolicy: ContentSecurityPolicy = [
    .defaultSrc(.none), .frameAncestors(.none),
  ]

  private static let securityHeaders: HTTPFields = {
    var headers: HTTPFields = [.xContentTypeOptions: "nosniff"]
    headers[named: "Referrer-Policy"] = "no-referrer"
    headers[named: "Cross-Origin-Resource-Policy"] = "same-origin"
    return headers
  }()
}

extension Context {
  /// Logs a request without its query, headers and body, because they can contain secrets.
  fileprivate func log(
    _ request: Request,
    _ status: HTTPResponse.Status,
    since start: ContinuousClock.Instant,
    at level: Logger.Level,
    error: String?
  ) {
    logger.log(
      level: level,
      "\(request.method.rawValue) \(request.uri.path)",
      metadata: [
        "status": "\(status.code)",
        "duration": "\(start.duration(to: .now))",
        "error": "\(error ?? "none")",
      ])
  }
}
