import Domain
import Texts

extension App {
  /// Writes everything after a failed write, as soon as something else is written.
  mutating func storeEverything() {
    guard let first = outbox.firstIndex(where: { $0.isStore }) else { return }
    disk.begin()
    // After an erase there is nothing left to save again.
    guard !outbox.contains(where: { $0.isErase }) else { return }
    outbox[first] = .store(everything + takeAllDrafts())
    outbox = outbox.indices.filter { $0 <= first || !outbox[$0].isStore }.map { outbox[$0] }
  }

  /// Writes everything again, but reads first what could not be read at the opening.
  mutating func tryDiskAgain() {
    guard hasReadDisk else { return readDisk() }
    send(.store(everything))
  }

  private mutating func readDisk() {
    disk.beginReading()
    send(.load)
  }

  /// Takes over what was read, and writes again what a disk that failed has missed.
  mutating func diskWasRead(_ state: StoredState, in moment: Moment) {
    if !hasReadDisk { paysLogOut = true }
    hasReadDisk = true
    load(state, in: moment)
    if disk.isBehind { send(.store(everything)) }
    if disk == .stored { diskWorks() }
  }

  private mutating func diskWorks() {
    notices.takeBack { $0 == .storageFull || $0 == .storageUnavailable }
  }

  /// Takes note that all writes are on the disk; after a failed one, everything must be written.
  mutating func stored() -> [Effect] {
    draftsBeingStored = []
    if disk.isStoring { storedWhatTheUserDid() }
    storeDrafts()
    defer { outbox = [] }
    return outbox
  }

  private mutating func storedWhatTheUserDid() {
    unstored = []
    leaving = nil
    // What could not be read is not on the page, so then there is still something to say.
    guard hasReadDisk else { return readDisk() }
    disk = .stored
    diskWorks()
    // Its key is on the disk now.
    if founding.isWanted { sync() }
  }

  /// What the app takes for many seasons, so that the user is told long before a write fails.
  private static let littleRoom = 5_000

  /// Tells the user once that the storage fills up, while everything can still be stored.
  mutating func roomWasMeasured(kilobytes: Int) {
    let hadLittleRoom = hasLittleRoom
    hasLittleRoom = kilobytes < Self.littleRoom
    if !hasLittleRoom { notices.takeBack { $0 == .storageLow } }
    if hasLittleRoom, !hadLittleRoom, !disk.isBehind { show(.storageLow) }
  }

  /// Whether something is lost when the page is left, because it is only in memory.
  package var losesWhenLeft: Bool {
    disk.isBehind && !(replica.pending.isEmpty && drafts.all.isEmpty)
  }

  /// Writes everything that the app knows apart from drafts, but replaces nothing that it could not read.
  var everything: [StoreAction] {
    let changes = replica.pending.map { StoreAction.append($0) }
    guard hasReadDisk || hasAccount else { return [.preferences(preferences)] + changes }
    return [
      .preferences(preferences), .account(account), .recoveryKey(recoveryKey),
      .snapshot(Snapshot(sequence: replica.sequence, squad: replica.confirmed)),
      .rejections(replica.rejected),
      .lineUp(lineUp),
    ] + changes
  }
}

extension Effect {
  fileprivate var isStore: Bool {
    if case .store = self { true } else { false }
  }

  var storesWhatTheUserDid: Bool {
    guard case .store(let actions) = self else { return false }
    return actions.contains { $0.isWhatTheUserDid }
  }

  fileprivate var isErase: Bool {
    guard case .store(let actions) = self else { return false }
    return actions.contains { if case .erase = $0 { true } else { false } }
  }
}
