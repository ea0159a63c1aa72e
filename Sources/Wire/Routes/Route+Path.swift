import Domain

extension Route {
  /// The URL path of the route, such as `/api/players/7`.
  public var path: String {
    let (template, values) = place
    let pieces = template.parts(separatedBy: "{")
    var path = pieces[0]
    for (piece, value) in zip(pieces.dropFirst(), values) {
      path += value + (piece.parts(separatedBy: "}").last ?? "")
    }
    return path
  }

  /// The path with a name in place of each value, as in the description of the API:
  /// `/api/players/{player}`.
  public var template: String { place.template }

  /// Where the route is: the template of its path, and the values in it.
  private var place: (template: String, values: [String]) {
    switch self {
    case .health: ("/health", [])
    case .ready: ("/ready", [])
    case .openAPI: ("/openapi.yaml", [])
    case .address: ("/api/address", [])
    case .users: ("/api/users", [])
    case .login: ("/api/users/login", [])
    case .logout: ("/api/users/logout", [])
    case .password: ("/api/users/password", [])
    case .sessions: ("/api/users/sessions", [])
    case .session(let id): ("/api/users/sessions/{session}", [id.uuidString])
    case .me: ("/api/users/me", [])
    case .user(let id): ("/api/users/{user}", [id.uuidString])
    case .unnamedAccount: ("/api/accounts/unnamed", [])
    case .recovery: ("/api/accounts/recover", [])
    case .recoveryCodes: ("/api/recovery-codes", [])
    case .joinCodes: ("/api/join-codes", [])
    case .joins: ("/api/joins", [])
    case .joinPreview: ("/api/joins/preview", [])
    case .players: ("/api/players", [])
    case .player(let number): ("/api/players/{player}", [String(number)])
    case .playerGathers(let number): ("/api/players/{player}/gathers", [String(number)])
    case .gathers: ("/api/gathers", [])
    case .gather(let id): ("/api/gathers/{gather}", [id.uuidString])
    case .gatherPlayers(let id): ("/api/gathers/{gather}/players", [id.uuidString])
    case .gatherPlayer(let id, let number):
      ("/api/gathers/{gather}/players/{player}", [id.uuidString, String(number)])
    case .season: ("/api/season", [])
    case .splits: ("/api/splits", [])
    case .changes(let id): ("/api/squads/{squad}/changes", [id.uuidString])
    case .snapshot(let id): ("/api/squads/{squad}/snapshot", [id.uuidString])
    case .link(let purpose, let secret, let resource):
      resource.place(behind: secret, for: purpose)
    }
  }
}
