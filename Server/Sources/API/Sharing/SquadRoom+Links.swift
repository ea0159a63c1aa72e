import ChangeStore
import Domain
import NIOCore
import Pages
import Picture

// People who came by a link to a page.
extension SquadRoom {
  /// The page for a visitor who arrives by a link.
  ///
  /// The origin is the server's public one, for the address of the page's picture; a page without one of its own
  /// has the app's.
  func document(
    for audience: Audience, at origin: String?, appPicture: PreviewPicture?
  ) async throws(APIError) -> ByteBuffer {
    try await find(audience)
    return try foundDocument(for: audience, at: origin, appPicture)
  }

  /// What chats show beside a link.
  func picture(for audience: Audience) async throws(APIError) -> LinkPicture {
    try await find(audience)
    return try foundPicture(for: audience)
  }

  /// What the page shows, for pages of other sites.
  func data(for audience: Audience) async throws(APIError) -> ByteBuffer {
    try await find(audience)
    return try foundData(for: audience)
  }

  /// - Throws: `APIError` when the link does not work.
  func check(_ audience: Audience) async throws(APIError) {
    try await find(audience)
    try checkFound(audience)
  }

  /// Reads the squad, and what other servers appended when it does not have a link that works.
  private func find(_ audience: Audience) async throws(APIError) {
    if loaded == nil { try await load() }
    try await readAnnounced()
    if log.isShared, (try? checkFound(audience)) == nil { try await loadLatest() }
  }

  /// Adds an open page; the caller must remove it with `leave`.
  func join(_ audience: Audience) async throws(APIError) -> Subscriber.ID {
    try await find(audience)
    try checkFound(audience)
    return audiences.join(audience) { [weak self] in
      Task { await self?.finishWriting(audience) }
    }
  }

  private func finishWriting(_ audience: Audience) {
    audiences.finishWriting(audience, loaded?.squad, at: now())
  }

  /// Waits until what a page shows changes, whose browser has seen a version of it.
  func nextPage(
    for subscriber: Subscriber.ID, _ audience: Audience, after version: Int64,
    on channel: any Channel
  ) async throws(APIError) -> LiveEvent {
    // The first time also what was announced before it listened.
    if version == 0, log.isShared { try await loadLatest() }
    if !audiences.isSeen(by: audience, upTo: version) {
      if loaded == nil { try await load() }
      if let page = try page(for: audience, after: version) { return page }
    }
    guard !isClosed else { return .closed }
    return await withCheckedContinuation { audiences.wait(subscriber, audience, $0, on: channel) }
  }

  func stop(_ subscriber: Subscriber.ID, _ audience: Audience) {
    audiences.stop(subscriber, audience)
  }

  func leave(_ subscriber: Subscriber.ID, _ audience: Audience) {
    audiences.leave(subscriber, audience)
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
  private func view(
    for audience: Audience, at now: Instant
  ) throws(APIError) -> any LinkPageView {
    try squad.pageView(for: audience, heardAt: audiences.heardAt(audience.subject), at: now)
  }

  @inline(never)
  private func foundDocument(
    for audience: Audience, at origin: String?, _ appPicture: PreviewPicture?
  ) throws(APIError) -> ByteBuffer {
    let now = now()
    let view = try view(for: audience, at: now)
    return audiences.response(.page, for: audience, at: now) {
      view.document(at: origin, appPicture: appPicture)
    }
  }

  @inline(never)
  private func foundPicture(for audience: Audience) throws(APIError) -> LinkPicture {
    guard case .plans = audience.subject else {
      let heardAt = audiences.heardAt(audience.subject)
      return .score(try squad.followedGather(for: audience, heardAt: heardAt, at: now()).picture)
    }
    let (squad, now) = (try squad, now())
    try squad.check(audience.holder, at: now)
    guard let game = squad.plans.shownGames(on: audience.game, at: now).first,
      game.cancellation == nil
    else { throw .notFound(.link) }
    return .places(PlacesPicture(game, at: now))
  }

  @inline(never)
  private func foundData(for audience: Audience) throws(APIError) -> ByteBuffer {
    let now = now()
    let view = try view(for: audience, at: now)
    return audiences.response(.data, for: audience, at: now) { view.data }
  }

  @inline(never)
  private func checkFound(_ audience: Audience) throws(APIError) {
    try squad.check(audience.holder, at: now())
  }

  @inline(never)
  private func page(
    for audience: Audience, after version: Int64
  ) throws(APIError) -> LiveEvent? {
    audiences.page(for: audience, after: version, of: try squad, at: now())
  }
}
