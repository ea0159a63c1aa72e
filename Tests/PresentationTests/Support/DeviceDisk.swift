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
  private var underWay: [[KeyValue]] = []
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
    let records = records.records(for: actions, replica: replica)
    if isSlow || isWriting { underWay.append(records) } else { write(records) }
  }

  /// Completes the oldest transaction that is under way, or drops it when the disk refuses it.
  mutating func finishOne(isRefused: Bool) {
    let records = underWay.removeFirst()
    if !isRefused { write(records) }
  }

  /// Loses what is under way, as when the browser is killed.
  mutating func wasKilled() {
    underWay = []
  }

  /// Reads everything, as an app does when it starts or is told to read again.
  mutating func load() -> StoredState {
    let contents = contents
    records = contents.records
    write(contents.repairs)
    return contents.state
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

/// The result of reading since the last write: tests read the disk more often than it changes.
private final class LastRead {
  var contents: DeviceRecords.Contents?
}
