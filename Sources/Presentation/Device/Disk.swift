import Domain

/// What the app knows of the device's disk, and what is not written there yet.
struct Disk {
  var state = DiskState.stored
  /// Whether it was read, so that writing replaces nothing unknown.
  var wasRead = false
  private(set) var hasLittleRoom = false
  /// The recorded changes that it may not have.
  ///
  /// Any other change that it lacks was settled by another window.
  var unstored: [StampedChange.ID] = []
  /// The forms whose drafts changed since they were written, and those whose drafts are being written.
  private(set) var draftsToStore: [DraftForm] = []
  private(set) var draftsBeingStored: [DraftForm] = []

  /// Whether a key or an account is kept, and not lost with the page.
  var keeps: Bool { wasRead && !state.isBehind }

  /// What the app takes for many seasons, so that the user is told long before a write fails.
  private static let littleRoom = 5_000

  /// - Returns: Whether there was more room before.
  mutating func roomWasMeasured(kilobytes: Int) -> Bool {
    let hadLittleRoom = hasLittleRoom
    hasLittleRoom = kilobytes < Self.littleRoom
    return hasLittleRoom && !hadLittleRoom
  }

}

// Drafts.
extension Disk {
  mutating func noteChange(of forms: [DraftForm]) {
    for form in forms where !draftsToStore.contains(form) { draftsToStore.append(form) }
  }

  mutating func takeDraftsToStore() -> [DraftForm] {
    defer { draftsToStore = [] }
    draftsBeingStored += draftsToStore
    return draftsToStore
  }

  mutating func draftsWereStored() { draftsBeingStored = [] }

  /// Notes that what was being written is not there.
  mutating func storingDraftsFailed() {
    noteChange(of: draftsBeingStored)
    draftsBeingStored = []
  }

  mutating func forgetDrafts() {
    draftsToStore = []
    draftsBeingStored = []
  }
}
