import Browser
import BrowserSupport
import Client
import Domain
import Presentation

/// A device's disk in memory: the records that the shipping `DeviceRecords` writes and reads.
struct DeviceDisk {
  private var files = Files()
  private var records = DeviceRecords()
  /// Whether other windows use the same records, so that a copy of this disk is no copy of them.
  private var isShared = false
  /// The transactions that are under way, oldest first.
  private var underWay: [Transaction] = []
  /// The recorded changes whose transactions have ended.
  private(set) var stored: Set<StampedChange.ID> = []
  /// How many transactions have ended.
  private(set) var writes = 0
  /// How many transactions more end before the browser is killed; `nil` while it lives on.
  private var writesToLive: Int?
  /// Whether transactions stay under way until a test ends them.
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
      ] + replica.pending.map { .append($0) } + state.drafts.all.map { .draft($0.form, $0) },
      replica: replica)
    _ = finishOne(isRefused: false)
  }

  /// The stored state that an app finds when it starts now.
  var state: StoredState { contents.state }

  /// What a window reads.
  var contents: DeviceRecords.Contents {
    if let contents = files.lastRead { return contents }
    let contents = DeviceRecords.read(files.records.all)
    files.lastRead = contents
    return contents
  }

  /// The keys of all records, sorted.
  var keys: [String] { files.records.all.map { $0.key } }

  /// The contents of all records.
  var texts: [String] {
    files.records.all.map { String(decoding: $0.value ?? [], as: UTF8.self) }
  }

  /// Lets another window use the same records from now on.
  mutating func share() {
    isShared = true
  }

  /// Uses the disk as another window does.
  mutating func reopen(window: UInt64) {
    records = DeviceRecords(window: window)
  }

  /// The edition of the records that this window knows.
  var edition: [UInt8]? { records.edition }

  /// The message as other windows receive it.
  func json(of message: WindowMessage) -> [UInt8] { records.json(of: message) }

  mutating func message(json: [UInt8]) -> WindowMessage? { records.message(json: json) }

  /// Begins a transaction with the app's writes.
  mutating func perform(_ actions: [StoreAction], replica: Replica) {
    let written = records.records(for: actions, replica: replica)
    let changes = actions.compactMap { if case .append(let change) = $0 { change.id } else { nil } }
    underWay.append(Transaction(records: written, edition: records.edition, changes: changes))
  }

  /// Completes the oldest transaction that is under way, unless the disk refuses it; returns `false`
  /// when it does not fit what is on the disk.
  mutating func finishOne(isRefused: Bool) -> Bool {
    let transaction = underWay.removeFirst()
    let fits = isRefused || write(transaction)
    if isRefused || !fits { records.writeFailed() } else { records.wrote(transaction.edition) }
    return fits
  }

  /// Whether the browser was killed, so that nothing reaches the disk any more.
  var isKilled: Bool { writesToLive == 0 }

  /// Kills the browser after so many transactions more have ended; `nil` lets it live on.
  mutating func kill(afterWrites count: Int?) { writesToLive = count }

  /// Starts the browser again, after the oldest of the transactions that were under way have ended
  /// although nothing heard of it.
  mutating func restart(afterWrites count: Int = 0) {
    if isKilled { writesToLive = nil }
    for transaction in underWay.prefix(count) { _ = write(transaction) }
    underWay = []
  }

  /// Continues the records that were read, as an app does when it starts or is told to read again.
  mutating func load(_ contents: DeviceRecords.Contents) -> StoredState {
    records.adopt(contents.records)
    if !contents.repairs.isEmpty { _ = write(records.inThisEdition(contents.repairs)) }
    return contents.state
  }

  /// - Returns: Whether the records fit what is on the disk.
  private mutating func write(_ transaction: Transaction) -> Bool {
    guard !isKilled else { return true }
    writes += 1
    writesToLive? -= 1
    guard write(transaction.records) else { return false }
    stored.formUnion(transaction.changes)
    return true
  }

  private mutating func write(_ records: [KeyValue]) -> Bool {
    if !isShared, !isKnownUniquelyReferenced(&files) { files = Files(copying: files) }
    files.lastRead = nil
    return files.records.write(records)
  }
}

/// What reaches the disk as a whole or not at all.
private struct Transaction {
  let records: [KeyValue]
  /// The edition that the window knows once it is on the disk.
  let edition: [UInt8]?
  /// The changes of the user that are among the records.
  let changes: [StampedChange.ID]
}

/// The records on a disk, with the result of reading since the last write: tests read the disk more
/// often than it changes.
private final class Files {
  var records = StoredRecords()
  var lastRead: DeviceRecords.Contents?

  init() {}

  init(copying other: Files) {
    records = other.records
    lastRead = other.lastRead
  }
}
