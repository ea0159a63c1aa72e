import Wire

extension Route {
  /// The path with a name in place of each id and secret, as in the description of the API.
  var template: String {
    switch self {
    case .health, .ready, .openAPI, .address, .users, .login, .logout, .password, .sessions, .me,
      .unnamedAccount, .recovery, .recoveryCodes, .joinCodes, .joins, .joinPreview, .players,
      .gathers, .splits:
      path
    case .session: "/api/users/sessions/{session}"
    case .user: "/api/users/{user}"
    case .player: "/api/players/{player}"
    case .playerGathers: "/api/players/{player}/gathers"
    case .gather: "/api/gathers/{gather}"
    case .gatherPlayers: "/api/gathers/{gather}/players"
    case .gatherPlayer: "/api/gathers/{gather}/players/{player}"
    case .changes: "/api/squads/{squad}/changes"
    case .snapshot: "/api/squads/{squad}/snapshot"
    case .link(let purpose, _, let resource): resource.path(behind: "{secret}", for: purpose)
    }
  }
}
