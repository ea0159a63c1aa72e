import ChangeStore
import Domain
import NIOCore
import Screens

extension SquadRoom {
  /// The page for a visitor who arrives by a link.
  func followDocument(for audience: Followers.Audience) async throws(APIError) -> ByteBuffer {
    let squad = try await current().squad
    let now = now()
    let gather = try squad.followed(audience, at: now)
    let heardAt = followers.heardAt(audience.link.gather)
    return followers.response(.page, for: audience, at: now) {
      FollowPage(gather, preferring: audience.language, at: now, heardAt: heardAt).document
    }
  }

  /// What the page shows, for pages of other sites.
  func followData(for audience: Followers.Audience) async throws(APIError) -> ByteBuffer {
    let now = now()
    let gather = try await current().squad.followed(audience, at: now)
    return followers.response(.data, for: audience, at: now) { gather.followed(at: now) }
  }

  /// The gather as people see it who follow it.
  func followedGather(for audience: Followers.Audience) async throws(APIError) -> Gather {
    try await current().squad.followed(audience, at: now())
  }

  /// Adds a person who follows; the caller must remove them with `removeFollower`.
  func joinFollowers(_ audience: Followers.Audience) async throws(APIError) -> Subscriber.ID {
    _ = try await current().squad.followed(audience, at: now())
    return followers.join(audience)
  }

  /// Waits until what a follower sees changes, who has seen a version of it.
  func nextPage(
    for follower: Subscriber.ID, _ audience: Followers.Audience, after version: Int64
  ) async throws(APIError) -> LiveEvent {
    if followers.isSeen(by: audience, upTo: version) { return await wait(follower, audience) }
    let squad = try await current().squad
    if let page = followers.page(for: audience, after: version, of: squad, at: now()) {
      return page
    }
    return await wait(follower, audience)
  }

  private func wait(_ follower: Subscriber.ID, _ audience: Followers.Audience) async -> LiveEvent {
    await withCheckedContinuation { followers.wait(follower, audience, $0) }
  }

  func stopFollower(_ follower: Subscriber.ID, _ audience: Followers.Audience) {
    followers.stop(follower, audience)
  }

  func removeFollower(_ follower: Subscriber.ID, _ audience: Followers.Audience) {
    followers.leave(follower, audience)
  }

  /// Notes that a device that keeps the score of gathers was heard of, or of any when there are none.
  func hear(of gathers: Set<Gather.ID> = []) {
    followers.hear(of: gathers, in: loaded?.squad, at: now())
  }
}
