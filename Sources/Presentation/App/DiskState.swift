import Domain

/// How much of what the user did is on the device's disk.
enum DiskState: Equatable {
  /// All of it.
  case stored
  /// The last of it is being written.
  case storing
  /// A write failed, so the next one must write everything: the next that something else needs, or one
  /// at this instant.
  case behind(triesAgainAt: Instant)
  /// A write failed because another window has replaced what it builds on, so the disk is read first.
  case outdated

  /// Whether something that the user did may be on no disk, because a write failed.
  var isBehind: Bool { if case .behind = self { true } else { false } }
}
