/// How much of what the user did is on the device's disk.
enum DiskState: Equatable {
  /// All of it.
  case stored
  /// The last of it is being written.
  case storing
  /// A write failed, so the next one must write everything.
  case behind
  /// A write failed because another window has replaced what it builds on, so the disk is read first.
  case outdated
}
