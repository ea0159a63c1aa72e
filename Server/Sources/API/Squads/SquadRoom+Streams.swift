import Domain

// The live streams of the squad.
extension SquadRoom {
  /// Adds a subscriber; the caller must remove it with `leave`.
  func join() -> Subscriber.ID { subscribers.join() }

  /// Waits for the next event of a subscriber that knows the log up to `sequence`.
  func nextEvent(
    for subscriber: Subscriber.ID, after sequence: Int64
  ) async throws(APIError) -> LiveEvent {
    if loaded == nil, unloadedEnd == sequence { return await wait(subscriber) }
    let (page, _) = try await page(after: sequence)
    if page.upTo > sequence { return .changes(LiveEvent.frames(page.changes), upTo: page.upTo) }
    // No change is missed in between: such a page comes from memory, in this turn of the actor.
    return await wait(subscriber)
  }

  private func wait(_ subscriber: Subscriber.ID) async -> LiveEvent {
    await withCheckedContinuation { subscribers.wait(subscriber, $0) }
  }

  /// Closes a subscriber's stream, now or when it next waits.
  func stop(_ subscriber: Subscriber.ID) { subscribers.stop(subscriber) }

  func leave(_ subscriber: Subscriber.ID) { subscribers.leave(subscriber) }

  /// The number of subscribers that wait for the next event.
  var waitingSubscriberCount: Int { subscribers.waitingCount }

  /// Sends a heartbeat to every subscriber, which also finds closed connections.
  func heartbeat() {
    subscribers.heartbeat()
    followers.heartbeat(of: loaded?.squad, at: now())
  }

  /// Ends all live streams, because the squad was deleted.
  func close() {
    drop()
    subscribers.stopAll()
    followers.stopAll()
  }
}
