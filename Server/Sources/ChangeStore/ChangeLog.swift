public import Domain

/// Stores the log of changes and the last snapshot of every squad.
///
/// Each squad has one writer, which has read the squad's log and numbers new entries itself:
///
/// ```swift
/// let page = try await log.entries(of: squad, after: 0, limit: 1_000)
/// let change = SequencedChange(sequence: page.upTo + 1, author: account, stamped: stamped)
/// try await log.append([.accepted(change)], to: squad)
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
  /// - Throws: `StorageError` when storage cannot be read.
  func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) async throws(StorageError) -> [StampedChange.ID: ChangeOutcome]

  /// Appends all entries or none.
  ///
  /// When this returns, they survive a crash and a power cut.
  /// - Throws: `AppendError`; nothing is appended then.
  func append(_ entries: [LogEntry], to squad: Squad.ID) async throws(AppendError)

  /// Reads the accepted changes after a sequence number, in order.
  ///
  /// At most `limit` entries are read, and `limit` must be positive. Damaged entries count, and the
  /// page reports them beside the readable changes.
  /// - Throws: `StorageError` when storage cannot be read.
  func entries(
    of squad: Squad.ID, after sequence: Int64, limit: Int
  ) async throws(StorageError) -> LogPage

  /// Reads the last saved snapshot of a squad.
  /// - Throws: `StorageError` when storage cannot be read.
  func snapshot(of squad: Squad.ID) async throws(StorageError) -> StoredSnapshot

  /// Saves a snapshot in place of the squad's last snapshot.
  /// - Throws: `AppendError`; the last snapshot stays then.
  func save(_ snapshot: Snapshot, of squad: Squad.ID) async throws(AppendError)

  /// Lists all squads, in any order.
  /// - Throws: `StorageError` when storage cannot be read.
  func squads() async throws(StorageError) -> [Squad.ID]
}

/// A part of a squad's log, read from storage.
public struct LogPage: Equatable, Sendable {
  /// The accepted changes, in order.
  public let changes: [SequencedChange]
  /// The sequence numbers of changes that could not be decoded, in order.
  public let damaged: [Int64]
  /// The last sequence number that the page covers.
  ///
  /// At the end of the log it is the number that was asked for.
  public let upTo: Int64

  /// Creates a page of a log.
  public init(changes: [SequencedChange], damaged: [Int64] = [], upTo: Int64) {
    self.changes = changes
    self.damaged = damaged
    self.upTo = upTo
  }
}

/// The state of a squad's last snapshot in storage.
public enum StoredSnapshot: Equatable, Sendable {
  /// No snapshot has been saved yet.
  case none
  /// The snapshot cannot be decoded; the log still has every change.
  case damaged
  /// The snapshot is readable.
  case intact(Snapshot)
}

/// The reason why entries or a snapshot were not stored.
public enum AppendError: Error, Hashable, Sendable {
  /// The squad does not exist, or its account was deleted meanwhile.
  case unknownSquad
  /// A sequence number or an id is in the log already, because another writer appended to it.
  case conflict
  /// Storage failed, for the given reason.
  case storage(StorageError)
}

/// The reason why storage cannot be used.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk is full.
  case full
  /// The file cannot be opened, read or written.
  case inaccessible
  /// The file is not a database, or is damaged.
  case corrupt
  /// The file was written by a newer version of this program.
  case newerVersion
  /// Another error, with SQLite's extended result code (https://sqlite.org/rescode.html).
  case other(code: Int32)
}
