import ChangeStore
import Domain
import Pages

/// The people at a link who have one language, and so see the same page.
struct Audience: Hashable, Sendable {
  let holder: LinkHolder
  let language: PageLanguage

  var subject: LinkSubject { holder.target.subject }
}
