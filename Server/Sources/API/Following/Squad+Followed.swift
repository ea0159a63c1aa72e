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
}
