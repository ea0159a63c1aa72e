import ChangeStore
import Domain
import HTTPTypes
import Hummingbird
import Logging
import Picture
import Wire

/// Calls the function that responds to each request.
struct Routes: Sendable {
  let accounts: Accounts
  let squads: SquadRegistry
  let writes: WriteBudgets
  let epoch: Epoch.ID
  let links: LinkGate
  let replies: ReplyLimits
  let places: LinkPlaces
  let pictures: LinkPictures
  let site: Site
  let fallback: (any FallbackResponder)?
  let settings: ServerSettings
  let environment: ServerEnvironment
  let store: any Store
  let metrics: ServerMetrics
  let readiness: Readiness
  let insecurePages = InsecurePageWarning()

  func respond(
    to request: Request, _ context: Context, at target: Result<Route, RouteError>
  ) async throws(APIError) -> LoggedResponse {
    // The first one became the request's authority (RFC 9112 §3.2).
    guard request.headers[.furtherHost] == nil else { throw .severalHosts }
    guard target.isForHealth || request.head.authority?.isEmpty == false else { throw .noHost }
    let route: Route
    do throws(RouteError) {
      route = try target.get()
    } catch RouteError.malformedSecret {
      return refuse(.route(.malformedSecret), request, context)
    } catch {
      return try await respond(to: request, besideTheAPI: error)
    }
    if case .link(let purpose, let secret, let resource) = route {
      return await respond(to: request, context, for: purpose, secret, resource)
    }
    return LoggedResponse(try await response(to: request, context, at: route))
  }

  private func response(
    to request: Request, _ context: Context, at route: Route
  ) async throws(APIError) -> Response {
    let method = try method(of: request, at: route)
    switch (method, route) {
    case (.get, .health): return try await health()
    case (.get, .ready):
      try readiness.check()
      return try await health()
    case (.get, .openAPI): return openAPI()
    case (.get, .address): return address(request, context)
    case (.post, .users): return try await register(request, context)
    case (.post, .login): return try await logIn(request, context)
    case (.delete, .users): return try await deleteAccount(request, context)
    case (.post, .unnamedAccount): return try await enterUnnamed(request, context)
    case (.post, .recovery): return try await recover(request, context)
    case (.post, .joins): return try await join(request, context)
    case (.post, .joinPreview): return try await previewJoin(request, context)
    default:
      let caller = try await caller(of: request, context)
      let response = try await response(to: request, context, method, route, caller: caller)
      return await renewing(caller, in: response, to: request)
    }
  }

  /// Renews the token of an account without a name, which lives on from each use, and its cookie.
  private func renewing(
    _ caller: Caller, in response: Response, to request: Request
  ) async -> Response {
    // A response that sets cookies itself ended the session, or gave it another token.
    guard response.headers[.setCookie] == nil, await accounts.renewIfDue(caller) else {
      return response
    }
    guard Authorization.bearer(request) == nil else { return response }
    var response = response
    setToken(caller.token, isNamed: false, in: &response)
    return response
  }

  /// Responds at the routes that require a logged-in user.
  private func response(
    to request: Request, _ context: Context, _ method: HTTPMethod, _ route: Route,
    caller: Caller
  ) async throws(APIError) -> Response {
    switch (method, route) {
    case (.post, .logout): try await logOut(caller)
    case (.get, .users): try await listUsers(caller)
    case (.get, .user(let id)): try await showUser(id, caller)
    case (.put, .password): try await changePassword(request, context, caller)
    case (.get, .me): try await showAccount(caller)
    case (.put, .me): try await nameAccount(request, context, caller)
    case (.delete, .unnamedAccount): try await deleteUnnamedAccount(caller)
    case (.post, .recoveryCodes): try await makeRecoveryCode(caller)
    case (.post, .joinCodes): try await makeJoinCode(caller)
    case (.get, .sessions): try await listSessions(caller)
    case (.delete, .sessions): try await endOtherSessions(caller)
    case (.delete, .session(let id)): try await endSession(id, caller)
    case (.get, .players): try await listPlayers(caller)
    case (.post, .players): try await addPlayer(request, caller)
    case (.put, .player(let number)): try await replacePlayer(number, request, caller)
    case (.delete, .player(let number)): try await removePlayer(number, caller)
    case (.get, .playerGathers(let number)): try await listGathers(of: number, caller)
    case (.get, .season): try await showSeason(request, caller)
    case (.get, .gathers): try await listGathers(caller)
    case (.post, .gathers): try await startGather(request, caller)
    case (.put, .gather(let id)): try await endGather(id, request, caller)
    case (.delete, .gather(let id)): try await deleteGather(id, caller)
    case (.get, .gatherPlayers(let id)): try await listPlayers(of: id, caller)
    case (.post, .gatherPlayer(let id, let number)):
      try await assign(number, to: id, request, caller)
    case (.post, .splits): try await split(request, caller)
    case (.get, .changes(let squad)):
      try await readChanges(request, context, try caller.reader(of: squad))
    case (.post, .changes(let squad)):
      try await deliverChanges(request, try caller.reader(of: squad))
    case (.get, .snapshot(let squad)):
      try await readSnapshot(request, try caller.reader(of: squad))
    default: throw .methodNotAllowed(route.methods)
    }
  }
}

extension Routes {
  /// The method of a request, which the route must accept.
  func method(of request: Request, at route: Route) throws(APIError) -> HTTPMethod {
    // HEAD gets the response to GET, and `Responder` leaves out the body.
    let asked = request.method == .head ? HTTPRequest.Method.get : request.method
    guard let method = HTTPMethod(rawValue: asked.rawValue), route.methods.contains(method)
    else { throw .methodNotAllowed(route.methods) }
    return method
  }

  func caller(of request: Request, _ context: Context) async throws(APIError) -> Caller {
    let token: String
    if let bearer = Authorization.bearer(request) {
      token = bearer
    } else if let cookie = Authorization.cookie(request) {
      // Browsers attach cookies on their own, so refuse cross-site requests (CSRF).
      try refuseOtherSites(request)
      token = cookie
    } else {
      throw .notLoggedIn
    }
    let stored = try await accounts.authenticate(token: token)
    context.account.id = stored.account
    return Caller(stored: stored, token: token)
  }

  private func health() async throws(APIError) -> Response {
    do throws(StorageError) {
      try await store.checkAccess()
    } catch {
      throw .storage(error)
    }
    return .json(JSONWriter.write { $0.object { $0.string("status", "ok") } })
  }

  private func address(_ request: Request, _ context: Context) -> Response {
    insecurePages.consider(request, context, settings)
    return .json(AddressResponse(url: settings.publicOrigin).json)
  }

  private func openAPI() -> Response {
    Response(
      status: .ok,
      headers: [.contentType: "application/yaml", .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: PackageResources.openapi_yaml)))
  }
}

extension Result<Route, RouteError> {
  /// Whether a load balancer asks, which may do so with HTTP/1.0, which knows no hosts.
  fileprivate var isForHealth: Bool {
    switch self {
    case .success(.health), .success(.ready): true
    default: false
    }
  }
}
