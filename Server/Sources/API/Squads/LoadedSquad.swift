import ChangeStore
import Domain
import Logging

/// A squad in memory, in the state that is on disk.
struct LoadedSquad: Sendable {
  private(set) var squad: Squad
  private(set) var sequence: Int64
  private(set) var recent: RecentChanges
  /// The memory that the squad takes, in bytes: that of the last snapshot and of every change since.
  private var squadWeight: Int
  /// The sequence number of the last snapshot that was saved or is being saved.
  private var snapshotSequence: Int64
  /// The memory that the changes after that snapshot took, in bytes.
  private var unsavedWeight = 0

  /// Reads the last snapshot and the changes after it.
  static func read(
    _ id: Squad.ID, from log: any ChangeLog, reportingTo logger: Logger
  ) async throws(StorageError) -> Self {
    var snapshot = Snapshot(sequence: 0, squad: Squad())
    switch try await log.snapshot(of: id) {
    case .none: break
    case .intact(let stored): snapshot = stored
    case .damaged:
      logger.error("A snapshot is damaged; reading the whole log", metadata: id.metadata)
    }
    var recent = RecentChanges(after: max(0, snapshot.sequence - 1))
    if snapshot.sequence > 0 {
      // The last change of the snapshot, which nearly all devices name as the last that they know.
      let page = try await log.entries(
        of: id, after: snapshot.sequence - 1, limit: PageLimit(entries: 1))
      recent.append(page.changes.filter { $0.sequence == snapshot.sequence })
    }
    var loaded = Self(
      squad: snapshot.squad,
      sequence: snapshot.sequence,
      recent: recent,
      squadWeight: snapshot.squad.memoryWeight,
      snapshotSequence: snapshot.sequence)
    var isComplete = false
    while !isComplete {
      let page = try await log.entries(of: id, after: loaded.sequence, limit: .usual)
      isComplete = page.upTo == loaded.sequence
      loaded.replay(page, of: id, reportingTo: logger)
    }
    return loaded
  }

  /// Applies a page of the log, and logs and skips changes that are damaged or do not fit.
  mutating func replay(_ page: LogPage, of id: Squad.ID, reportingTo logger: Logger) {
    for change in page.damaged {
      logger.error("A change is damaged; leaving it out", metadata: id.metadata(change.sequence))
    }
    for change in page.changes {
      do throws(ChangeRejection) {
        try squad.apply(change)
      } catch {
        logger.error(
          "A change does not fit; leaving it out", metadata: id.metadata(change.sequence))
      }
    }
    add(page.changes)
    sequence = page.upTo
  }

  /// Takes over the state that has just been written to disk.
  mutating func commit(_ sequencer: SquadSequencer) {
    squad = sequencer.squad
    sequence = sequencer.sequence
    add(sequencer.accepted)
  }

  /// Keeps a planned game that people are about to answer.
  mutating func keepGame(_ key: PlanKey) { squad.keepGame(key) }

  /// The memory that the squad and its recent changes take, in bytes.
  var memoryWeight: Int { squadWeight + recent.memoryWeight }

  /// The acceptance of the last change; `nil` when that change cannot be read.
  var last: Acceptance.ID? { recent.change(at: sequence)?.acceptance }

  /// Whether work on the squad takes long, because it takes so much memory.
  var isLarge: Bool { memoryWeight > SquadMemory.small }

  private mutating func add(_ changes: [SequencedChange]) {
    recent.append(changes)
    let weight = changes.reduce(0) { $0 + $1.memoryWeight }
    squadWeight += weight
    unsavedWeight += weight
  }

  /// A snapshot, when one is due.
  ///
  /// The larger the squad, the more changes come between two snapshots, by number and by bytes, so
  /// that the work of saving stays in proportion to the work of changing.
  mutating func dueSnapshot() -> Snapshot? {
    let interval = max(500, Int64(squad.allPlayers.count + squad.allGathers.count))
    guard sequence - snapshotSequence >= interval, unsavedWeight >= squadWeight / 4 else {
      return nil
    }
    snapshotSequence = sequence
    unsavedWeight = 0
    // Weighed again, because most changes replace something and add nothing.
    squadWeight = squad.memoryWeight
    return Snapshot(sequence: sequence, squad: squad)
  }
}

extension Squad.ID {
  fileprivate var metadata: Logger.Metadata { ["squad": "\(uuidString)"] }

  fileprivate func metadata(_ sequence: Int64) -> Logger.Metadata {
    ["squad": "\(uuidString)", "sequence": "\(sequence)"]
  }
}
