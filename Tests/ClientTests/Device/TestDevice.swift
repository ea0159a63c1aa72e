import Browser
import BrowserSupport
import Client
import Domain
import Presentation
import TestSupport

/// A device's disk in memory, with the replica and records of an app that uses it.
struct TestDevice {
  private var stored = StoredRecords()
  private var records = DeviceRecords()
  /// How often the app was started again.
  private var restarts: UInt64 = 0
  var replica = Replica()
  /// How many records the last write had.
  private(set) var lastWriteCount = 0

  /// The values by key, but for the edition, which says nothing to users.
  var disk: [String: [UInt8]] { stored.values.filter { $0.key != "edition" } }

  mutating func store(_ actions: StoreAction...) {
    write(records.records(for: actions, replica: replica))
  }

  mutating func write(_ records: [KeyValue]) {
    lastWriteCount = records.count
    stored.write(records)
  }

  /// The stored state that an app finds when it starts now.
  var contents: DeviceRecords.Contents {
    DeviceRecords.read(stored.all)
  }

  var state: StoredState { contents.state }

  /// Kills the app and starts it again.
  mutating func restart() {
    let contents = contents
    restarts += 1
    records = DeviceRecords(window: restarts << 32)
    records.adopt(contents.records)
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
      since: since, upTo: changes.last?.sequence ?? since, changes: changes,
      last: changes.last?.acceptance)
    try replica.receive(page)
    let pending = Set(replica.pending.map(\.id))
    store(.confirm(changes), .forget(before.filter { !pending.contains($0) }))
  }

  /// Learns that another window has recorded a change, on the disk that both share.
  mutating func recordedElsewhere(in other: Self) {
    stored = other.stored
    replica = other.replica
    guard let change = replica.pending.last else { return }
    _ = records.message(json: other.records.json(of: .recorded(change)))
  }

  mutating func damage(_ key: String) {
    stored.write([KeyValue(key: key, value: "{".bytes)])
  }
}
