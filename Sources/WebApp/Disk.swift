import Client

/// What is being written to and read from the device's disk.
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

  /// Whether what was read is what is on the disk.
  func finishedLoading() -> Bool { !hasWrittenSinceLoading }
}
