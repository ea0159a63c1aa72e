import Browser
import Client
import Domain
import Presentation

/// A device's disk in memory: the records that the shipping `DeviceRecords` writes and reads.
struct PhoneDisk {
  private var values: [String: [UInt8]] = [:]
  private var records = DeviceRecords()
  private var lastRead = LastRead()

  /// A disk on which this was stored.
  init(_ state: StoredState) {
    let replica = state.replica
    perform(
      [
        .preferences(state.preferences), .account(state.account), .lineUp(state.lineUp),
        .snapshot(Snapshot(sequence: replica.sequence, squad: replica.confirmed)),
        .rejections(replica.rejected),
      ] + replica.pending.map { .append($0) }, replica: replica)
  }

  /// What an app that starts now finds.
  var state: StoredState { contents.state }

  private var contents: DeviceRecords.Contents {
    if let contents = lastRead.contents { return contents }
    let contents = DeviceRecords.read(values.map { KeyValue(key: $0.key, value: $0.value) })
    lastRead.contents = contents
    return contents
  }

  /// Writes what the app asks to store.
  mutating func perform(_ actions: [StoreAction], replica: Replica) {
    write(records.records(for: actions, replica: replica))
  }

  /// Reads everything, as an app does that starts or was told to read again.
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

/// What was read since the last write: tests look at the disk more often than it changes.
private final class LastRead {
  var contents: DeviceRecords.Contents?
}
