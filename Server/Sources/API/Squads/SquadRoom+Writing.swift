import ChangeStore
import Domain
import Metrics

// This server's one writer of the squad's log.
extension SquadRoom {
  /// Accepts or rejects each of a device's changes separately.
  /// - Throws: `APIError` when a reader's link does not work, or storage fails.
  func deliver(
    _ changes: [StampedChange], by reader: LogReader
  ) async throws(APIError) -> [IdentifiedOutcome] {
    guard !changes.isEmpty else {
      try await latest(for: reader)
      return []
    }
    let now = now()
    let isByLink = if case .link = reader { true } else { false }
    return try await submit(
      ids: changes.map(\.id), mayLeaveNoEntry: isByLink
    ) { sequencer throws(APIError) in
      switch reader {
      case .account(let caller): return sequencer.deliver(changes, by: caller.account)
      case .link(let holder):
        try sequencer.squad.check(holder, at: now)
        return sequencer.deliver(
          changes, by: holder.target.link, in: sequencer.squad.scope(of: holder))
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
    ids: [StampedChange.ID], mayLeaveNoEntry: Bool = false,
    _ body: @escaping @Sendable (inout SquadSequencer) throws(APIError) -> Value
  ) async throws(APIError) -> Value {
    let result = await withCheckedContinuation { continuation in
      submissions.append(Submission(ids: ids, mayLeaveNoEntry: mayLeaveNoEntry, continuation, body))
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
        for submission in batch { submission.fail(error) }
      }
      let unloads = writing == .changesBeforeUnloading
      writing = .nothing
      if unloads { unload() }
      if !submissions.isEmpty { writing = .changes }
    }
  }

  /// How often a batch is decided about again, because other servers were faster.
  ///
  /// Each time, another server's changes were accepted, so only a fault of the log reaches it.
  private static let attemptLimit = 1_000

  /// Writes a batch and takes it over in memory.
  ///
  /// Earlier outcomes are looked up only when the log refuses the batch, because hardly any change
  /// is delivered twice.
  /// - Returns: Functions that resume the callers.
  private func commit(_ batch: [Submission]) async throws(APIError) -> [() -> Void] {
    var known = try await outcomes(of: batch.filter(\.mayLeaveNoEntry).flatMap(\.ids))
    for attempt in 1...Self.attemptLimit {
      var sequencer = try await sequencer(knowing: known)
      let base = sequencer.sequence
      let completions = batch.map { $0.run(&sequencer) }
      do throws(APIError) {
        if try await append(sequencer, of: batch.count, after: base) { return completions }
      } catch {
        // What was appended before needs no room.
        guard error == .squadFull, attempt == 1 else { throw error }
      }
      try await readOn()
      known = try await outcomes(of: batch.flatMap(\.ids))
    }
    throw .concurrentWriter
  }

  /// - Returns: `false` when the log went on meanwhile; then nothing is appended.
  private func append(
    _ sequencer: SquadSequencer, of requestCount: Int, after base: Int64
  ) async throws(APIError) -> Bool {
    // What was decided without an entry was decided well only if nothing came in between.
    guard !sequencer.entries.isEmpty else { return try await isEnd(base) }
    do throws(AppendError) {
      try await log.append(sequencer.entries, to: id, after: base)
    } catch {
      guard error == .conflict else { throw APIError(error) }
      return false
    }
    metrics.commitRequests.record(requestCount)
    // Else it was read from the log already, with what other servers appended after it.
    if loaded?.sequence == base { adopt(sequencer) }
    return true
  }

  private func adopt(_ sequencer: SquadSequencer) {
    // In place, because a copy would copy the recent changes, too.
    loaded?.commit(sequencer)
    publish(sequencer.accepted, upTo: sequencer.sequence)
    audiences.publish(sequencer.accepted, of: sequencer.squad, at: now())
    let snapshot = loaded?.dueSnapshot()
    weigh()
    guard let snapshot else { return }
    Task { [id, snapshots] in await snapshots.save(snapshot, of: id) }
  }

  private func sequencer(
    knowing outcomes: [StampedChange.ID: ChangeOutcome]
  ) async throws(APIError) -> SquadSequencer {
    let current = try await current()
    return SquadSequencer(
      of: current.squad, at: current.sequence, knowing: outcomes, now: now())
  }

  private func outcomes(
    of ids: [StampedChange.ID]
  ) async throws(APIError) -> [StampedChange.ID: ChangeOutcome] {
    guard !ids.isEmpty else { return [:] }
    return try await reading { [id, log] () async throws(StorageError) in
      try await log.outcomes(of: ids, in: id)
    }
  }
}
