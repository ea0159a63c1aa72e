import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// What a server must prove after a takeover.
struct ConfirmedTests {
  private var confirmed = Confirmed()

  @Test func `nothing is missing of a server that confirmed nothing`() {
    #expect(confirmed.areMarksKept(in: [:]))
    #expect(confirmed.ends.isEmpty)
  }

  @Test mutating func `a mark that was not committed need not be there`() {
    _ = confirmed.nextMark(of: 0)

    #expect(confirmed.areMarksKept(in: [:]))
  }

  @Test mutating func `each slot's last mark must be there, or a later one`() {
    let marks = [0, 1, 0].map { confirmed.nextMark(of: $0) }
    for mark in marks { confirmed.confirm(mark) }

    #expect(confirmed.areMarksKept(in: [0: 3, 1: 2]))
    #expect(confirmed.areMarksKept(in: [0: 5, 1: 4, 2: 6]))
    #expect(!confirmed.areMarksKept(in: [0: 1, 1: 2]))
    #expect(!confirmed.areMarksKept(in: [0: 3]))
  }

  @Test mutating func `an answer that comes late takes nothing back`() {
    let (first, second) = (confirmed.nextMark(of: 0), confirmed.nextMark(of: 0))

    confirmed.confirm(second)
    confirmed.confirm(first)

    #expect(confirmed.marks == [0: 2])
  }

  @Test mutating func `of each log the last change must be there`() {
    confirmed.note(Confirmed.LogEnd(sequence: 7, id: [7]), of: .ann)
    // Read late, and from a snapshot.
    confirmed.note(Confirmed.LogEnd(sequence: 6, id: [6]), of: .ann)
    confirmed.note(Confirmed.LogEnd(sequence: 7), of: .ann)
    confirmed.note(Confirmed.LogEnd(sequence: 3), of: .ben)

    #expect(confirmed.ends.mapValues(\.sequence) == [.ann: 7, .ben: 3])
    #expect(confirmed.ends.mapValues(\.id) == [.ann: [7], .ben: nil])
  }

  @Test mutating func `a mark proves the ends of logs that were known before its transaction`() {
    confirmed.note(Confirmed.LogEnd(sequence: 7, id: [7]), of: .ann)
    let mark = confirmed.nextMark(of: 0)
    confirmed.note(Confirmed.LogEnd(sequence: 3, id: [3]), of: .ben)

    confirmed.confirm(mark)

    #expect(confirmed.ends.mapValues(\.sequence) == [.ben: 3])
  }

  @Test mutating func `a mark is due when very many logs are known, and then not at once again`() {
    var dueAfter: [UInt64] = []
    for number in UInt64(1)...11_000 {
      confirmed.note(Confirmed.LogEnd(sequence: 1), of: .fixed(number))
      if confirmed.mustMark() { dueAfter.append(number) }
    }

    #expect(dueAfter == [10_001])
    confirmed.confirm(confirmed.nextMark(of: 0))
    #expect(confirmed.ends.isEmpty)
  }
}
