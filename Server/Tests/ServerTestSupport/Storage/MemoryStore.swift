package import ChangeStore
public import Domain
package import Domain
package import Wire

/// Keeps everything in memory, for tests of what is built on the ports.
///
/// It is the plainest store that passes the ports' contract suite; nothing survives the process.
package actor MemoryStore {
  var logs: [Squad.ID: MemoryLog] = [:]
  var accounts: [Account.ID: StoredAccount] = [:]
  var tokens: [[UInt8]: StoredToken] = [:]
  private var epoch: Epoch.ID?

  /// Makes a store that holds nothing.
  package init() {}
}

extension MemoryStore: ChangeLog {
  /// The epoch of everything that is kept here; when there is none yet, `new` begins.
  package func epoch(orBegin new: Epoch.ID) -> Epoch.ID {
    let epoch = epoch ?? new
    self.epoch = epoch
    return epoch
  }

  /// The answers that were given before to changes with these ids; new ids are left out.
  package func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) -> [StampedChange.ID: ChangeOutcome] {
    guard let log = logs[squad] else { return [:] }
    let wanted = Set(ids)
    return log.outcomes.filter { wanted.contains($0.key) }
  }

  /// Keeps entries, all or none.
  /// - Throws: `AppendError`; nothing is kept then.
  package func append(_ entries: [LogEntry], to squad: Squad.ID) throws(AppendError) {
    guard var log = logs[squad] else { throw .unknownSquad }
    for entry in entries { try log.append(entry) }
    logs[squad] = log
  }

  /// Reads the accepted changes after a sequence number, in order.
  package func entries(of squad: Squad.ID, after sequence: Int64, limit: Int) -> LogPage {
    let later = logs[squad, default: MemoryLog()].changes.filter { $0.key > sequence }
    let changes = later.values.sorted { $0.sequence < $1.sequence }.prefix(limit)
    return LogPage(changes: Array(changes), upTo: changes.last?.sequence ?? sequence)
  }

  /// The last snapshot that was saved, if there is one.
  package func snapshot(of squad: Squad.ID) -> StoredSnapshot {
    logs[squad]?.snapshot.map { .intact($0) } ?? .none
  }

  /// Keeps a snapshot in place of the squad's last one.
  /// - Throws: `AppendError`; the last snapshot is kept then.
  package func save(_ snapshot: Snapshot, of squad: Squad.ID) throws(AppendError) {
    guard logs[squad] != nil else { throw .unknownSquad }
    logs[squad]?.snapshot = snapshot
  }

  /// The squads that there are, in no order that means anything.
  package func squads() -> [Squad.ID] {
    Array(logs.keys)
  }
}

/// What happened to one squad.
struct MemoryLog {
  private(set) var changes: [Int64: SequencedChange] = [:]
  private(set) var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
  var snapshot: Snapshot?

  mutating func append(_ entry: LogEntry) throws(AppendError) {
    switch entry {
    case .accepted(let change):
      guard changes.updateValue(change, forKey: change.sequence) == nil else { throw .conflict }
      try answer(.accepted(sequence: change.sequence), for: change.stamped.id)
    case .rejected(let rejected):
      try answer(.rejected(rejected.reason), for: rejected.change.id)
    }
  }

  private mutating func answer(
    _ outcome: ChangeOutcome, for id: StampedChange.ID
  ) throws(AppendError) {
    guard outcomes.updateValue(outcome, forKey: id) == nil else { throw .conflict }
  }
}
