public import Domain

/// Every path of the API, once: the server parses requests with it, clients print URLs with it.
///
/// ```swift
/// let path = Route.player(7).path  // "/api/players/7"
/// let route = try Route(path: path)  // .player(7)
/// let methods = route.methods  // [.put, .delete]
/// ```
public enum Route: Hashable, Sendable {
  /// The health check.
  case health
  /// The OpenAPI description of this API.
  case openAPI
  /// The accounts that the caller may see, which is only their own.
  case users
  /// Logging in: exchanges a password for a token.
  case login
  /// Logging out: revokes the token.
  case logout
  /// The caller's password.
  case password
  /// The caller's sessions, one for each login that has not ended.
  case sessions
  /// One of the caller's sessions, by id.
  case session(Session.ID)
  /// One account, by id.
  case user(Account.ID)
  /// The caller's players.
  case players
  /// One of the caller's players, by number.
  case player(Int)
  /// The gathers in which a player takes part, by the player's number.
  case playerGathers(Int)
  /// The caller's gathers.
  case gathers
  /// One of the caller's gathers, by id.
  case gather(Gather.ID)
  /// The players of a gather.
  case gatherPlayers(Gather.ID)
  /// A player's team in a gather, by the gather's id and the player's number.
  case gatherPlayer(Gather.ID, Int)
  /// A squad's log of changes: the sync requests and the live stream.
  case changes(Squad.ID)
  /// A snapshot of a squad's current state.
  case snapshot(Squad.ID)
  /// The page on which people follow a gather by a link.
  case follow(LinkSecret)
  /// The live stream of that page.
  case followEvents(LinkSecret)
  /// What that page shows, as JSON.
  case followData(LinkSecret)
  /// The app for people who keep the score of a gather by a link.
  case score(LinkSecret)
  /// What a scoring link shows of its squad's log: the sync requests and the live stream.
  case scoreChanges(LinkSecret)
  /// A snapshot of what a scoring link shows.
  case scoreSnapshot(LinkSecret)
}

/// Why a path leads nowhere.
public enum RouteError: Error, Hashable, Sendable {
  /// No route has this path.
  case unknownPath
  /// The path contains something else where a number or a UUID is expected.
  case malformedID
  /// The path is that of a link, and the secret in it is not one.
  case malformedSecret
}

extension Route {
  /// The methods that the route accepts.
  public var methods: [HTTPMethod] {
    switch self {
    case .health, .openAPI, .user, .playerGathers, .gatherPlayers, .snapshot, .follow,
      .followEvents, .followData, .score, .scoreSnapshot:
      [.get]
    case .users: [.get, .post, .delete]
    case .login, .logout, .gatherPlayer: [.post]
    case .players, .gathers, .changes, .scoreChanges: [.get, .post]
    case .player, .gather: [.put, .delete]
    case .sessions: [.get, .delete]
    case .session: [.delete]
    case .password: [.put]
    }
  }

  /// The URL path of the route, such as `/api/players/7`.
  public var path: String {
    switch self {
    case .health: "/health"
    case .openAPI: "/openapi.yaml"
    case .users: "/api/users"
    case .login: "/api/users/login"
    case .logout: "/api/users/logout"
    case .password: "/api/users/password"
    case .sessions: "/api/users/sessions"
    case .session(let id): "/api/users/sessions/\(id.uuidString)"
    case .user(let id): "/api/users/\(id.uuidString)"
    case .players: "/api/players"
    case .player(let number): "/api/players/\(number)"
    case .playerGathers(let number): "/api/players/\(number)/gathers"
    case .gathers: "/api/gathers"
    case .gather(let id): "/api/gathers/\(id.uuidString)"
    case .gatherPlayers(let id): "/api/gathers/\(id.uuidString)/players"
    case .gatherPlayer(let id, let number): "/api/gathers/\(id.uuidString)/players/\(number)"
    case .changes(let id): "/api/squads/\(id.uuidString)/changes"
    case .snapshot(let id): "/api/squads/\(id.uuidString)/snapshot"
    case .follow(let secret): "/follow/\(secret.text)"
    case .followEvents(let secret): "/follow/\(secret.text)/events"
    case .followData(let secret): "/follow/\(secret.text).json"
    case .score(let secret): "/score/\(secret.text)"
    case .scoreChanges(let secret): "/score/\(secret.text)/changes"
    case .scoreSnapshot(let secret): "/score/\(secret.text)/snapshot"
    }
  }

  /// Parses a URL path, ignoring a slash at its end.
  /// - Throws: `RouteError` when no route matches.
  public init(path: String) throws(RouteError) {
    var segments = path.parts(separatedBy: "/").map { Segment(text: $0) }
    guard segments.first?.text.isEmpty == true else { throw .unknownPath }
    segments.removeFirst()
    if segments.last?.text.isEmpty == true { segments.removeLast() }
    self = try Self.match(segments)
  }

  private static func match(_ segments: [Segment]) throws(RouteError) -> Route {
    guard let first = segments.first else { throw .unknownPath }
    if segments.count == 1 {
      if first.is("health") { return .health }
      if first.is("openapi.yaml") { return .openAPI }
    }
    if first.is("follow"), segments.count > 1 { return try matchFollow(segments[1...]) }
    if first.is("score"), segments.count > 1 { return try matchScore(segments[1...]) }
    guard first.is("api"), segments.count > 1 else { throw .unknownPath }
    let rest = segments[2...]
    if segments[1].is("users") { return try matchUsers(rest) }
    if segments[1].is("players") { return try matchPlayers(rest) }
    if segments[1].is("gathers") { return try matchGathers(rest) }
    if segments[1].is("squads") { return try matchSquads(rest) }
    throw .unknownPath
  }

  private static func matchFollow(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { throw .unknownPath }
    if rest.count == 2, last.is("events") { return .followEvents(try first.secret()) }
    guard rest.count == 1 else { throw .unknownPath }
    if let name = first.name(before: ".json") { return .followData(try name.secret()) }
    return .follow(try first.secret())
  }

  private static func matchScore(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { throw .unknownPath }
    if rest.count == 1 { return .score(try first.secret()) }
    guard rest.count == 2 else { throw .unknownPath }
    if last.is("changes") { return .scoreChanges(try first.secret()) }
    if last.is("snapshot") { return .scoreSnapshot(try first.secret()) }
    throw .unknownPath
  }

  private static func matchUsers(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { return .users }
    if rest.count == 2, first.is("sessions") { return .session(try last.id()) }
    guard rest.count == 1 else { throw .unknownPath }
    if first.is("login") { return .login }
    if first.is("logout") { return .logout }
    if first.is("password") { return .password }
    if first.is("sessions") { return .sessions }
    return .user(try first.id())
  }

  private static func matchPlayers(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { return .players }
    if rest.count == 1 { return .player(try first.number()) }
    guard rest.count == 2, last.is("gathers") else { throw .unknownPath }
    return .playerGathers(try first.number())
  }

  private static func matchGathers(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard let first = rest.first, let last = rest.last else { return .gathers }
    if rest.count == 1 { return .gather(try first.id()) }
    guard rest.count <= 3, rest[rest.startIndex + 1].is("players") else { throw .unknownPath }
    if rest.count == 2 { return .gatherPlayers(try first.id()) }
    return .gatherPlayer(try first.id(), try last.number())
  }

  private static func matchSquads(_ rest: ArraySlice<Segment>) throws(RouteError) -> Route {
    guard rest.count == 2, let first = rest.first, let last = rest.last else { throw .unknownPath }
    if last.is("changes") { return .changes(try first.id()) }
    if last.is("snapshot") { return .snapshot(try first.id()) }
    throw .unknownPath
  }
}

/// The text between two slashes of a path.
private struct Segment {
  let text: String

  func `is`(_ word: StaticString) -> Bool {
    text.isEqualByBytes(to: word)
  }

  func id<Subject>() throws(RouteError) -> Identifier<Subject> {
    guard let id = Identifier<Subject>(uuidString: text) else { throw .malformedID }
    return id
  }

  func secret() throws(RouteError) -> LinkSecret {
    guard let secret = LinkSecret(text: text) else { throw .malformedSecret }
    return secret
  }

  /// The part before an ending; `nil` when the segment ends otherwise.
  func name(before ending: StaticString) -> Segment? {
    let (bytes, tail) = (text.bytes, ending.description.bytes)
    guard bytes.count > tail.count, bytes.suffix(tail.count).elementsEqual(tail) else { return nil }
    return Segment(text: String(bytes: bytes.dropLast(tail.count)))
  }

  func number() throws(RouteError) -> Int {
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), let number = Int(text) else {
      throw .malformedID
    }
    return number
  }
}
