package import ChangeStore
package import Domain
import Wire

/// Stores everything in memory, for tests of code that uses the storage ports.
///
/// It is the simplest store that passes the ports' contract suite.
package actor MemoryStore {
  var logs: [Squad.ID: MemoryLog] = [:]
  var accounts: [Account.ID: StoredAccount] = [:]
  var tokens: [[UInt8]: StoredToken] = [:]
  var links: [LinkSecret: (target: LinkTarget, isOff: Bool)] = [:]
  /// The secrets of links whose accounts were deleted.
  var spentSecrets: Set<LinkSecret> = []
  var keys: [[UInt8]: StoredKey] = [:]
  var recoveryCodes: [[UInt8]: (code: StoredRecoveryCode, isEnded: Bool)] = [:]
  var joinCodes: [[UInt8]: StoredJoinCode] = [:]
  private var epoch: Epoch.ID?
  private let squadByteLimits: SquadByteLimits
  package nonisolated let isShared: Bool
  nonisolated let attempts = MemoryAttempts()

  /// Creates an empty store; in one that `isShared`, tests append as other servers do.
  package init(
    squadByteLimits: SquadByteLimits = SquadByteLimits(), isShared: Bool = false
  ) {
    self.squadByteLimits = squadByteLimits
    self.isShared = isShared
  }
}

extension MemoryStore: ChangeLog {
  package func epoch(orBegin new: Epoch.ID) -> Epoch.ID {
    let epoch = epoch ?? new
    self.epoch = epoch
    return epoch
  }

  package func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) -> [StampedChange.ID: ChangeOutcome] {
    guard let log = logs[squad] else { return [:] }
    let wanted = Set(ids)
    return log.outcomes.filter { wanted.contains($0.key) }
  }

  package func ends(of squads: [Squad.ID]) -> [Squad.ID: Int64] {
    Dictionary(uniqueKeysWithValues: Set(squads).compactMap { id in logs[id].map { (id, $0.end) } })
  }

  package func append(
    _ entries: [LogEntry], to squad: Squad.ID, after sequence: Int64
  ) throws(AppendError) {
    guard var log = logs[squad] else { throw .unknownSquad }
    guard log.end <= sequence else { throw .conflict }
    for entry in entries {
      if case .accepted(let change) = entry, change.author == nil { throw .storage(.corrupt) }
      try log.append(entry)
    }
    guard log.byteCount <= byteLimit(of: squad) else { throw .squadFull }
    logs[squad] = log
    for entry in entries {
      if case .accepted(let change) = entry { keepLink(change.stamped.change, of: squad) }
    }
  }

  private func byteLimit(of squad: Squad.ID) -> Int {
    let isNamed = accounts.values.contains { $0.squad == squad && $0.login != nil }
    return isNamed ? squadByteLimits.named : squadByteLimits.unnamed
  }

  private func keepLink(_ change: Change, of squad: Squad.ID) {
    switch change.linkChange {
    case .made(let link, let subject):
      guard links[link.secret] == nil, !spentSecrets.contains(link.secret) else { return }
      links[link.secret] = (LinkTarget(squad: squad, subject: subject, link: link.id), false)
    case .turnedOff(let id):
      for (secret, link) in links where link.target.squad == squad && link.target.link == id {
        links[secret]?.isOff = true
      }
    case nil: break
    }
  }

  package func linkTarget(of secret: LinkSecret) -> LinkTarget? {
    links[secret].flatMap { $0.isOff ? nil : $0.target }
  }

  package func entries(of squad: Squad.ID, after sequence: Int64, limit: PageLimit) -> LogPage {
    let later = logs[squad, default: MemoryLog()].changes.filter { $0.key > sequence }
    var changes: [SequencedChange] = []
    var read = 0
    for change in later.values.sorted(by: { $0.sequence < $1.sequence }).prefix(limit.entries)
    where read < limit.bytes {
      changes.append(change)
      read += JSONWriter.write { $0.change(change.stamped) }.count
    }
    return LogPage(changes: changes, upTo: changes.last?.sequence ?? sequence)
  }

  package func byteCount(of squad: Squad.ID) -> Int {
    logs[squad]?.byteCount ?? 0
  }

  package func snapshot(of squad: Squad.ID) -> StoredSnapshot {
    logs[squad]?.snapshot.map { .intact($0) } ?? .none
  }

  package func save(_ snapshot: Snapshot, of squad: Squad.ID) throws(AppendError) {
    guard logs[squad] != nil else { throw .unknownSquad }
    logs[squad]?.snapshot = snapshot
  }

  package func checkAccess() {}

  package func squads() -> [Squad.ID] {
    Array(logs.keys)
  }
}

struct MemoryLog {
  private(set) var changes: [Int64: SequencedChange] = [:]
  private(set) var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
  private(set) var byteCount = 0
  var snapshot: Snapshot?

  var end: Int64 { changes.keys.max() ?? 0 }

  mutating func append(_ entry: LogEntry) throws(AppendError) {
    byteCount += entry.byteCount
    switch entry {
    case .accepted(let change):
      guard changes.updateValue(change, forKey: change.sequence) == nil else { throw .conflict }
      try record(.accepted(sequence: change.sequence), for: change.stamped.id)
    case .rejected(let rejected):
      try record(.rejected(rejected.reason), for: rejected.change.id)
    }
  }

  private mutating func record(
    _ outcome: ChangeOutcome, for id: StampedChange.ID
  ) throws(AppendError) {
    guard outcomes.updateValue(outcome, forKey: id) == nil else { throw .conflict }
  }
}

extension LogEntry {
  fileprivate var byteCount: Int {
    switch self {
    case .accepted(let change): JSONWriter.write { $0.change(change.stamped) }.count + 150
    case .rejected(let rejected):
      JSONWriter.write { $0.change(rejected.change) }.count
        + JSONWriter.write { $0.rejection(rejected.reason) }.count + 150
    }
  }
}
