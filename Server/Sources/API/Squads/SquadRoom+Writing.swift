import ChangeStore
import Domain
import Metrics

// The one writer of the squad's log.
extension SquadRoom {
  /// Accepts or rejects each of a device's changes separately.
  /// - Throws: `APIError` when a scorekeeper's link does not work, or storage fails.
  func deliver(
    _ changes: [StampedChange], by reader: LogReader
  ) async throws(APIError) -> [IdentifiedOutcome] {
    guard !changes.isEmpty else { return [] }
    let now = now()
    return try await submit(ids: changes.map(\.id)) { sequencer throws(APIError) in
      switch reader {
      case .account(let caller): return sequencer.deliver(changes, by: caller.account)
      case .scorekeeper(let link):
        try sequencer.squad.check(link, at: now)
        return sequencer.deliver(changes, by: link.place.link, in: reader.scope, at: now)
      }
    }
  }

  /// Changes the squad: `body` sees it with all changes that were submitted before.
  func edit<Value: Sendable>(
    _ body: @escaping @Sendable (inout SquadSequencer) throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    try await submit(ids: [], body)
  }

  private func submit<Value: Sendable>(
    ids: [StampedChange.ID],
    _ body: @escaping @Sendable (inout SquadSequencer) throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    let result = await withCheckedContinuation { continuation in
      submissions.append(Submission(ids: ids, continuation, body))
      guard writing == .nothing else { return }
      writing = .changes
      Task { await commitSubmissions() }
    }
    return try result.get()
  }

  /// The number of requests that wait for the next transaction.
  var waitingCount: Int { submissions.count }

  private func commitSubmissions() async {
    while !submissions.isEmpty {
      let batch = submissions
      submissions = []
      do throws(APIError) {
        for finish in try await commit(batch) { finish() }
      } catch {
        if error == .concurrentWriter { forget() }
        for submission in batch { submission.fail(error) }
      }
      let unloads = writing == .changesBeforeUnloading
      writing = .nothing
      if unloads { unload() }
      if !submissions.isEmpty { writing = .changes }
    }
  }

  /// Drops the squad in memory, because another process wrote to the log.
  ///
  /// The heartbeat wakes the subscribers, so that they read the rest of the log.
  private func forget() {
    unloadedEnd = nil
    drop()
    wakeSubscribers()
    // Their browsers come back for the page as it is then.
    followers.stopAll()
  }

  /// Writes a batch and takes it over in memory.
  ///
  /// Earlier outcomes are looked up only when the log refuses the batch, because hardly any change
  /// is delivered twice.
  /// - Returns: Functions that resume the callers.
  private func commit(_ batch: [Submission]) async throws(APIError) -> [() -> Void] {
    do throws(APIError) {
      return try await commit(batch, knowing: [:])
    } catch {
      guard error == .concurrentWriter else { throw error }
      return try await commit(batch, knowing: try await outcomes(of: batch.flatMap(\.ids)))
    }
  }

  private func commit(
    _ batch: [Submission], knowing outcomes: [StampedChange.ID: ChangeOutcome]
  ) async throws(APIError) -> [() -> Void] {
    var sequencer = try await sequencer(knowing: outcomes)
    let completions = batch.map { $0.run(&sequencer) }
    guard !sequencer.entries.isEmpty else { return completions }
    do throws(AppendError) {
      try await log.append(sequencer.entries, to: id)
    } catch {
      throw APIError(error)
    }
    metrics.commitRequests.record(batch.count)
    // In place, because a copy would copy the recent changes, too.
    loaded?.commit(sequencer)
    publish(sequencer.accepted, upTo: sequencer.sequence)
    followers.publish(sequencer, at: now())
    if let snapshot = loaded?.dueSnapshot() {
      Task { [id, snapshots] in await snapshots.save(snapshot, of: id) }
    }
    return completions
  }

  private func sequencer(
    knowing outcomes: [StampedChange.ID: ChangeOutcome]
  ) async throws(APIError) -> SquadSequencer {
    let current = try await current()
    return SquadSequencer(of: current.squad, at: current.sequence, knowing: outcomes)
  }

  private func outcomes(
    of ids: [StampedChange.ID]
  ) async throws(APIError) -> [StampedChange.ID: ChangeOutcome] {
    guard !ids.isEmpty else { return [:] }
    do throws(StorageError) {
      return try await log.outcomes(of: ids, in: id)
    } catch {
      throw .storage(error)
    }
  }
}
