import API
import ChangeStore
import Domain
import ServerTestSupport
import Synchronization
import Wire

/// A store that works until a test breaks it.
final class FaultyStore: Sendable {
  /// The errors and callbacks that a test can set.
  struct Faults {
    var appending: AppendError?
    var reading: StorageError?
    /// Called once, before the next entries are appended.
    var beforeAppending: (@Sendable () async throws -> Void)?
    /// Called once, after the next entries were appended and before the caller gets to know.
    var afterAppending: (@Sendable () async throws -> Void)?
    /// Called once, after the next page of entries was read and before the caller gets it.
    var afterReadingEntries: (@Sendable () async throws -> Void)?
    /// Called once, after the next token was read and before the caller gets it.
    var afterReadingToken: (@Sendable () async throws -> Void)?
    /// Called once, before the next token is saved.
    var beforeSavingToken: (@Sendable () async throws -> Void)?
    /// Called once, before the next uses of tokens are recorded.
    var beforeRecordingUses: (@Sendable () async throws -> Void)?
    /// Called once, after the tokens of an account were read next, before the reader has them.
    var afterReadingTokens: (@Sendable () async throws -> Void)?
    /// Called whenever a snapshot is read.
    var whileReadingSnapshot: (@Sendable () -> Void)?
    /// The sequence numbers of changes that cannot be decoded.
    var damaged: Set<Int64> = []
  }

  let store: any Store
  private let state = Mutex((faults: Faults(), appendCount: 0))
  private let successors = AsyncStream<any Store>.makeStream()

  init(_ store: any Store = MemoryStore()) { self.store = store }

  /// The number of times that entries were appended.
  var appendCount: Int { state.withLock { $0.appendCount } }

  func fail(_ change: (inout Faults) -> Void) {
    state.withLock { change(&$0.faults) }
  }

  /// Goes back to what another store has, as a database does whose standby took over.
  func goBack(to store: any Store) { successors.continuation.yield(store) }

  func work() {
    fail { $0 = Faults() }
  }

  func checkReading() throws(StorageError) {
    if let error = state.withLock({ $0.faults.reading }) { throw error }
  }

  /// The error of whatever is written.
  var writingError: StorageError? {
    guard case .storage(let error) = state.withLock({ $0.faults.appending }) else { return nil }
    return error
  }

  private func checkWriting() throws(StorageError) {
    if let writingError { throw writingError }
  }

  private func checkAppending() throws(AppendError) {
    if let error = state.withLock({ $0.faults.appending }) { throw error }
  }
}

extension FaultyStore: ChangeLog {
  func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID {
    try checkReading()
    return try await store.epoch(orBegin: new)
  }

  func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) async throws(StorageError) -> [StampedChange.ID: ChangeOutcome] {
    try checkReading()
    return try await store.outcomes(of: ids, in: squad)
  }

  var isShared: Bool { store.isShared }

  func ends(of squads: [Squad.ID]) async throws(StorageError) -> [Squad.ID: Int64] {
    try checkReading()
    return try await store.ends(of: squads)
  }

  func append(
    _ entries: [LogEntry], to squad: Squad.ID, after sequence: Int64
  ) async throws(AppendError) {
    try checkAppending()
    let hook = state.withLock { $0.faults.beforeAppending.take() }
    try? await hook?()
    try await store.append(entries, to: squad, after: sequence)
    state.withLock { $0.appendCount += 1 }
    let afterwards = state.withLock { $0.faults.afterAppending.take() }
    try? await afterwards?()
  }

  func entries(
    of squad: Squad.ID, after sequence: Int64, limit: PageLimit
  ) async throws(StorageError) -> LogPage {
    try checkReading()
    let page = try await store.entries(of: squad, after: sequence, limit: limit)
    let hook = state.withLock { $0.faults.afterReadingEntries.take() }
    try? await hook?()
    let damaged = state.withLock { $0.faults.damaged }
    return LogPage(
      changes: page.changes.filter { !damaged.contains($0.sequence) },
      damaged: page.changes.map(\.sequence).filter { damaged.contains($0) }
        .map { .altered(sequence: $0) }, upTo: page.upTo)
  }

  func byteCount(of squad: Squad.ID) async throws(StorageError) -> Int {
    try checkReading()
    return try await store.byteCount(of: squad)
  }

  func snapshot(of squad: Squad.ID) async throws(StorageError) -> StoredSnapshot {
    try checkReading()
    state.withLock { $0.faults.whileReadingSnapshot }?()
    return try await store.snapshot(of: squad)
  }

  func linkTarget(of secret: LinkSecret) async throws(StorageError) -> LinkTarget? {
    try checkReading()
    return try await store.linkTarget(of: secret)
  }

  func save(_ snapshot: Snapshot, of squad: Squad.ID) async throws(AppendError) {
    try checkAppending()
    try await store.save(snapshot, of: squad)
  }

  func checkAccess() async throws(StorageError) {
    try checkReading()
    try await store.checkAccess()
  }

  func squads() async throws(StorageError) -> [Squad.ID] { try await store.squads() }
}

extension FaultyStore: AccountStore {
  func create(_ account: StoredAccount) async throws(RegistrationError) {
    if case .storage(let error) = state.withLock({ $0.faults.appending }) {
      throw .storage(error)
    }
    try await store.create(account)
  }

  func account(
    usernameKey: String, likeness: String
  ) async throws(StorageError) -> StoredAccount? {
    try checkReading()
    return try await store.account(usernameKey: usernameKey, likeness: likeness)
  }

  func account(id: Account.ID) async throws(StorageError) -> StoredAccount? {
    try checkReading()
    return try await store.account(id: id)
  }

  func allAccounts() async throws(StorageError) -> [StoredAccount] {
    try checkReading()
    return try await store.allAccounts()
  }

  func replacePasswordHash(
    of account: StoredAccount, by new: String, keeping session: Session.ID?
  ) async throws(PasswordUpdateError) {
    if case .storage(let error) = state.withLock({ $0.faults.appending }) {
      throw .storage(error)
    }
    try await store.replacePasswordHash(of: account, by: new, keeping: session)
  }

  func delete(account id: Account.ID) async throws(StorageError) {
    try checkWriting()
    try await store.delete(account: id)
  }

  func save(_ token: StoredToken) async throws(StorageError) {
    try checkWriting()
    let hook = state.withLock { $0.faults.beforeSavingToken.take() }
    try? await hook?()
    try await store.save(token)
  }

  func token(hash: [UInt8]) async throws(StorageError) -> StoredToken? {
    try checkReading()
    let token = try await store.token(hash: hash)
    let hook = state.withLock { $0.faults.afterReadingToken.take() }
    try? await hook?()
    return token
  }

  func tokens(of account: Account.ID) async throws(StorageError) -> [StoredToken] {
    try checkReading()
    let tokens = try await store.tokens(of: account)
    let hook = state.withLock { $0.faults.afterReadingTokens.take() }
    try? await hook?()
    return tokens
  }

  func recordUses(_ uses: [[UInt8]: Instant]) async throws(StorageError) {
    try checkWriting()
    let hook = state.withLock { $0.faults.beforeRecordingUses.take() }
    try? await hook?()
    try await store.recordUses(uses)
  }

  func renewToken(hash: [UInt8], until instant: Instant) async throws(StorageError) {
    try checkWriting()
    try await store.renewToken(hash: hash, until: instant)
  }

  func end(_ session: Session.ID, of account: Account.ID) async throws(StorageError) {
    try checkWriting()
    try await store.end(session, of: account)
  }

  func endSessions(
    of account: Account.ID, except session: Session.ID?
  ) async throws(StorageError) {
    try checkWriting()
    try await store.endSessions(of: account, except: session)
  }

  func endEntrances(of account: Account.ID) async throws(StorageError) {
    try checkWriting()
    try await store.endEntrances(of: account)
  }

  func deleteTokens(expiredBefore instant: Instant) async throws(StorageError) {
    try await store.deleteTokens(expiredBefore: instant)
  }
}

extension FaultyStore: AttemptStore, Announcer, Successive {
  func count(_ attempts: [Attempt], at now: Instant) async throws(StorageError) -> Int64? {
    try await store.count(attempts, at: now)
  }

  func takeBack(_ attempts: [Attempt]) async throws(StorageError) {
    try await store.takeBack(attempts)
  }

  func forgetAttempts(endedBefore instant: Instant) async throws(StorageError) {
    try await store.forgetAttempts(endedBefore: instant)
  }

  func announce(_ announcement: Announcement) { store.announce(announcement) }

  func news() -> AsyncStream<News> { store.news() }

  func successor(orBegin new: Epoch.ID) async -> Successor? {
    for await store in successors.stream {
      guard let epoch = try? await store.epoch(orBegin: new) else { continue }
      fail { $0.reading = .unreachable }
      fail { $0.appending = .storage(.unreachable) }
      return Successor(store: store, epoch: epoch)
    }
    return nil
  }
}
