import Browser
import Client
import Domain
import Presentation

/// A device's disk in memory: the records that the shipping `DeviceRecords` writes and reads.
struct DeviceDisk {
  private var values: [String: [UInt8]] = [:]
  private var records = DeviceRecords()
  private var lastRead = LastRead()
  /// The transactions that are under way, oldest first.
  private var underWay: [Transaction] = []
  /// The recorded changes whose transactions have ended.
  private(set) var stored: Set<StampedChange.ID> = []
  /// How many transactions have ended.
  private(set) var writes = 0
  /// How many transactions more end before the browser is killed; `nil` while it lives on.
  private var writesToLive: Int?
  /// Whether transactions stay under way until `finishOne`.
  var isSlow = false

  var isWriting: Bool { !underWay.isEmpty }
  var writeCount: Int { underWay.count }

  /// Creates a disk on which this state is stored.
  init(_ state: StoredState) {
    let replica = state.replica
    perform(
      [
        .preferences(state.preferences), .account(state.account), .lineUp(state.lineUp),
        .snapshot(Snapshot(sequence: replica.sequence, squad: replica.confirmed)),
        .rejections(replica.rejected),
      ] + replica.pending.map { .append($0) }, replica: replica)
  }

  /// The stored state that an app finds when it starts now.
  var state: StoredState { contents.state }

  private var contents: DeviceRecords.Contents {
    if let contents = lastRead.contents { return contents }
    let contents = DeviceRecords.read(values.map { KeyValue(key: $0.key, value: $0.value) })
    lastRead.contents = contents
    return contents
  }

  /// Performs the app's writes.
  mutating func perform(_ actions: [StoreAction], replica: Replica) {
    let transaction = Transaction(
      records: records.records(for: actions, replica: replica),
      changes: actions.compactMap { if case .append(let change) = $0 { change.id } else { nil } })
    if isSlow || isWriting { underWay.append(transaction) } else { write(transaction) }
  }

  /// Completes the oldest transaction that is under way, or drops it when the disk refuses it.
  mutating func finishOne(isRefused: Bool) {
    let transaction = underWay.removeFirst()
    if !isRefused { write(transaction) }
  }

  /// Whether the browser was killed, so that nothing reaches the disk any more.
  var isKilled: Bool { writesToLive == 0 }

  /// Kills the browser after so many transactions more have ended; `nil` lets it live on.
  mutating func kill(afterWrites count: Int?) { writesToLive = count }

  /// Starts the browser again, after the oldest of the transactions that were under way have ended
  /// although nothing heard of it.
  mutating func restart(afterWrites count: Int = 0) {
    if isKilled { writesToLive = nil }
    for transaction in underWay.prefix(count) { write(transaction) }
    underWay = []
  }

  /// Reads everything, as an app does when it starts or is told to read again.
  mutating func load() -> StoredState {
    let contents = contents
    records = contents.records
    if !contents.repairs.isEmpty { write(Transaction(records: contents.repairs, changes: [])) }
    return contents.state
  }

  private mutating func write(_ transaction: Transaction) {
    guard !isKilled else { return }
    writes += 1
    writesToLive? -= 1
    stored.formUnion(transaction.changes)
    write(transaction.records)
  }

  private mutating func write(_ records: [KeyValue]) {
    guard !records.isEmpty else { return }
    lastRead = LastRead()
    for record in records {
      if let value = record.value {
        values[record.key] = value
      } else if record.key.hasSuffix("/") {
        values = values.filter { !$0.key.hasPrefix(record.key) }
      } else {
        values[record.key] = nil
      }
    }
  }
}

/// What reaches the disk as a whole or not at all.
private struct Transaction {
  let records: [KeyValue]
  /// The changes of the user that are among the records.
  let changes: [StampedChange.ID]
}

/// The result of reading since the last write: tests read the disk more often than it changes.
private final class LastRead {
  var contents: DeviceRecords.Contents?
}
