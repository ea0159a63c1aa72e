import Domain

/// The end of a squad's log, kept in memory for devices that are nearly up to date.
struct RecentChanges: Sendable {
  private let limit: Int
  private var changes: ArraySlice<SequencedChange> = []
  /// The sequence number after which all changes are in memory.
  private var start: Int64

  init(after sequence: Int64, limit: Int = 1_000) {
    start = sequence
    self.limit = limit
  }

  mutating func append(_ newChanges: [SequencedChange]) {
    changes += newChanges
    let surplus = changes.count - limit
    guard surplus > 0 else { return }
    start = changes[changes.startIndex + surplus - 1].sequence
    changes = ArraySlice(changes.dropFirst(surplus))
  }

  /// The changes after a sequence number; `nil` when some of them are no longer in memory.
  func changes(after sequence: Int64) -> [SequencedChange]? {
    guard sequence >= start else { return nil }
    // Searches from the end, because nearly all devices are nearly up to date.
    let last = changes.lastIndex { $0.sequence <= sequence }
    return Array(changes[(last.map { $0 + 1 } ?? changes.startIndex)...])
  }
}
