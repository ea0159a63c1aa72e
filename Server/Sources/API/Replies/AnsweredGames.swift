import Domain
import Pages

/// The planned games as all see them who have a link to answer, without what concerns one visitor.
struct AnsweredGames: LinkView {
  private let page: ReplyPage

  /// Creates a view.
  /// - Parameters:
  ///   - seen: What the link shows of the squad.
  ///   - audience: Whose language the texts are in, and which day the page is about.
  ///   - now: The time.
  init(_ seen: Squad, _ audience: Audience, at now: Instant) {
    page = ReplyPage(
      seen, seen.plans.shownGames(on: audience.day, at: now), in: audience.language, now: now)
  }

  var content: [UInt8] { page.news }

  var changesAt: Instant? { page.changesAt }
}
