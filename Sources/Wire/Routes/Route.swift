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
  /// Whether the server takes more requests, for load balancers.
  case ready
  /// The OpenAPI description of this API.
  case openAPI
  /// Where browsers reach the server by https; asked by pages that were opened without it.
  case address
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
  /// The caller's own account: what it is, and giving it a name.
  case me
  /// One account, by id.
  case user(Account.ID)
  /// The account without a name of a device: making it, getting back into it and deleting it.
  case unnamedAccount
  /// Getting into an account with its recovery code.
  case recovery
  /// The recovery code of the caller's account.
  case recoveryCodes
  /// Codes by which other devices join the caller's account.
  case joinCodes
  /// Joining an account with a code of another device.
  case joins
  /// Where a code of another device leads, without joining.
  case joinPreview
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
  /// What the results of the caller's squad tell.
  case season
  /// Fair teams for the players that a request describes.
  case splits
  /// A squad's log of changes: the sync requests and the live stream.
  case changes(Squad.ID)
  /// A snapshot of a squad's current state.
  case snapshot(Squad.ID)
  /// A resource that people without an account reach by a link with a secret.
  ///
  /// It is one of those that links for the purpose have: `Link.Purpose.resources`.
  case link(Link.Purpose, LinkSecret, LinkResource)
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
    case .health, .ready, .openAPI, .address, .user, .playerGathers, .gatherPlayers, .season,
      .snapshot:
      [.get]
    case .users: [.get, .post, .delete]
    case .login, .logout, .gatherPlayer, .splits, .recovery, .recoveryCodes, .joinCodes, .joins,
      .joinPreview:
      [.post]
    case .players, .gathers, .changes: [.get, .post]
    case .player, .gather: [.put, .delete]
    case .sessions: [.get, .delete]
    case .session: [.delete]
    case .password: [.put]
    case .me: [.get, .put]
    case .unnamedAccount: [.post, .delete]
    case .link(let purpose, _, let resource): resource.methods(for: purpose)
    }
  }
}
