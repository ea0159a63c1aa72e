import ChangeStore
import Domain
import NIOCore
import Screens

extension SquadRoom {
  /// The page for a visitor who arrives by a link.
  ///
  /// The origin is the server's public one, for the address of the page's picture.
  func followDocument(
    for audience: Followers.Audience, at origin: String?
  ) async throws(APIError) -> ByteBuffer {
    try await find(audience)
    return try document(for: audience, at: origin)
  }

  /// What chats show beside a link.
  func followPicture(for audience: Followers.Audience) async throws(APIError) -> ScorePicture {
    try await find(audience)
    return try picture(for: audience)
  }

  /// What the page shows, for pages of other sites.
  func followData(for audience: Followers.Audience) async throws(APIError) -> ByteBuffer {
    try await find(audience)
    return try data(for: audience)
  }

  /// - Throws: `APIError` when a link does not work.
  func checkFollowing(_ audience: Followers.Audience) async throws(APIError) {
    try await find(audience)
    try check(audience)
  }

  /// Reads the squad, and what other servers appended when it does not have a link that works.
  private func find(_ audience: Followers.Audience) async throws(APIError) {
    if loaded == nil { try await load() }
    try await readAnnounced()
    if log.isShared, (try? check(audience)) == nil { try await loadLatest() }
  }

  /// Adds a person who follows; the caller must remove them with `removeFollower`.
  func joinFollowers(_ audience: Followers.Audience) async throws(APIError) -> Subscriber.ID {
    try await find(audience)
    try check(audience)
    return followers.join(audience) { [weak self] in
      Task { await self?.finishWriting(audience) }
    }
  }

  private func finishWriting(_ audience: Followers.Audience) {
    followers.finishWriting(audience, loaded?.squad, at: now())
  }

  /// Waits until what a follower sees changes, who has seen a version of it.
  func nextPage(
    for follower: Subscriber.ID, _ audience: Followers.Audience, after version: Int64,
    on channel: any Channel
  ) async throws(APIError) -> LiveEvent {
    // The first time also what was announced before it listened.
    if version == 0, log.isShared { try await loadLatest() }
    if !followers.isSeen(by: audience, upTo: version) {
      if loaded == nil { try await load() }
      if let page = try page(for: audience, after: version) { return page }
    }
    return await withCheckedContinuation { followers.wait(follower, audience, $0, on: channel) }
  }

  func stopFollower(_ follower: Subscriber.ID, _ audience: Followers.Audience) {
    followers.stop(follower, audience)
  }

  func removeFollower(_ follower: Subscriber.ID, _ audience: Followers.Audience) {
    followers.leave(follower, audience)
  }
}

// NB: What uses a squad or a gather has a frame of up to 9 KB, and a task keeps the memory of its
// largest frame as long as its connection lasts. So these functions are not parts of `async` ones.
extension SquadRoom {
  @inline(never)
  private func load() async throws(APIError) { _ = try await current() }

  @inline(never)
  private func loadLatest() async throws(APIError) { try await latest() }

  /// The squad that was read before, in the same turn of the actor.
  private var squad: Squad {
    get throws(APIError) {
      guard let loaded else { throw .overloaded }
      return loaded.squad
    }
  }

  @inline(never)
  private func document(
    for audience: Followers.Audience, at origin: String?
  ) throws(APIError) -> ByteBuffer {
    let now = now()
    let gather = try squad.followed(audience, at: now)
    let heardAt = followers.heardAt(audience.link.gather)
    return followers.response(.page, for: audience, at: now) {
      FollowPage(gather, preferring: audience.language, at: now, heardAt: heardAt)
        .document(picturedAt: origin.map { audience.picture(of: gather, at: $0) })
    }
  }

  @inline(never)
  private func picture(for audience: Followers.Audience) throws(APIError) -> ScorePicture {
    ScorePicture(try squad.followed(audience, at: now()))
  }

  @inline(never)
  private func data(for audience: Followers.Audience) throws(APIError) -> ByteBuffer {
    let now = now()
    let gather = try squad.followed(audience, at: now)
    return followers.response(.data, for: audience, at: now) { gather.followed(at: now) }
  }

  @inline(never)
  private func check(_ audience: Followers.Audience) throws(APIError) {
    _ = try squad.followed(audience, at: now())
  }

  @inline(never)
  private func page(
    for audience: Followers.Audience, after version: Int64
  ) throws(APIError) -> LiveEvent? {
    followers.page(for: audience, after: version, of: try squad, at: now())
  }
}
