public import Domain

/// Keeps what happened to every squad.
///
/// Every implementation passes the same contract suite. One writer a squad: whoever appends has read the squad's log and gives the next numbers itself.
public protocol ChangeLog: Sendable {
  /// The epoch of everything that is kept here; when there is none yet, `new` begins.
  ///
  /// For whoever serves from it: a backup has no epoch, so that one begins each time that it is
  /// restored, and phones can tell.
  /// - Throws: `StorageError` when storage cannot be read or written.
  func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID

  /// The answers that were given before to changes with these ids; new ids are left out.
  /// - Throws: `StorageError` when storage cannot be read.
  func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) async throws(StorageError) -> [StampedChange.ID: ChangeOutcome]

  /// Keeps entries, all or none. When this returns, they survive a crash and a power cut.
  /// - Throws: `AppendError`; nothing is kept then.
  func append(_ entries: [LogEntry], to squad: Squad.ID) async throws(AppendError)

  /// Reads the accepted changes after a sequence number, in order.
  ///
  /// At most `limit` entries, which must be positive, are read, damaged ones included: those are
  /// reported in the page and do not keep the rest from being read.
  /// - Throws: `StorageError` when storage cannot be read.
  func entries(
    of squad: Squad.ID, after sequence: Int64, limit: Int
  ) async throws(StorageError) -> LogPage

  /// The last snapshot that was saved, if there is one that can be decoded.
  /// - Throws: `StorageError` when storage cannot be read.
  func snapshot(of squad: Squad.ID) async throws(StorageError) -> StoredSnapshot

  /// Keeps a snapshot in place of the squad's last one.
  /// - Throws: `AppendError`; the last snapshot is kept then.
  func save(_ snapshot: Snapshot, of squad: Squad.ID) async throws(AppendError)

  /// The squads that there are, in no order that means anything.
  /// - Throws: `StorageError` when storage cannot be read.
  func squads() async throws(StorageError) -> [Squad.ID]
}

/// A part of a squad's log as it was read from storage.
public struct LogPage: Equatable, Sendable {
  /// The accepted changes, in order.
  public let changes: [SequencedChange]
  /// The numbers of entries that could not be decoded, in order.
  public let damaged: [Int64]
  /// The last number that the page covers; the number asked after when there is nothing more.
  public let upTo: Int64

  /// Makes a page.
  public init(changes: [SequencedChange], damaged: [Int64] = [], upTo: Int64) {
    self.changes = changes
    self.damaged = damaged
    self.upTo = upTo
  }
}

/// What storage has in place of a squad's snapshot.
public enum StoredSnapshot: Equatable, Sendable {
  /// None was saved yet.
  case none
  /// One was saved, but cannot be decoded; the log has everything.
  case damaged
  /// The last one that was saved.
  case intact(Snapshot)
}

/// Why entries or a snapshot were not kept.
public enum AppendError: Error, Hashable, Sendable {
  /// The squad does not exist, or its account was deleted meanwhile.
  case unknownSquad
  /// A number or an id is in the log already: somebody else wrote to it.
  case conflict
  /// Storage failed.
  case storage(StorageError)
}

/// Why storage cannot be used.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk is full.
  case full
  /// The file cannot be opened, read or written.
  case inaccessible
  /// The file is not a database, or is damaged.
  case corrupt
  /// The file was written by a newer version of this program.
  case newerVersion
  /// Anything else, with SQLite's extended result code (https://sqlite.org/rescode.html).
  case other(code: Int32)
}
