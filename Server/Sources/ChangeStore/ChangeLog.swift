public import Domain

/// Stores the log of changes and the last snapshot of every squad.
///
/// A writer reads a squad's log, decides about new changes and numbers them itself. Of two that do so
/// at once, one is told of the conflict, and reads on:
///
/// ```swift
/// let page = try await log.entries(of: squad, after: 0, limit: .usual)
/// let change = SequencedChange(sequence: page.upTo + 1, author: account, stamped: stamped)
/// try await log.append([.accepted(change)], to: squad, after: page.upTo)
/// ```
///
/// Every implementation passes the same contract suite.
public protocol ChangeLog: Sendable {
  /// The epoch of the whole storage; when there is none yet, `new` begins.
  ///
  /// A server asks for it when it starts. A backup has no epoch, so a new epoch begins each time
  /// that a backup is restored, and devices notice it.
  /// - Throws: `StorageError` when storage cannot be read or written.
  func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID

  /// The earlier outcomes of changes, by their ids; ids that the log does not have are left out.
  ///
  /// A refusal whose stored reason is damaged stays a refusal, with the closest reason.
  /// - Throws: `StorageError` when storage cannot be read.
  func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) async throws(StorageError) -> [StampedChange.ID: ChangeOutcome]

  /// Whether other servers may append to the same logs while this one runs.
  var isShared: Bool { get }

  /// The sequence numbers of the last accepted changes, 0 before the first; unknown squads are left
  /// out.
  /// - Throws: `StorageError` when storage cannot be read.
  func ends(of squads: [Squad.ID]) async throws(StorageError) -> [Squad.ID: Int64]

  /// Appends all entries or none, which were decided about when the log ended with `sequence`.
  ///
  /// Storage keeps so many bytes of entries for each squad, and refuses what goes beyond.
  /// When this returns, they survive a crash and a power cut.
  /// - Throws: `AppendError`; nothing is appended then.
  func append(
    _ entries: [LogEntry], to squad: Squad.ID, after sequence: Int64
  ) async throws(AppendError)

  /// Reads the accepted changes after a sequence number, in order.
  ///
  /// At most as much is read as `limit` allows. Damaged entries count, and the page reports them
  /// beside the readable changes.
  /// - Throws: `StorageError` when storage cannot be read.
  func entries(
    of squad: Squad.ID, after sequence: Int64, limit: PageLimit
  ) async throws(StorageError) -> LogPage

  /// The bytes of entries that are kept for a squad; 0 for one that is unknown.
  /// - Throws: `StorageError` when storage cannot be read.
  func byteCount(of squad: Squad.ID) async throws(StorageError) -> Int

  /// Reads the last saved snapshot of a squad.
  /// - Throws: `StorageError` when storage cannot be read.
  func snapshot(of squad: Squad.ID) async throws(StorageError) -> StoredSnapshot

  /// Where the link with a secret leads.
  ///
  /// `nil` for a secret of no link, and for one that was turned off. Of several links with one secret,
  /// only the first counts, also after it was turned off.
  /// - Throws: `StorageError` when storage cannot be read.
  func linkTarget(of secret: LinkSecret) async throws(StorageError) -> LinkTarget?

  /// Saves a snapshot in place of the squad's last snapshot.
  /// - Throws: `AppendError`; the last snapshot stays then.
  func save(_ snapshot: Snapshot, of squad: Squad.ID) async throws(AppendError)

  /// Checks that storage can be read, has room, and keeps what is written.
  /// - Throws: `StorageError` when it cannot or does not.
  func checkAccess() async throws(StorageError)

  /// Lists all squads, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  func squads() async throws(StorageError) -> [Squad.ID]
}
