package import Browser
package import Domain
package import Presentation
import Wire

/// The app's state in the device's storage: what to write for each `StoreAction`.
///
/// A change is one small record. The confirmed squad is a snapshot with the changes after it, which
/// become a new snapshot after every `snapshotInterval` changes.
///
/// Several windows may use the same records. Each write is for the edition of the records that the
/// window knows, and one that replaces what other windows may hold in memory makes a new edition.
///
/// ```swift
/// let contents = DeviceRecords.read(stored)
/// var replica = contents.state.replica
/// try replica.record(change)
/// var records = contents.records
/// host.perform(.store(records.records(for: [.append(change)], replica: replica), token: 1))
/// ```
package struct DeviceRecords {
  /// A new snapshot is written after this many confirmed changes.
  static let snapshotInterval = 200

  /// The sequence number of the stored snapshot.
  private var snapshotSequence: Int64
  /// The place of the next pending change, also when two windows record changes.
  private(set) var nextOrder: Int64
  /// The edition that this window knows; `nil` for the first.
  package private(set) var edition: [UInt8]?
  /// The number of the next edition that this window makes; windows begin far apart.
  private var nextEdition: UInt64 = 0
  /// The preferences that were read last, or written since.
  private var preferences: Preferences
  private let preferencesAsRead: Preferences
  private var editionOnDisk: [UInt8]?

  /// Creates the records of a new device.
  /// - Parameter window: A random number, which no other window has.
  package init(window: UInt64 = 0) {
    self.init(snapshotSequence: 0, nextOrder: 0, edition: nil, preferences: Preferences())
    nextEdition = window
  }

  init(snapshotSequence: Int64, nextOrder: Int64, edition: [UInt8]?, preferences: Preferences) {
    self.snapshotSequence = snapshotSequence
    self.nextOrder = nextOrder
    self.edition = edition
    self.preferences = preferences
    preferencesAsRead = preferences
    editionOnDisk = edition
  }

  /// Continues the records that this window has read again.
  package mutating func adopt(_ read: Self) {
    let (next, order) = (nextEdition, nextOrder)
    self = read
    nextEdition = next
    nextOrder = max(order, read.nextOrder)
  }

  /// Takes note that a write is on the disk, after which this was the edition.
  package mutating func wrote(_ edition: [UInt8]?) {
    editionOnDisk = edition
  }

  /// Takes note that something that should have been written was not.
  package mutating func writeFailed() {
    preferences = preferencesAsRead
    edition = editionOnDisk
  }

  /// Makes this window's next change come after one that another window recorded.
  mutating func recordedElsewhere(at order: Int64) {
    // Wraps around for the largest number, which no window sends.
    nextOrder = max(nextOrder, order &+ 1)
  }

  /// These records, written only while the edition is the one that this window knows.
  package func inThisEdition(_ records: [KeyValue]) -> [KeyValue] {
    [KeyValue(key: RecordKey.expectedEdition, value: edition)] + records
  }

  /// The records to write in one transaction, after `actions` led to `replica`.
  package mutating func records(
    for actions: [StoreAction], replica: Replica
  ) -> [KeyValue] {
    var records: [KeyValue] = []
    var kind = Kind.free
    for action in actions.map({ orSnapshot($0, of: replica) }) {
      kind = max(kind, self.kind(of: action))
      records += self.records(for: action)
    }
    if replica.sequence - snapshotSequence >= Int64(Self.snapshotInterval) {
      records += compact(replica)
      kind = .replacing
    }
    guard kind != .free else { return records }
    records = inThisEdition(records)
    guard kind == .replacing else { return records }
    edition = Array(String(nextEdition).utf8)
    nextEdition &+= 1
    return records + [KeyValue(key: RecordKey.edition, value: edition)]
  }

  /// A snapshot in place of so many confirmed changes that they would become one at once.
  private func orSnapshot(_ action: StoreAction, of replica: Replica) -> StoreAction {
    guard case .confirm(let changes) = action, changes.count >= Self.snapshotInterval else {
      return action
    }
    return .snapshot(
      Snapshot(sequence: replica.sequence, squad: replica.confirmed, last: replica.last))
  }

  private mutating func records(for action: StoreAction) -> [KeyValue] {
    switch action {
    case .append(let change):
      defer { nextOrder += 1 }
      return [change.record(order: nextOrder)]
    case .confirm(let changes):
      return changes.map { change in
        KeyValue(
          key: RecordKey.log(change.sequence), value: JSONWriter.write { $0.change(change) })
      }
    case .forget(let ids): return ids.map { KeyValue(key: $0.pendingKey, value: nil) }
    case .rejections(let rejections):
      return [KeyValue(key: RecordKey.rejections, value: rejections.json)]
    case .snapshot(let snapshot):
      return [KeyValue(key: RecordKey.logFolder, value: nil)] + self.snapshot(snapshot)
    case .account(let account):
      return [KeyValue(key: RecordKey.account, value: account?.json)]
    case .recoveryKey(let key):
      return [KeyValue(key: RecordKey.recoveryKey, value: key?.text.bytes)]
    case .preferences(let preferences):
      defer { self.preferences = preferences }
      return [
        KeyValue(
          key: RecordKey.changedPreferences, value: preferences.json(changedFrom: self.preferences))
      ]
    case .lineUp(let lineUp):
      return [KeyValue(key: RecordKey.lineUp, value: lineUp?.json)]
    case .draft(let form, let draft):
      return [KeyValue(key: RecordKey.draftFolder + form.text, value: draft?.json)]
    case .erase: return erasing()
    }
  }
}

extension DeviceRecords {
  /// How a write goes together with those of other windows.
  private enum Kind: Int, Comparable {
    /// It is right whatever other windows write.
    case free
    /// It adds to what this window knows, and fits what other windows add to the same.
    case adding
    /// It replaces what other windows may hold in memory.
    case replacing

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private func kind(of action: StoreAction) -> Kind {
    switch action {
    // What another window typed into the same form is of the same user; the last one counts.
    case .append, .confirm, .forget, .draft: .adding
    // The times of pending changes were corrected, too.
    case .preferences(let preferences):
      preferences.clockCorrection == self.preferences.clockCorrection ? .free : .replacing
    case .rejections, .snapshot, .account, .recoveryKey, .lineUp, .erase: .replacing
    }
  }

  /// Stores no epoch, because the account's record has it.
  private mutating func snapshot(_ snapshot: Snapshot) -> [KeyValue] {
    snapshotSequence = snapshot.sequence
    let stored = Snapshot(
      sequence: snapshot.sequence, squad: snapshot.squad, last: snapshot.last)
    return [KeyValue(key: RecordKey.snapshot, value: stored.json)]
  }

  /// Replaces the changes that this window knows by a snapshot; another window may have stored later
  /// ones.
  private mutating func compact(_ replica: Replica) -> [KeyValue] {
    let changes = (snapshotSequence + 1)...replica.sequence
    return changes.map { KeyValue(key: RecordKey.log($0), value: nil) }
      + snapshot(
        Snapshot(sequence: replica.sequence, squad: replica.confirmed, last: replica.last))
  }

  private mutating func erasing() -> [KeyValue] {
    snapshotSequence = 0
    let keys = [
      RecordKey.account, RecordKey.recoveryKey, RecordKey.lineUp, RecordKey.snapshot,
      RecordKey.rejections,
      RecordKey.draftFolder, RecordKey.logFolder, RecordKey.pendingFolder, RecordKey.damagedFolder,
    ]
    return keys.map { KeyValue(key: $0, value: nil) }
  }
}

extension StampedChange.ID {
  var pendingKey: String { RecordKey.pendingFolder + uuidString }
}
