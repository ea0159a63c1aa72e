import ChangeStore
import Domain

/// A person without an account who has the secret of a link, which is all that they need.
struct LinkHolder: Hashable, Sendable {
  let target: LinkTarget
  let purpose: Link.Purpose
  let secret: LinkSecret

  /// How much of the squad they see and change.
  var scope: Scope { .link(target.subject, purpose) }
}

extension Squad {
  /// What has become of a holder's link; it counts as off when the squad has none with their secret.
  func state(of holder: LinkHolder, at now: Instant) -> LinkState {
    let link = links(to: holder.target.subject).first { $0.id == holder.target.link }
    guard let link, link.secret == holder.secret, link.purpose == holder.purpose else {
      return .off
    }
    return state(of: link, to: holder.target.subject, at: now)
  }

  /// How much of the squad a holder changes, which for someone's own link to answer is what they do themselves.
  func scope(of holder: LinkHolder) -> Scope {
    guard holder.target.subject == .plans,
      let person = plans.replies.owner(of: holder.target.link)
    else { return holder.scope }
    return .ownReplies(person)
  }

  /// Checks that a holder's link works.
  /// - Throws: `APIError` when it does not, or no longer.
  func check(_ holder: LinkHolder, at now: Instant) throws(APIError) {
    switch state(of: holder, at: now) {
    case .works: return
    case .over: throw .linkOver(holder.purpose)
    case .waits, .off: throw .notFound(.link)
    }
  }
}
