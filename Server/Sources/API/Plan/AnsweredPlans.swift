import Domain
import Pages
import Wire

/// The planned games as all see them who have a link to answer, without what concerns one visitor.
struct AnsweredPlans: LinkView {
  private let page: ReplyPage

  /// Creates a view.
  /// - Parameters:
  ///   - squad: The squad.
  ///   - audience: What their link shows of it, in which language, and which game the page is about.
  ///   - now: The time.
  init(_ squad: Squad, _ audience: Audience, at now: Instant) {
    let seen = audience.holder.scope.view(of: squad)
    let games = seen.plans.shownGames(on: audience.game, at: now)
    page = ReplyPage(
      seen, games, match: games.first.flatMap { squad.pathToFollow($0, at: now) },
      in: audience.language, now: now)
  }

  var content: [UInt8] { page.news }

  var changesAt: Instant? { page.changesAt }
}

extension Squad {
  /// The path of the page on which people follow the match that a planned game became; `nil` when there is none.
  func pathToFollow(_ game: PlannedGame, at now: Instant) -> String? {
    linkToFollow(game, at: now).map { Route.link(.follow, $0.secret, .page).path }
  }
}
