import Client

/// Tracks the reads and writes of the device's disk that are under way.
struct Disk {
  var records = DeviceRecords()
  private var writing: Set<Int32> = []
  private var lastToken: Int32 = 0
  private var hasWrittenSinceLoading = false

  var isWriting: Bool { !writing.isEmpty }

  mutating func startedWriting() -> Int32 {
    lastToken &+= 1
    writing.insert(lastToken)
    hasWrittenSinceLoading = true
    return lastToken
  }

  mutating func finished(_ token: Int32) {
    writing.remove(token)
  }

  mutating func startedLoading() {
    hasWrittenSinceLoading = false
  }

  /// Whether nothing was written since the read began, so that what was read is what is on the
  /// disk.
  func finishedLoading() -> Bool { !hasWrittenSinceLoading }
}
