import ChangeStore
import Domain
import Pages

/// The people at a page of a link who have one language, and so see the same.
struct Audience: Hashable, Sendable {
  let holder: LinkHolder
  let language: PageLanguage
  /// The page of the planned game; `nil` for the link's own page.
  var game: PlanPage?

  var subject: LinkSubject { holder.target.subject }
}
