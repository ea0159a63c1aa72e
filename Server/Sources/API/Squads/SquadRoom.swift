import ChangeStore
import Domain
import Logging
import NIOCore

/// One squad in memory: serves reads, writes changes and sends them to subscribers.
///
/// The room is the squad's only writer in this process. Changes that arrive while a transaction is
/// being written wait and share the next transaction. A change is acknowledged, readable and sent
/// to subscribers only when it is on disk.
actor SquadRoom {
  let id: Squad.ID
  private let log: any ChangeLog
  private let memory: SquadMemory
  private let snapshots: SnapshotSaver
  private let logger: Logger

  private var loaded: LoadedSquad?
  private var loading: Task<Result<LoadedSquad, APIError>, Never>?
  /// The end of the log of a squad that was unloaded; `nil` when another process wrote since.
  private var unloadedEnd: Int64?
  private var submissions: [Submission] = []
  private var writing = Writing.nothing
  private var subscribers = Subscribers()
  var followers = Followers()
  let now: @Sendable () -> Instant
  private var cachedResponses: [CachedResponse.Kind: CachedResponse] = [:]

  private enum Writing {
    case nothing, changes, changesBeforeUnloading
  }

  init(
    id: Squad.ID, log: any ChangeLog, memory: SquadMemory, snapshots: SnapshotSaver,
    now: @escaping @Sendable () -> Instant, logger: Logger
  ) {
    self.id = id
    self.log = log
    self.memory = memory
    self.snapshots = snapshots
    self.now = now
    self.logger = logger
  }

  /// The squad as it is on disk, which is read unless it is in memory.
  func current() async throws(APIError) -> LoadedSquad {
    if let loaded { return loaded }
    let task = loading ?? Task { await read() }
    loading = task
    let result = await task.value
    loading = nil
    let fresh = try result.get()
    guard let loaded else {
      loaded = fresh
      weigh()
      return fresh
    }
    return loaded
  }

  /// Whether the squad takes, or will take when it is read, so much memory that work on it takes long.
  var isLarge: Bool {
    get async {
      if let loaded { return loaded.memoryWeight > SquadMemory.small }
      return (try? await expectedWeight) ?? 0 > SquadMemory.small
    }
  }

  /// In memory, a log takes up to twice what it takes on disk.
  private var expectedWeight: Int {
    get async throws(StorageError) { 2 * (try await log.byteCount(of: id)) }
  }

  private func read() async -> Result<LoadedSquad, APIError> {
    do throws(StorageError) {
      let bytes = try await expectedWeight
      do throws(APIError) {
        try memory.reserve(bytes, for: self)
      } catch {
        return .failure(error)
      }
      let thread = bytes > SquadMemory.small ? memory.largeSquads : nil
      return .success(
        try await withTaskExecutorPreference(thread) {
          [id, log, logger] () async throws(StorageError) -> LoadedSquad in
          try await LoadedSquad.read(id, from: log, reportingTo: logger)
        })
    } catch {
      memory.release(self)
      return .failure(.storage(error))
    }
  }

  /// Reports the memory that the squad and its responses take.
  func weigh() {
    guard let loaded else { return }
    let responses = cachedResponses.values.reduce(0) { $0 + $1.bytes.readableBytes }
    memory.keep(loaded.memoryWeight + responses, for: self)
  }

  /// Drops the squad in memory, because others need the memory; streams go on waiting.
  ///
  /// While changes are being written, the squad stays until they are.
  func unload() {
    guard writing == .nothing else { return writing = .changesBeforeUnloading }
    unloadedEnd = loaded?.sequence ?? unloadedEnd
    drop()
  }

  private func drop() {
    loaded = nil
    cachedResponses = [:]
    followers.forgetPages()
    memory.release(self)
  }

  /// Refuses a sequence number after the end of the log.
  func check(since: Int64) async throws(APIError) {
    let latest = try await current().sequence
    guard since <= latest else { throw .aheadOfServer(latest: latest) }
  }

  /// A response body that depends only on the squad, encoded once for each state of the squad.
  func response(
    _ kind: CachedResponse.Kind, encode: @Sendable (LoadedSquad) -> [UInt8]
  ) async throws(APIError) -> ByteBuffer {
    let current = try await current()
    if let cached = cachedResponses[kind], cached.sequence == current.sequence {
      return cached.bytes
    }
    let bytes = ByteBuffer(bytes: encode(current))
    cachedResponses[kind] = CachedResponse(sequence: current.sequence, bytes: bytes)
    return bytes
  }

  /// A page of the changes after a sequence number, and the log's last sequence number.
  func page(
    after since: Int64
  ) async throws(APIError) -> (page: ChangePage, latest: Int64) {
    try await check(since: since)
    let current = try await current()
    if let changes = current.recent.changes(after: since) {
      let page = ChangePage(since: since, upTo: current.sequence, changes: changes)
      return (page, current.sequence)
    }
    do throws(StorageError) {
      let read = try await log.entries(of: id, after: since, limit: .usual)
      // A log that lost changes may end before the snapshot; then there is nothing left to read.
      let upTo = read.upTo > since ? read.upTo : current.sequence
      let page = ChangePage(since: since, upTo: upTo, changes: read.changes)
      return (page, max(current.sequence, upTo))
    } catch {
      throw .storage(error)
    }
  }
}

extension SquadRoom {
  /// Accepts or rejects each of a device's changes separately.
  func deliver(
    _ changes: [StampedChange], by author: Account.ID
  ) async throws(APIError) -> [IdentifiedOutcome] {
    guard !changes.isEmpty else { return [] }
    return try await submit(ids: changes.map(\.id)) { sequencer throws(APIError) in
      sequencer.deliver(changes, by: author)
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
    subscribers.heartbeat()
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
    // In place, because a copy would copy the recent changes, too.
    loaded?.commit(sequencer)
    subscribers.publish(sequencer.accepted, upTo: sequencer.sequence)
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
    followers.heartbeat(at: now())
  }

  /// Ends all live streams, because the squad was deleted.
  func close() {
    drop()
    subscribers.stopAll()
    followers.stopAll()
  }
}
