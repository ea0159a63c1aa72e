import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Wire

extension Routes {
  /// Responds to a person who keeps the score of a gather by a link.
  ///
  /// They have no account: the secret in the address is all that they need. The app asks for the
  /// secret's squad when it is open, so that its page is the same for all secrets.
  func respondToScorekeeper(
    _ request: Request, _ context: Context, at route: Route
  ) async throws(APIError) -> Response {
    let asked = request.method == .head ? HTTPRequest.Method.get : request.method
    guard let method = HTTPMethod(rawValue: asked.rawValue), route.methods.contains(method)
    else { throw .methodNotAllowed(route.methods) }
    if case .score = route { return try scorePage(request) }
    let address = request.clientAddress(context, behind: settings.trustedProxies)
    try links.admit(address, at: environment.now())
    do throws(APIError) {
      return try await sync(request, method, at: route)
    } catch {
      if error == .notFound(.link) { links.countWrong(address, at: environment.now()) }
      throw error
    }
  }

  private func scorePage(_ request: Request) throws(APIError) -> Response {
    guard let page = site["/"] else { throw .route(.unknownPath) }
    var response = page.response(to: request)
    response.headers[.xRobotsTag] = "noindex, nofollow"
    return response
  }

  private func sync(
    _ request: Request, _ method: HTTPMethod, at route: Route
  ) async throws(APIError) -> Response {
    switch (method, route) {
    case (.get, .scoreChanges(let secret)):
      return try await readChanges(request, try await scorekeeper(with: secret))
    case (.post, .scoreChanges(let secret)):
      return try await deliverChanges(request, try await scorekeeper(with: secret))
    case (.get, .scoreSnapshot(let secret)):
      return try await readSnapshot(try await scorekeeper(with: secret))
    default: throw .methodNotAllowed(route.methods)
    }
  }

  private func scorekeeper(with secret: LinkSecret) async throws(APIError) -> LogReader {
    let link = ScoringLink(place: try await sharedGather(behind: secret), secret: secret)
    try await squads.withRoom(link.place.squad) { room throws(APIError) in
      try await room.check(link)
    }
    return .scorekeeper(link)
  }
}
