import Client
import Presentation

/// Tracks the reads and writes of the device's disk that are under way, and what waits for them.
struct Disk {
  var records = DeviceRecords()
  /// The writes that are under way, oldest first.
  private var writing: [Int32] = []
  private var lastToken: Int32 = 0
  private var hasWrittenSinceLoading = false
  private var held: [HeldEffect] = []

  var isWriting: Bool { !writing.isEmpty }

  mutating func startedWriting() -> Int32 {
    lastToken &+= 1
    writing.append(lastToken)
    hasWrittenSinceLoading = true
    return lastToken
  }

  mutating func finished(_ token: Int32) {
    writing.removeAll { $0 == token }
  }

  /// Keeps an effect until all writes that have started by now have ended.
  mutating func hold(_ effect: Effect) {
    held.append(HeldEffect(effect: effect, lastWrite: lastToken))
  }

  /// Removes the next effect that waits for no write any more, in the order of `hold`.
  mutating func nextReleased() -> Effect? {
    guard let first = held.first else { return nil }
    if let oldest = writing.first, oldest <= first.lastWrite { return nil }
    return held.removeFirst().effect
  }

  mutating func startedLoading() {
    hasWrittenSinceLoading = false
  }

  /// Whether nothing was written since the read began, so that what was read is what is on the
  /// disk.
  func finishedLoading() -> Bool { !hasWrittenSinceLoading }
}

/// An effect that waits for the disk.
private struct HeldEffect {
  let effect: Effect
  /// The last write that started before the effect.
  let lastWrite: Int32
}
