import ChangeStore
import Domain
import Pages

/// The people at a page of a link who have one language, and so see the same.
struct Audience: Hashable, Sendable {
  let holder: LinkHolder
  let language: PageLanguage
  /// The day of the planned games that the page is about; `nil` for the link's own page.
  var day: CivilDay?

  var subject: LinkSubject { holder.target.subject }
}
