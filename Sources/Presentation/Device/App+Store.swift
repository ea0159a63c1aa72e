import Domain
import Texts

extension App {
  /// Writes everything after a failed write, as soon as something else is written.
  mutating func storeEverything() {
    guard let first = outbox.firstIndex(where: { $0.isStore }) else { return }
    disk.state.begin()
    // After an erase there is nothing left to save again.
    guard !outbox.contains(where: { $0.isErase }) else { return }
    outbox[first] = .store(everything + takeAllDrafts())
    outbox = outbox.indices.filter { $0 <= first || !outbox[$0].isStore }.map { outbox[$0] }
  }

  /// Writes everything again, but reads first what could not be read at the opening.
  mutating func tryDiskAgain() {
    guard disk.wasRead else { return readDisk() }
    send(.store(everything))
  }

  private mutating func readDisk() {
    disk.state.beginReading()
    send(.load)
  }

  /// Takes over what was read, and writes again what a disk that failed has missed.
  mutating func diskWasRead(_ state: StoredState, in moment: Moment) {
    if !disk.wasRead { membership.payLogOut() }
    disk.wasRead = true
    load(state, in: moment)
    if disk.state.isBehind { send(.store(everything)) }
    if disk.state == .stored { diskWorks() }
  }

  private mutating func diskWorks() {
    notices.takeBack { $0 == .storageFull || $0 == .storageUnavailable }
  }

  /// Takes note that all writes are on the disk; after a failed one, everything must be written.
  mutating func stored() -> [Effect] {
    disk.draftsWereStored()
    if disk.state.isStoring { storedWhatTheUserDid() }
    storeDrafts()
    defer { outbox = [] }
    return outbox
  }

  private mutating func storedWhatTheUserDid() {
    disk.unstored = []
    membership.wasStored()
    // What could not be read is not on the page, so then there is still something to say.
    guard disk.wasRead else { return readDisk() }
    disk.state = .stored
    diskWorks()
    // Its key is on the disk now.
    if membership.founding.isWanted { sync() }
  }

  /// Tells the user once that the storage fills up, while everything can still be stored.
  mutating func roomWasMeasured(kilobytes: Int) {
    let hasBecomeLittle = disk.roomWasMeasured(kilobytes: kilobytes)
    if !disk.hasLittleRoom { notices.takeBack { $0 == .storageLow } }
    if hasBecomeLittle, !disk.state.isBehind { show(.storageLow) }
  }

  /// Whether something is lost when the page is left, because it is only in memory.
  package var losesWhenLeft: Bool {
    disk.state.isBehind && !(replica.pending.isEmpty && drafts.all.isEmpty)
  }

  /// Writes everything that the app knows apart from drafts, but replaces nothing that it could not read.
  var everything: [StoreAction] {
    let changes = replica.pending.map { StoreAction.append($0) }
    guard disk.wasRead || hasAccount else { return [.preferences(preferences)] + changes }
    return [
      .preferences(preferences), .account(account), .recoveryKey(membership.recoveryKey),
      .snapshot(confirmedSnapshot),
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
