import ChangeStore
import Domain

extension Squad {
  /// The gather as people see it who follow it by a link.
  /// - Throws: `APIError` when the link does not work, or no longer.
  func followed(
    _ audience: Followers.Audience, at now: Instant
  ) throws(APIError) -> Gather {
    let id = audience.link.gather
    guard let gather = gather(id),
      let link = gather.sharing.links.first(where: { $0.id == audience.link.link }),
      link.secret == audience.secret, link.purpose == .follow, !link.isOff
    else { throw .notFound(.link) }
    guard gather.link(link.id, workingAt: now) != nil,
      let seen = Scope.following(id).view(of: self).gather(id)
    else { throw .linkOver }
    return seen
  }

  /// Whether a link that does not work leads to a gather that was deleted, which may be undone.
  func mayRestore(_ audience: Followers.Audience) -> Bool {
    allGathers.contains { gather in
      gather.id == audience.link.gather && gather.isDeleted
        && gather.sharing.links.contains { $0.id == audience.link.link && !$0.isOff }
    }
  }

  func state(of audience: Followers.Audience, at now: Instant) -> Followers.LinkState {
    guard (try? followed(audience, at: now)) == nil else { return .works }
    return mayRestore(audience) ? .waits : .isOver
  }
}

extension Followers {
  /// Whether a link works.
  enum LinkState {
    case works
    /// The gather was deleted, and the page is shown again when that is undone.
    case waits
    /// The link works no longer, so streams end.
    case isOver
  }
}
