import Browser
import Client
import Domain
import Presentation
import TestSupport

/// A device's disk in memory, with the replica and records of an app that uses it.
struct TestDevice {
  private(set) var disk: [String: [UInt8]] = [:]
  private var records = DeviceRecords()
  var replica = Replica()

  mutating func store(_ actions: StoreAction...) {
    write(records.records(for: actions, replica: replica))
  }

  mutating func write(_ records: [KeyValue]) {
    for record in records {
      if let value = record.value {
        disk[record.key] = value
      } else if record.key.hasSuffix("/") {
        disk = disk.filter { !$0.key.hasPrefix(record.key) }
      } else {
        disk[record.key] = nil
      }
    }
  }

  /// The stored state that an app finds when it starts now.
  var contents: DeviceRecords.Contents {
    DeviceRecords.read(
      disk.sorted { $0.key < $1.key }.map { KeyValue(key: $0.key, value: $0.value) })
  }

  var state: StoredState { contents.state }

  /// Kills the app and starts it again.
  mutating func restart() {
    let contents = contents
    records = contents.records
    replica = contents.state.replica
    write(contents.repairs)
  }

  mutating func record(_ change: StampedChange) throws {
    try replica.record(change)
    store(.append(change))
  }

  mutating func confirm(_ changes: [SequencedChange]) throws {
    let before = replica.pending.map(\.id)
    let since = replica.sequence
    let page = ChangePage(
      since: since, upTo: changes.last?.sequence ?? since, changes: changes)
    try replica.receive(page)
    let pending = Set(replica.pending.map(\.id))
    store(.confirm(changes), .forget(before.filter { !pending.contains($0) }))
  }

  /// Learns that another window has recorded a change, on the disk that both share.
  mutating func recordedElsewhere(in other: Self) {
    disk = other.disk
    replica = other.replica
    records.recordedElsewhere()
  }

  mutating func damage(_ key: String) {
    disk[key] = "{".bytes
  }
}
