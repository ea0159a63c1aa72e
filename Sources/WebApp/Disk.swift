import Client
import Presentation

/// Tracks the reads and writes of the device's disk that are under way, and what waits for them.
struct Disk {
  var records: DeviceRecords
  /// The writes that are under way, oldest first.
  private var writing: [Write] = []
  private var lastToken: Int32 = 0
  private var hasChangedSinceLoading = false
  private var held: [HeldEffect] = []

  init(window: UInt64) {
    records = DeviceRecords(window: window)
  }

  var isWriting: Bool { !writing.isEmpty }

  /// - Parameter isTyping: Whether only what is being typed is written, which no one else notices.
  /// - Returns: The token of the write.
  mutating func startedWriting(isTyping: Bool = false) -> Int32 {
    lastToken &+= 1
    writing.append(Write(token: lastToken, edition: records.edition, isTyping: isTyping))
    hasChanged()
    return lastToken
  }

  mutating func finished(_ token: Int32, isStored: Bool) {
    guard let place = writing.firstIndex(where: { $0.token == token }) else { return }
    let write = writing.remove(at: place)
    if isStored { records.wrote(write.edition) } else { records.writeFailed() }
  }

  /// Keeps an effect until all writes that have started by now have ended, but for those of what is
  /// being typed when the page goes on.
  mutating func hold(_ effect: Effect) {
    held.append(HeldEffect(effect: effect, lastWrite: lastToken))
  }

  /// Removes the next effect that waits for no write any more, in the order of `hold`.
  mutating func nextReleased() -> Effect? {
    guard let first = held.first else { return nil }
    let oldest = writing.first { !$0.isTyping || first.effect.endsPage }
    if let oldest, oldest.token <= first.lastWrite { return nil }
    return held.removeFirst().effect
  }

  mutating func startedLoading() {
    hasChangedSinceLoading = false
  }

  /// Takes note that this window or another has written.
  mutating func hasChanged() {
    hasChangedSinceLoading = true
  }

  /// Whether nothing was written since the read began, so that what was read is what is on the
  /// disk.
  func finishedLoading() -> Bool { !hasChangedSinceLoading }
}

/// A write that is under way.
private struct Write {
  let token: Int32
  /// The edition of the records after it.
  let edition: [UInt8]?
  let isTyping: Bool
}

/// An effect that waits for the disk.
private struct HeldEffect {
  let effect: Effect
  /// The last write that started before the effect.
  let lastWrite: Int32
}
