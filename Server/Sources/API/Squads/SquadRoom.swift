import ChangeStore
import Domain
import Logging
import NIOCore

/// One squad in memory: answers reads, takes changes, tells subscribers.
///
/// It is the squad's only writer. What arrives while a transaction is being written waits and
/// then shares the next one. Nothing is acknowledged, shown or sent to subscribers before it is on
/// disk.
actor SquadRoom {
  static let pageSize = 1_000

  let id: Squad.ID
  private let log: any ChangeLog
  private let logger: Logger

  private var loaded: LoadedSquad?
  private var loading: Task<Result<LoadedSquad, StorageError>, Never>?
  private var submissions: [Submission] = []
  private var isCommitting = false
  private var subscribers = Subscribers()
  private var answers: [CachedResponse.Kind: CachedResponse] = [:]

  init(id: Squad.ID, log: any ChangeLog, logger: Logger) {
    self.id = id
    self.log = log
    self.logger = logger
  }

  /// The squad as it is on disk.
  func current() async throws(APIError) -> LoadedSquad {
    if let loaded { return loaded }
    let task =
      loading
      ?? Task { [id, log, logger] in
        do throws(StorageError) {
          return .success(try await LoadedSquad.read(id, from: log, reportingTo: logger))
        } catch {
          return .failure(error)
        }
      }
    loading = task
    let result = await task.value
    loading = nil
    switch result {
    case .success(let fresh):
      if loaded == nil { loaded = fresh }
      return loaded ?? fresh
    case .failure(let failure): throw .storage(failure)
    }
  }

  /// Refuses whoever knows more of the log than there is.
  func check(since: Int64) async throws(APIError) {
    let latest = try await current().sequence
    guard since <= latest else { throw .aheadOfServer(latest: latest) }
  }

  /// An answer that depends on the squad alone, encoded once for each state of the squad.
  func answer(
    _ kind: CachedResponse.Kind, encode: @Sendable (LoadedSquad) -> [UInt8]
  ) async throws(APIError) -> ByteBuffer {
    let current = try await current()
    if let cached = answers[kind], cached.sequence == current.sequence { return cached.bytes }
    let bytes = ByteBuffer(bytes: encode(current))
    answers[kind] = CachedResponse(sequence: current.sequence, bytes: bytes)
    return bytes
  }

  /// The log after a sequence number, at most `pageSize` entries of it, and where the log ends.
  func page(
    after since: Int64
  ) async throws(APIError) -> (page: ChangePage, latest: Int64) {
    try await check(since: since)
    let current = try await current()
    if let changes = current.recent.changes(after: since), changes.count <= Self.pageSize {
      let page = ChangePage(since: since, upTo: current.sequence, changes: changes)
      return (page, current.sequence)
    }
    do throws(StorageError) {
      let read = try await log.entries(of: id, after: since, limit: Self.pageSize)
      let page = ChangePage(since: since, upTo: read.upTo, changes: read.changes)
      return (page, max(current.sequence, read.upTo))
    } catch {
      throw .storage(error)
    }
  }
}

extension SquadRoom {
  /// Takes a phone's changes, each for itself.
  func deliver(
    _ changes: [StampedChange], by author: Account.ID
  ) async throws(APIError) -> [IdentifiedOutcome] {
    guard !changes.isEmpty else { return [] }
    return try await submit(ids: changes.map(\.id)) { sequencer throws(APIError) in
      sequencer.deliver(changes, by: author)
    }
  }

  /// Changes the squad as a whole: `body` sees the squad as it will be just before, and says what
  /// to do to it.
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
      guard !isCommitting else { return }
      isCommitting = true
      Task { await commitSubmissions() }
    }
    return try result.get()
  }

  /// How many requests wait for the next transaction.
  var waitingCount: Int { submissions.count }

  private func commitSubmissions() async {
    while !submissions.isEmpty {
      let batch = submissions
      submissions = []
      do throws(APIError) {
        for answer in try await commit(batch) { answer() }
      } catch {
        if error == .concurrentWriter { forget() }
        for submission in batch { submission.fail(error) }
      }
    }
    isCommitting = false
  }

  /// Somebody else wrote to the log: what is in memory is out of date, and so is what subscribers
  /// know; woken, they read on from the log.
  private func forget() {
    loaded = nil
    subscribers.heartbeat()
  }

  /// Writes a batch and takes it over; what comes back tells the callers.
  ///
  /// Hardly any change was seen before, and the log refuses those that were: only then are they
  /// looked up.
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
    let answers = batch.map { $0.run(&sequencer) }
    guard !sequencer.entries.isEmpty else { return answers }
    do throws(AppendError) {
      try await log.append(sequencer.entries, to: id)
    } catch {
      throw APIError(error)
    }
    // In place, for a copy would copy the recent changes, too.
    loaded?.commit(sequencer)
    subscribers.publish(sequencer.accepted, upTo: sequencer.sequence)
    if let snapshot = loaded?.dueSnapshot() { save(snapshot) }
    return answers
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

  private func save(_ snapshot: Snapshot) {
    Task { [id, log, logger] in
      do throws(AppendError) {
        try await log.save(snapshot, of: id)
      } catch {
        logger.error("A snapshot could not be saved", metadata: ["reason": "\(error)"])
      }
    }
  }
}

extension SquadRoom {
  /// Begins to watch; `leave` must follow.
  func join() -> Subscriber.ID { subscribers.join() }

  /// What a subscriber that knows the log up to `sequence` should hear next; waits until there is
  /// something.
  func nextEvent(
    for subscriber: Subscriber.ID, after sequence: Int64
  ) async throws(APIError) -> LiveEvent {
    repeat {
      let (page, _) = try await page(after: sequence)
      if page.upTo > sequence { return .changes(LiveEvent.frames(page.changes), upTo: page.upTo) }
      // What was published while the page was read would be missed by waiting now.
    } while loaded?.sequence != sequence
    return await withCheckedContinuation { subscribers.wait(subscriber, $0) }
  }

  /// Ends a subscriber's wait, now or when it next waits.
  func stop(_ subscriber: Subscriber.ID) { subscribers.stop(subscriber) }

  /// Forgets a subscriber.
  func leave(_ subscriber: Subscriber.ID) { subscribers.leave(subscriber) }

  /// Gives every subscriber a sign of life, which also finds out who is gone.
  func heartbeat() { subscribers.heartbeat() }

  /// Ends all watching: the squad is gone.
  func close() {
    loaded = nil
    subscribers.stopAll()
  }
}
