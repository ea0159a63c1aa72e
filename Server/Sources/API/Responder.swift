import ChangeStore
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Wire

/// Answers every request: finds the route, lets it answer, turns problems into answers, adds the
/// security headers and writes the log.
struct Responder: HTTPResponder {
  let routes: Routes
  let settings: ServerSettings

  func respond(to request: Request, context: Context) async -> Response {
    let start = ContinuousClock.now
    var response: Response
    do throws(APIError) {
      let answer = try await routes.answer(request, context)
      response = answer.response
      context.log(
        request, response.status, since: start, at: answer.logLevel, problem: answer.problem)
    } catch {
      response = Self.response(to: error)
      context.log(
        request, response.status, since: start, at: error.logLevel, problem: "\(error)")
    }
    addSecurityHeaders(to: &response)
    // With a body, the next answer on the connection would begin in the wrong place (RFC 9112 §6.3).
    return request.method == .head ? response.createHeadResponse() : response
  }

  static func response(to problem: APIError) -> Response {
    .problem(problem.reason, status: problem.status, headers: problem.headers)
  }

  private func addSecurityHeaders(to response: inout Response) {
    response.headers.append(contentsOf: Self.securityHeaders)
    if settings.isPublicURLSecure {
      response.headers[.strictTransportSecurity] = "max-age=31536000"
    }
    if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
    // The client's pages say what they may do, what the API answers may do nothing at all.
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
  /// Logs a request without its query, headers and body: secrets live there.
  fileprivate func log(
    _ request: Request,
    _ status: HTTPResponse.Status,
    since start: ContinuousClock.Instant,
    at level: Logger.Level,
    problem: String?
  ) {
    logger.log(
      level: level,
      "\(request.method.rawValue) \(request.uri.path)",
      metadata: [
        "status": "\(status.code)",
        "duration": "\(start.duration(to: .now))",
        "problem": "\(problem ?? "none")",
      ])
  }
}
