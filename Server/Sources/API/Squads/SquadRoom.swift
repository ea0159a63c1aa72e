import ChangeStore
import Domain
import Logging
import NIOCore
import Wire

/// One squad in memory: answers reads, takes changes, tells watchers.
///
/// It is the squad's only writer. What arrives while a transaction is being written waits and
/// then shares the next one. Nothing is acknowledged, shown or sent to watchers before it is on
/// disk.
actor SquadRoom {
  static let pageSize = 1_000

  let id: Squad.ID
  private let log: any ChangeLog
  private let logger: Logger

  private var loaded: LoadedSquad?
  private var loading: Task<Result<LoadedSquad, StorageFailure>, Never>?
  private var submissions: [Submission] = []
  private var isCommitting = false
  private var watchers = Watchers()
  private var answers: [CachedAnswer.Kind: CachedAnswer] = [:]

  init(id: Squad.ID, log: any ChangeLog, logger: Logger) {
    self.id = id
    self.log = log
    self.logger = logger
  }

  /// The squad as it is on disk.
  func current() async throws(APIProblem) -> LoadedSquad {
    if let loaded { return loaded }
    let task =
      loading
      ?? Task { [id, log, logger] in
        do throws(StorageFailure) {
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

  /// An answer that depends on the squad alone, encoded once for each state of the squad.
  func answer(
    _ kind: CachedAnswer.Kind, encode: @Sendable (LoadedSquad) -> [UInt8]
  ) async throws(APIProblem) -> ByteBuffer {
    let current = try await current()
    if let cached = answers[kind], cached.sequence == current.sequence { return cached.bytes }
    let bytes = ByteBuffer(bytes: encode(current))
    answers[kind] = CachedAnswer(sequence: current.sequence, bytes: bytes)
    return bytes
  }

  /// The log after a sequence number, at most `pageSize` entries of it, and where the log ends.
  func page(
    after since: Int64
  ) async throws(APIProblem) -> (page: ChangePage, latest: Int64) {
    let current = try await current()
    guard since <= current.sequence else { throw .aheadOfServer(latest: current.sequence) }
    if let changes = current.recent.changes(after: since), changes.count <= Self.pageSize {
      let page = ChangePage(since: since, upTo: current.sequence, changes: changes)
      return (page, current.sequence)
    }
    do throws(StorageFailure) {
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
  ) async throws(APIProblem) -> [IdentifiedOutcome] {
    guard !changes.isEmpty else { return [] }
    return try await submit(ids: changes.map(\.id)) { draft throws(APIProblem) in
      draft.deliver(changes, by: author)
    }
  }

  /// Changes the squad as a whole: `body` sees the squad as it will be just before, and says what
  /// to do to it.
  func edit<Value: Sendable>(
    _ body: @escaping @Sendable (inout SquadDraft) throws(APIProblem) -> Value
  ) async throws(APIProblem) -> Value {
    try await submit(ids: [], body)
  }

  private func submit<Value: Sendable>(
    ids: [StampedChange.ID],
    _ body: @escaping @Sendable (inout SquadDraft) throws(APIProblem) -> Value
  ) async throws(APIProblem) -> Value {
    let result = await withCheckedContinuation { continuation in
      submissions.append(Submission(ids: ids, continuation, body))
      guard !isCommitting else { return }
      isCommitting = true
      Task { await commitSubmissions() }
    }
    return try result.get()
  }

  private func commitSubmissions() async {
    while !submissions.isEmpty {
      let batch = submissions
      submissions = []
      do throws(APIProblem) {
        for answer in try await commit(batch) { answer() }
      } catch {
        // Somebody else wrote to the log: what is in memory is out of date.
        if error == .concurrentWriter { loaded = nil }
        for submission in batch { submission.fail(error) }
      }
    }
    isCommitting = false
  }

  /// Writes a batch and takes it over; what comes back tells the callers.
  private func commit(_ batch: [Submission]) async throws(APIProblem) -> [() -> Void] {
    var current = try await current()
    let known = try await outcomes(of: batch.flatMap(\.ids))
    var draft = SquadDraft(of: current.squad, at: current.sequence, knowing: known)
    let answers = batch.map { $0.run(&draft) }
    guard !draft.entries.isEmpty else { return answers }
    do throws(AppendFailure) {
      try await log.append(draft.entries, to: id)
    } catch {
      throw APIProblem(error)
    }
    current.commit(draft)
    let snapshot = current.dueSnapshot()
    loaded = current
    watchers.publish(draft.accepted, upTo: draft.sequence)
    if let snapshot { save(snapshot) }
    return answers
  }

  private func outcomes(
    of ids: [StampedChange.ID]
  ) async throws(APIProblem) -> [StampedChange.ID: ChangeOutcome] {
    guard !ids.isEmpty else { return [:] }
    do throws(StorageFailure) {
      return try await log.outcomes(of: ids, in: id)
    } catch {
      throw .storage(error)
    }
  }

  private func save(_ snapshot: Snapshot) {
    Task { [id, log, logger] in
      do throws(AppendFailure) {
        try await log.save(snapshot, of: id)
      } catch {
        logger.error("A snapshot could not be saved", metadata: ["reason": "\(error)"])
      }
    }
  }
}

extension SquadRoom {
  /// Begins to watch; `leave` must follow.
  func join() -> Watcher.ID { watchers.join() }

  /// What a watcher that knows the log up to `sequence` should hear next; waits until there is
  /// something.
  func nextEvent(
    for watcher: Watcher.ID, after sequence: Int64
  ) async throws(APIProblem) -> LiveEvent {
    repeat {
      let (page, _) = try await page(after: sequence)
      if page.upTo > sequence { return .changes(LiveEvent.frames(page.changes), upTo: page.upTo) }
      // What was published while the page was read would be missed by waiting now.
    } while loaded?.sequence != sequence
    return await withCheckedContinuation { watchers.wait(watcher, $0) }
  }

  /// Ends a watcher's wait, now or when it next waits.
  func stop(_ watcher: Watcher.ID) { watchers.stop(watcher) }

  /// Forgets a watcher.
  func leave(_ watcher: Watcher.ID) { watchers.leave(watcher) }

  /// Gives every watcher a sign of life, which also finds out who is gone.
  func heartbeat() { watchers.heartbeat() }

  /// Ends all watching: the squad is gone.
  func close() {
    loaded = nil
    watchers.stopAll()
  }
}
