import Domain

/// A number that a server leaves in the database with a transaction.
struct Mark: Hashable, Sendable {
  /// Which of the server's threads wrote it; each writes one transaction at a time.
  let slot: Int
  let number: Int64
  /// How many ends of logs were noted before the transaction.
  fileprivate let notes: Int

  /// What a server leaves when it starts.
  static let first = Mark(slot: 0, number: 0, notes: 0)
}

/// What a server has told its users, as far as it must prove that a database has it.
///
/// A standby has the beginning of the primary's write-ahead log. So a database that has a server's last
/// mark of a slot, or the last change of a log that the server knows, has all that was committed before.
struct Confirmed: Sendable {
  /// The end of a log that the server has appended or read.
  struct LogEnd: Hashable, Sendable {
    let sequence: Int64
    /// The change's id; `nil` when only its number is known, as from a snapshot.
    let id: [UInt8]?
    fileprivate var note = 0
  }

  /// The last mark of each slot whose transaction was committed.
  private(set) var marks: [Int: Int64] = [:]
  private(set) var ends: [Squad.ID: LogEnd] = [:]
  private var number: Int64 = 0
  private var notes = 0

  /// So many ends take a megabyte; when there are more, a mark makes them dispensable.
  private static let limit = 10_000
  /// The number of notes from which on a mark is due.
  private var marksAt = 0

  /// Whether a mark is due, only to forget the ends of logs; the next one is due some notes later.
  mutating func mustMark() -> Bool {
    guard ends.count > Self.limit, notes >= marksAt else { return false }
    marksAt = notes + Self.limit / 10
    return true
  }

  /// The mark of a slot's next transaction.
  mutating func nextMark(of slot: Int) -> Mark {
    number += 1
    return Mark(slot: slot, number: number, notes: notes)
  }

  /// Notes that a mark was committed, which proves all that was known before.
  mutating func confirm(_ mark: Mark) {
    marks[mark.slot] = max(mark.number, marks[mark.slot] ?? 0)
    ends = ends.filter { $0.value.note > mark.notes }
  }

  /// Notes the end of a log, unless a later one is known.
  mutating func note(_ end: LogEnd, of squad: Squad.ID) {
    if let known = ends[squad], known.sequence > end.sequence { return }
    if end.id == nil, ends[squad]?.sequence == end.sequence { return }
    notes += 1
    ends[squad] = end
    ends[squad]?.note = notes
  }

  /// Whether a database that has these marks has all that was committed with one.
  func areMarksKept(in found: [Int: Int64]) -> Bool {
    marks.allSatisfy { found[$0.key] ?? 0 >= $0.value }
  }
}

extension Confirmed.LogEnd {
  init(sequence: Int64, id: [UInt8]? = nil) {
    self.sequence = sequence
    self.id = id
  }
}
