import Domain
import ServerTestSupport
import TestSupport
import Wire

extension Route {
  /// One example of each route, with ids that a test can choose.
  static func examples(
    user: Account.ID = .fixed(1), player: Int = 1, gather: Gather.ID = .fixed(1),
    squad: Squad.ID = .fixed(1)
  ) -> [Route] {
    // A new case does not compile until it is added here.
    func next(after route: Route) -> Route? {
      switch route {
      case .health: .ready
      case .ready: .openAPI
      case .openAPI: .users
      case .users: .login
      case .login: .logout
      case .logout: .password
      case .password: .sessions
      case .sessions: .session(.fixed(1))
      case .session: .user(user)
      case .user: .players
      case .players: .player(player)
      case .player: .playerGathers(player)
      case .playerGathers: .gathers
      case .gathers: .gather(gather)
      case .gather: .gatherPlayers(gather)
      case .gatherPlayers: .gatherPlayer(gather, player)
      case .gatherPlayer: .splits
      case .splits: .changes(squad)
      case .changes: .snapshot(squad)
      case .snapshot: .follow(GatherLink.toFollow.secret)
      case .follow: .followEvents(GatherLink.toFollow.secret)
      case .followEvents: .followData(GatherLink.toFollow.secret)
      case .followData: .followPicture(GatherLink.toFollow.secret)
      case .followPicture: .score(GatherLink.toScore.secret)
      case .score: .scoreChanges(GatherLink.toScore.secret)
      case .scoreChanges: .scoreSnapshot(GatherLink.toScore.secret)
      case .scoreSnapshot: nil
      }
    }
    return Array(sequence(first: .health, next: next))
  }

  /// Whether a request without a token is allowed.
  func isOpen(to method: HTTPMethod) -> Bool {
    switch (self, method) {
    case (.health, _), (.ready, _), (.openAPI, _), (.login, _), (.users, .post), (.follow, _),
      (.followEvents, _), (.followData, _), (.followPicture, _), (.score, _), (.scoreChanges, _),
      (.scoreSnapshot, _):
      true
    default: false
    }
  }
}

/// A route with one of its methods.
struct Endpoint: Sendable, CustomStringConvertible {
  let method: HTTPMethod
  let route: Route

  var description: String { "\(method.rawValue) \(route.path)" }

  /// A valid body for the endpoint; `nil` when it takes none.
  var body: String? {
    switch (method, route) {
    case (.post, .users): #"{"username":"Zoë","password":"a long secret"}"#
    case (.post, .players), (.put, .player): #"{"name":"John"}"#
    case (.put, .password):
      #"{"currentPassword":"a long secret","newPassword":"a long secret"}"#
    case (.put, .gather): #"{"score":"2-1"}"#
    case (.post, .gatherPlayer): #"{"team":"Team A"}"#
    case (.post, .splits): #"{"players":[{"id":"1","level":5.4},{"id":"2","level":3}]}"#
    case (.post, .changes), (.post, .scoreChanges): #"{"changes":[]}"#
    default: nil
    }
  }

  static func all(_ routes: [Route] = Route.examples()) -> [Endpoint] {
    routes.flatMap { route in route.methods.map { Endpoint(method: $0, route: route) } }
  }
}

extension RequestSender {
  func send(_ endpoint: Endpoint) async throws -> TestResponse {
    try await send(endpoint.method.rawValue, endpoint.route.path, endpoint.body)
  }
}
