import Domain

/// The end of a squad's log, kept in memory for phones that are nearly up to date.
struct RecentChanges: Sendable {
  private let limit: Int
  private var changes: ArraySlice<SequencedChange> = []
  /// The number after which everything is here.
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

  /// The changes after a sequence number; `nil` when they go further back than what is here.
  func changes(after sequence: Int64) -> [SequencedChange]? {
    guard sequence >= start else { return nil }
    // From the end: nearly all who ask are nearly up to date.
    let last = changes.lastIndex { $0.sequence <= sequence }
    return Array(changes[(last.map { $0 + 1 } ?? changes.startIndex)...])
  }
}
