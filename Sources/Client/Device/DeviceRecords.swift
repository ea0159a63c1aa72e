package import Browser
package import Domain
package import Presentation
import Wire

/// How the app's state lies in the phone's storage: what to write for each `StoreAction`.
///
/// A change is one small record. The squad that the server confirmed is a snapshot with the
/// changes after it, which now and then become a new snapshot.
package struct DeviceRecords {
  /// After how many confirmed changes a new snapshot is written.
  static let snapshotInterval = 200

  /// The changes that lie after the snapshot.
  private var logCount = 0
  /// Pending changes are kept in this order, also when two windows record them.
  private var nextOrder: Int64 = 0

  /// Makes the records of a new phone.
  package init() {}

  init(logCount: Int, nextOrder: Int64) {
    self.logCount = logCount
    self.nextOrder = nextOrder
  }

  /// Another window recorded a change, which lies before the next one of this window.
  package mutating func recordedElsewhere() {
    nextOrder += 1
  }

  /// The records to write, all or none, when `actions` led to `replica`.
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

  /// The epoch stands in the account's record.
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
