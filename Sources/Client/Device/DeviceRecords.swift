package import Browser
package import Domain
package import Presentation
import Wire

/// The app's state in the device's storage: what to write for each `StoreAction`.
///
/// A change is one small record. The confirmed squad is a snapshot with the changes after it, which
/// become a new snapshot after every `snapshotInterval` changes.
///
/// ```swift
/// let contents = DeviceRecords.read(stored)
/// var replica = contents.state.replica
/// try replica.record(change)
/// var records = contents.records
/// host.store(records.records(for: [.append(change)], replica: replica), token: 1)
/// ```
package struct DeviceRecords {
  /// A new snapshot is written after this many confirmed changes.
  static let snapshotInterval = 200

  /// How many confirmed changes are stored after the snapshot.
  private var logCount = 0
  /// The place of the next pending change, also when two windows record changes.
  private var nextOrder: Int64 = 0

  /// Creates the records of a new device.
  package init() {}

  init(logCount: Int, nextOrder: Int64) {
    self.logCount = logCount
    self.nextOrder = nextOrder
  }

  /// Counts a change that another window recorded, so that this window's next one comes after it.
  package mutating func recordedElsewhere() {
    nextOrder += 1
  }

  /// The records to write in one transaction, after `actions` led to `replica`.
  package mutating func records(
    for actions: [StoreAction], replica: Replica
  ) -> [KeyValue] {
    var records: [KeyValue] = []
    for action in actions { records += self.records(for: action) }
    if logCount >= Self.snapshotInterval {
      records += snapshot(Snapshot(sequence: replica.sequence, squad: replica.confirmed))
    }
    return records
  }

  private mutating func records(for action: StoreAction) -> [KeyValue] {
    switch action {
    case .append(let change):
      defer { nextOrder += 1 }
      return [change.record(order: nextOrder)]
    case .confirm(let changes):
      logCount += changes.count
      return changes.map { change in
        KeyValue(
          key: RecordKey.log(change.sequence), value: JSONWriter.write { $0.change(change) })
      }
    case .forget(let ids): return ids.map { KeyValue(key: $0.pendingKey, value: nil) }
    case .rejections(let rejections):
      return [KeyValue(key: RecordKey.rejections, value: rejections.json)]
    case .snapshot(let snapshot): return self.snapshot(snapshot)
    case .account(let account):
      return [KeyValue(key: RecordKey.account, value: account?.json)]
    case .preferences(let preferences):
      return [KeyValue(key: RecordKey.preferences, value: preferences.json)]
    case .lineUp(let lineUp):
      return [KeyValue(key: RecordKey.lineUp, value: lineUp?.json)]
    case .erase: return erasing()
    }
  }

  /// Stores no epoch, because the account's record has it.
  private mutating func snapshot(_ snapshot: Snapshot) -> [KeyValue] {
    logCount = 0
    let stored = Snapshot(sequence: snapshot.sequence, squad: snapshot.squad)
    return [
      KeyValue(key: RecordKey.logFolder, value: nil),
      KeyValue(key: RecordKey.snapshot, value: stored.json),
    ]
  }

  private mutating func erasing() -> [KeyValue] {
    logCount = 0
    let keys = [
      RecordKey.account, RecordKey.lineUp, RecordKey.snapshot, RecordKey.rejections,
      RecordKey.logFolder, RecordKey.pendingFolder, RecordKey.damagedFolder,
    ]
    return keys.map { KeyValue(key: $0, value: nil) }
  }
}

extension StampedChange.ID {
  var pendingKey: String { RecordKey.pendingFolder + uuidString }
}
