import Domain
import NIOCore
import Screens

extension SquadRoom {
  /// The page for a visitor who arrives by a link.
  func followDocument(for audience: Followers.Audience) async throws(APIError) -> ByteBuffer {
    let squad = try await current().squad
    let now = now()
    let gather = try squad.followed(audience, at: now)
    let heardAt = followers.heardAt
    return followers.document(for: audience, at: now) {
      FollowPage(gather, preferring: audience.language, at: now, heardAt: heardAt).document
    }
  }

  /// The gather as people see it who follow it.
  func followedGather(for audience: Followers.Audience) async throws(APIError) -> Gather {
    try await current().squad.followed(audience, at: now())
  }

  /// Adds a person who follows; the caller must remove them with `removeFollower`.
  func joinFollowers(_ audience: Followers.Audience) async throws(APIError) -> Subscriber.ID {
    let current = try await current()
    _ = try current.squad.followed(audience, at: now())
    return followers.join(audience, at: current.sequence)
  }

  /// Waits until what a follower sees changes, who has seen it up to `sequence`.
  func nextPage(
    for follower: Subscriber.ID, _ audience: Followers.Audience, after sequence: Int64
  ) async throws(APIError) -> LiveEvent {
    if followers.isSeen(by: audience, upTo: sequence) { return await wait(follower, audience) }
    let squad = try await current().squad
    if let page = followers.page(for: audience, after: sequence, of: squad, at: now()) {
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

  /// Notes that a device that keeps score was heard of.
  func hear() { followers.hear(of: loaded?.squad, at: now()) }
}
