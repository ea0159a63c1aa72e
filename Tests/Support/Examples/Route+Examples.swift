public import Domain
public import Wire

extension Route {
  /// One example of each route, with ids that a test can choose.
  public static func examples(
    user: Account.ID = .fixed(1), session: Session.ID = .fixed(1), player: Int = 1,
    gather: Gather.ID = .fixed(1), squad: Squad.ID = .fixed(1)
  ) -> [Route] {
    // A new case does not compile until it is added here.
    func next(after route: Route) -> Route? {
      switch route {
      case .health: .ready
      case .ready: .openAPI
      case .openAPI: .address
      case .address: .users
      case .users: .login
      case .login: .logout
      case .logout: .password
      case .password: .sessions
      case .sessions: .session(session)
      case .session: .me
      case .me: .user(user)
      case .user: .unnamedAccount
      case .unnamedAccount: .recovery
      case .recovery: .recoveryCodes
      case .recoveryCodes: .joinCodes
      case .joinCodes: .joins
      case .joins: .joinPreview
      case .joinPreview: .players
      case .players: .player(player)
      case .player: .playerGathers(player)
      case .playerGathers: .gathers
      case .gathers: .gather(gather)
      case .gather: .gatherPlayers(gather)
      case .gatherPlayers: .gatherPlayer(gather, player)
      case .gatherPlayer: .season
      case .season: .splits
      case .splits: .changes(squad)
      case .changes: .snapshot(squad)
      case .snapshot, .link: nil
      }
    }
    return Array(sequence(first: .health, next: next)) + linkExamples
  }

  /// Each resource of each kind of link.
  private static var linkExamples: [Route] {
    Link.Purpose.allCases.flatMap { purpose in
      (purpose.resources + purpose.resources(of: PlanPage(.thursday))).map {
        Route.link(purpose, secret(for: purpose), $0)
      }
    }
  }

  private static func secret(for purpose: Link.Purpose) -> LinkSecret {
    switch purpose {
    case .follow: Link.toFollow.secret
    case .score: Link.toScore.secret
    case .reply: LinkSecret(high: 5, low: 6)
    case .table: Link.toTable.secret
    }
  }
}
