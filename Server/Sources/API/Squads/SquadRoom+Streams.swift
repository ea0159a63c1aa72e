import ChangeStore
import Domain

/// A subscriber that receives the changes that its scope shows.
struct ScopedSubscriber: Sendable {
  fileprivate let scope: Scope
  fileprivate let id: Subscriber.ID
}

// The live streams of the squad.
extension SquadRoom {
  /// Adds a subscriber; the caller must remove it with `leave`.
  /// - Throws: `APIError.tooManyFollowers` for more scorekeepers than a gather has.
  func join(in scope: Scope) throws(APIError) -> ScopedSubscriber {
    try checkPlace(in: scope)
    return ScopedSubscriber(
      scope: scope, id: subscribers[scope, default: Subscribers()].join())
  }

  func checkPlace(in scope: Scope) throws(APIError) {
    guard scope == .squad || subscribers[scope]?.count ?? 0 < Scorekeeper.limit else {
      throw .tooManyFollowers
    }
  }

  /// Waits for the next event of a subscriber that knows the log up to `sequence`.
  func nextEvent(
    for subscriber: ScopedSubscriber, after sequence: Int64
  ) async throws(APIError) -> LiveEvent {
    if loaded == nil, unloadedEnd == sequence, announcedEnd <= sequence {
      return await wait(subscriber)
    }
    try await readAnnounced()
    let (page, _) = try await page(after: sequence)
    if page.upTo > sequence {
      let seen = subscriber.scope.view(of: page)
      return .changes(LiveEvent.frames(seen.changes), upTo: seen.upTo)
    }
    // No change is missed in between: such a page comes from memory, in this turn of the actor.
    return await wait(subscriber)
  }

  private func wait(_ subscriber: ScopedSubscriber) async -> LiveEvent {
    guard !isClosed else { return .closed }
    return await withCheckedContinuation {
      subscribers[subscriber.scope, default: Subscribers()].wait(subscriber.id, $0)
    }
  }

  /// Closes a subscriber's stream, now or when it next waits.
  func stop(_ subscriber: ScopedSubscriber) { subscribers[subscriber.scope]?.stop(subscriber.id) }

  /// The group of a scope stays, so that no later subscriber gets the same number.
  func leave(_ subscriber: ScopedSubscriber) {
    subscribers[subscriber.scope]?.leave(subscriber.id)
  }

  /// The number of subscribers that wait for the next event.
  var waitingSubscriberCount: Int { subscribers.values.reduce(0) { $0 + $1.waitingCount } }

  /// Sends changes to the subscribers whose scope shows them.
  func publish(_ changes: [SequencedChange], upTo sequence: Int64) {
    let page = ChangePage(since: 0, upTo: sequence, changes: changes)
    for scope in subscribers.keys {
      subscribers[scope]?.publish(scope.view(of: page).changes, upTo: sequence)
    }
    // Each stream whose link no longer works then ends.
    if changes.contains(where: { $0.endsLinks }) { wakeSubscribers() }
  }

  /// Wakes the subscribers, which also finds closed connections.
  func wakeSubscribers() {
    for scope in subscribers.keys { subscribers[scope]?.heartbeat() }
  }

  /// Refuses a person whose link does not work.
  func check(_ holder: LinkHolder) async throws(APIError) {
    do throws(APIError) {
      try await current().squad.check(holder, at: now())
    } catch {
      // Another server may have made the link.
      guard log.isShared else { throw error }
      try await latest().squad.check(holder, at: now())
    }
  }

  /// The latest squad for a reader who may still see it.
  @discardableResult
  func latest(for reader: LogReader) async throws(APIError) -> LoadedSquad {
    let latest = try await latest()
    // Another server may have heard that the link was turned off.
    if case .link(let holder) = reader { try latest.squad.check(holder, at: now()) }
    return latest
  }

  /// Whether a person's link works.
  func admits(_ holder: LinkHolder) async -> Bool { (try? await check(holder)) != nil }

  /// Sends a heartbeat to every subscriber, which also finds closed connections.
  func heartbeat() async {
    await noticeOtherProcesses()
    if loaded == nil, audiences.isDue(at: now()) { _ = try? await current() }
    wakeSubscribers()
    audiences.heartbeat(of: loaded?.squad, at: now())
    announceFollowers()
  }

  /// Ends all live streams, because the squad was deleted or the storage is left.
  func close() {
    isClosed = true
    drop()
    for scope in subscribers.keys { subscribers[scope]?.stopAll() }
    audiences.stopAll()
  }
}

extension SequencedChange {
  fileprivate var endsLinks: Bool {
    switch stamped.change {
    case .sharing(_, .linkTurnedOff), .gather(_, .set(.deleted, true)): true
    default: false
    }
  }
}
