package import Browser
import Domain
package import Presentation
import Wire

extension DeviceRecords {
  /// The stored state of a device, as it was read.
  package struct Contents {
    /// The state that the app starts from.
    package let state: StoredState
    /// The writer that continues these records.
    package let records: DeviceRecords
    /// Records to write, so that those that could not be read are set aside.
    package let repairs: [KeyValue]
  }

  /// Reads everything that the device stores; sets unreadable records aside and counts them.
  package static func read(_ records: [KeyValue]) -> Contents {
    var reading = Reading()
    for record in records {
      guard let value = record.value else { continue }
      do throws(WireError) {
        try reading.read(record.key, value)
      } catch {
        reading.setAside(record.key, value)
      }
    }
    return reading.contents
  }
}

/// The records that were read so far.
private struct Reading {
  private var state = StoredState()
  private var snapshot = Snapshot(sequence: 0, squad: Squad())
  private var log: [SequencedChange] = []
  private var pending: [StampedChange] = []
  /// The place of each pending change.
  private var orders: [Int64] = []
  private var rejected: [RejectedChange] = []
  private var drafts: [Draft] = []
  private var repairs: [KeyValue] = []
  private var edition: [UInt8]?

  mutating func read(_ key: String, _ value: [UInt8]) throws(WireError) {
    // First those of which there are many.
    if key.isIn(RecordKey.pendingFolder) {
      let (order, change) = try StampedChange.read(value)
      orders.append(order)
      pending.append(change)
    } else if key.isIn(RecordKey.logFolder) {
      log.append(try SequencedChange(json: value))
    } else if key.is(RecordKey.preferences) {
      state.preferences = try Preferences(json: value)
    } else if key.is(RecordKey.edition) {
      edition = value
    } else if key.is(RecordKey.account) {
      state.account = try DeviceAccount(json: value)
    } else if key.is(RecordKey.recoveryKey) {
      state.recoveryKey = try RecoveryKey(record: value)
    } else if key.is(RecordKey.lineUp) {
      state.lineUp = try LineUp(json: value)
    } else if key.is(RecordKey.snapshot) {
      snapshot = try Snapshot(json: value)
    } else if key.is(RecordKey.rejections) {
      rejected = try [RejectedChange](json: value)
    } else if key.isIn(RecordKey.draftFolder) {
      drafts.append(try Draft(key: key, json: value))
    } else if key.isIn(RecordKey.damagedFolder) {
      return
    } else {
      throw .missing(field: "key")
    }
  }

  mutating func setAside(_ key: String, _ value: [UInt8]) {
    state.damagedRecords += 1
    repairs.append(KeyValue(key: RecordKey.damagedFolder + key, value: value))
    repairs.append(KeyValue(key: key, value: nil))
  }

  var contents: DeviceRecords.Contents {
    var state = state
    state.drafts = Drafts(stored: drafts)
    let (squad, sequence, last) = confirmed
    state.replica = Replica(
      confirmed: squad, sequence: sequence, last: last,
      pending: zip(orders, pending).sorted { $0.0 < $1.0 }.map { $0.1 }, rejected: rejected)
    return DeviceRecords.Contents(
      state: state,
      records: DeviceRecords(
        snapshotSequence: snapshot.sequence,
        nextOrder: (orders.max() ?? -1) + 1, edition: edition,
        preferences: state.preferences),
      repairs: repairs)
  }

  /// The snapshot with the changes that follow it without a gap; the server has the rest.
  private var confirmed: (Squad, Int64, Acceptance.ID?) {
    var squad = snapshot.squad
    var sequence = snapshot.sequence
    var last = snapshot.last
    for change in log.sorted(by: { $0.sequence < $1.sequence }) where change.sequence > sequence {
      guard change.sequence == sequence + 1, (try? squad.apply(change)) != nil else {
        break
      }
      sequence = change.sequence
      last = change.acceptance
    }
    return (squad, sequence, last)
  }
}

extension String {
  fileprivate func `is`(_ key: String) -> Bool { isEqualByBytes(to: key) }
  fileprivate func isIn(_ folder: String) -> Bool { beginsByBytes(with: folder) }
}
