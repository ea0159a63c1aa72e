import ChangeStore
import Domain
import Logging
import NIOCore
import Synchronization

/// One squad in memory: serves reads, writes changes and sends them to subscribers.
///
/// The room is the squad's only writer in this process. Changes that arrive while a transaction is
/// being written wait and share the next transaction. A change is acknowledged, readable and sent
/// to subscribers only when it is on disk. What other servers append is read when it is needed.
actor SquadRoom {
  let id: Squad.ID
  let log: any ChangeLog
  private let memory: SquadMemory
  let snapshots: SnapshotSaver
  let logger: Logger
  let metrics: ServerMetrics
  private let otherLogs: OtherLogs
  let announce: @Sendable (Announcement) -> Void

  /// How large the squad in memory is, to be known without a visit to the room.
  enum Size: UInt8, AtomicRepresentable {
    case unknown, small, large
  }

  nonisolated let size = Atomic(Size.unknown)

  /// NB: `didSet` names no old value, so that the squad is still changed in place.
  var loaded: LoadedSquad? { didSet { responses.forget() } }
  private var loading: Task<Result<LoadedSquad, APIError>, Never>?
  /// The end of the log of a squad that was unloaded; `nil` when another server appended since.
  var unloadedEnd: Int64?
  /// The highest end of the log that other servers announced.
  var announcedEnd: Int64 = 0
  /// Whether the room was left, so that nothing more will be heard in it.
  var isClosed = false
  var submissions: [Submission] = []
  var writing = Writing.nothing
  var subscribers: [Scope: Subscribers] = [:]
  var audiences = Audiences()
  var presence = LinkPresence()
  let now: @Sendable () -> Instant
  /// What was encoded of the squad as it is; known without a visit to the room.
  private nonisolated let responses = CachedResponses()

  enum Writing {
    case nothing, changes, changesBeforeUnloading
  }

  init(
    id: Squad.ID, log: any ChangeLog, memory: SquadMemory, snapshots: SnapshotSaver,
    now: @escaping @Sendable () -> Instant, logger: Logger, metrics: ServerMetrics = .none,
    otherLogs: OtherLogs,
    announce: @escaping @Sendable (Announcement) -> Void
  ) {
    self.id = id
    self.log = log
    self.memory = memory
    self.snapshots = snapshots
    self.now = now
    self.logger = logger
    self.metrics = metrics
    self.otherLogs = otherLogs
    self.announce = announce
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
      takeOver(fresh)
      return fresh
    }
    return loaded
  }

  private func takeOver(_ fresh: LoadedSquad) {
    loaded = fresh
    weigh()
    defer { unloadedEnd = nil }
    guard let unloadedEnd, unloadedEnd < fresh.sequence else { return }
    wakeListeners()
  }

  /// Whether the squad takes, or will take when it is read, so much memory that work on it takes long.
  var isLarge: Bool {
    get async {
      if let loaded { return loaded.isLarge }
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
    size.store(loaded.isLarge ? .large : .small, ordering: .relaxed)
    memory.keep(loaded.memoryWeight + responses.byteCount + audiences.byteCount, for: self)
  }

  /// Drops the squad in memory, because others need the memory; streams go on waiting.
  ///
  /// While changes are being written, the squad stays until they are.
  func unload() {
    guard writing == .nothing else { return writing = .changesBeforeUnloading }
    unloadedEnd = loaded?.sequence ?? unloadedEnd
    drop()
  }

  func drop() {
    loaded = nil
    size.store(.unknown, ordering: .relaxed)
    audiences.forgetPages()
    memory.release(self)
  }

  /// Refuses a sequence number after the end of the log.
  func check(since: Int64) async throws(APIError) {
    guard try await current().sequence < since else { return }
    let latest = try await latest().sequence
    guard since <= latest else { throw .aheadOfServer(latest: latest) }
  }

  /// Refuses a device that knows another change at a place than this log has, or that knows more.
  func check(_ known: KnownLog) async throws(APIError) {
    do throws(APIError) {
      try await check(since: known.since)
      guard try await has(known) else { throw .otherChange }
    } catch {
      if error.isOfAnotherLog { otherLogs.note(id) }
      throw error
    }
  }

  /// Whether the log has the change that a device knows last.
  ///
  /// What cannot be read any more may well be what the device knows.
  nonisolated func has(_ known: KnownLog) async throws(APIError) -> Bool {
    guard let last = known.last, known.since > 0 else { return true }
    return try await has(last, at: known.since)
  }

  private func has(
    _ last: Acceptance.ID, at sequence: Int64
  ) async throws(APIError) -> Bool {
    if try await current().sequence < sequence {
      guard try await latest().sequence >= sequence else { return false }
    }
    return try await acceptance(at: sequence).map { $0 == last } ?? true
  }

  /// The acceptance of the change with a sequence number; `nil` when that change cannot be read.
  private func acceptance(at sequence: Int64) async throws(APIError) -> Acceptance.ID? {
    guard sequence > 0 else { return nil }
    if let change = try await current().recent.change(at: sequence) { return change.acceptance }
    let page = try await reading { [id, log] () async throws(StorageError) in
      try await log.entries(of: id, after: sequence - 1, limit: PageLimit(entries: 1))
    }
    return page.changes.first { $0.sequence == sequence }?.acceptance
  }

  /// A response body that depends only on the squad, encoded once for each state of the squad.
  nonisolated func response(
    _ kind: CachedResponses.Kind, encode: @Sendable (LoadedSquad) -> [UInt8]
  ) async throws(APIError) -> ByteBuffer {
    // What only this room writes is the latest. Many readers would wait for one another in the room.
    if !log.isShared, let known = responses[kind] { return known }
    return try await latestResponse(kind, encode: encode)
  }

  private func latestResponse(
    _ kind: CachedResponses.Kind, encode: @Sendable (LoadedSquad) -> [UInt8]
  ) async throws(APIError) -> ByteBuffer {
    let latest = try await latest()
    if let known = responses[kind] { return known }
    let bytes = ByteBuffer(bytes: encode(latest))
    responses[kind] = bytes
    weigh()
    return bytes
  }

  /// A page of the changes after a sequence number, and the log's last sequence number.
  func page(
    after since: Int64, upTo limit: PageLimit = .usual
  ) async throws(APIError) -> (page: ChangePage, latest: Int64) {
    try await check(since: since)
    let current = try await current()
    if let changes = current.recent.changes(after: since) {
      let page = ChangePage(
        since: since, upTo: current.sequence, changes: changes, last: current.last)
      return (page, current.sequence)
    }
    do throws(StorageError) {
      let read = try await log.entries(of: id, after: since, limit: limit)
      // A log that lost changes may end before the snapshot; then there is nothing left to read.
      let upTo = read.upTo > since ? read.upTo : current.sequence
      let last = read.changes.last { $0.sequence == upTo }
      let page = ChangePage(
        since: since, upTo: upTo, changes: read.changes, last: last?.acceptance)
      return (page, max(current.sequence, upTo))
    } catch {
      throw .storage(error)
    }
  }
}
