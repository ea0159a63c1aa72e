import Domain

/// The end of a squad's log, kept in memory for devices that are nearly up to date.
struct RecentChanges: Sendable {
  /// The memory that the changes take, in bytes.
  private(set) var memoryWeight = 0

  private let limit: Int
  private let memoryLimit: Int
  private var changes: [SequencedChange] = []
  /// The sequence number after which all changes are in memory.
  private var start: Int64

  init(after sequence: Int64, limit: Int = 1_000, memoryLimit: Int = 2_000_000) {
    start = sequence
    self.limit = limit
    self.memoryLimit = memoryLimit
  }

  mutating func append(_ newChanges: [SequencedChange]) {
    changes += newChanges
    memoryWeight += newChanges.reduce(0) { $0 + $1.memoryWeight }
    // A quarter leaves at once, so that the others are rarely moved.
    let kept = changes.count > limit ? limit - limit / 4 : limit
    var surplus = 0
    while changes.count - surplus > kept || memoryWeight > memoryLimit {
      let oldest = changes[surplus]
      memoryWeight -= oldest.memoryWeight
      start = oldest.sequence
      surplus += 1
    }
    changes.removeFirst(surplus)
  }

  /// The change with a sequence number, when it is in memory.
  func change(at sequence: Int64) -> SequencedChange? {
    let last = changes.lastIndex { $0.sequence <= sequence }
    return last.map { changes[$0] }.flatMap { $0.sequence == sequence ? $0 : nil }
  }

  /// The changes after a sequence number; `nil` when some of them are no longer in memory.
  func changes(after sequence: Int64) -> [SequencedChange]? {
    guard sequence >= start else { return nil }
    // Searches from the end, because nearly all devices are nearly up to date.
    let last = changes.lastIndex { $0.sequence <= sequence }
    return Array(changes[(last.map { $0 + 1 } ?? changes.startIndex)...])
  }
}
