import ChangeStore
import Domain

/// The people at a link who have one language, and so see the same page.
struct Audience: Hashable, Sendable {
  let holder: LinkHolder
  /// The visitors' languages, as `FollowPage` names the one that it has for them.
  let language: String

  var subject: LinkSubject { holder.target.subject }
}
