import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// The end of a log that is kept in memory.
struct RecentChangesTests {
  @Test func `it has the changes after a number in its range, and none before`() throws {
    var recent = RecentChanges(after: 10, limit: 3)
    #expect(recent.changes(after: 10) == [])
    #expect(recent.changes(after: 9) == nil)

    recent.append(try changes(11...13))

    #expect(recent.changes(after: 10) == (try changes(11...13)))
    #expect(recent.changes(after: 12) == (try changes(13...13)))
    #expect(recent.changes(after: 13) == [])
    #expect(recent.changes(after: 14) == [])
    #expect(recent.changes(after: 9) == nil)
  }

  @Test func `it drops the oldest changes`() throws {
    var recent = RecentChanges(after: 0, limit: 3)

    for number in Int64(1)...10 { recent.append(try changes(number...number)) }

    #expect(recent.changes(after: 6) == nil)
    #expect(recent.changes(after: 7) == (try changes(8...10)))
  }

  @Test func `when there are too many, a quarter leaves at once`() throws {
    var recent = RecentChanges(after: 0, limit: 8)

    recent.append(try changes(1...8))
    #expect(recent.changes(after: 0) == (try changes(1...8)))
    recent.append(try changes(9...9))

    #expect(recent.changes(after: 2) == nil)
    #expect(recent.changes(after: 3) == (try changes(4...9)))
    #expect(recent.memoryWeight == (try changes(4...9)).reduce(0) { $0 + $1.memoryWeight })
  }

  @Test func `appending more than the limit keeps the last changes`() throws {
    var recent = RecentChanges(after: 0, limit: 3)

    recent.append(try changes(1...10))

    #expect(recent.changes(after: 6) == nil)
    #expect(recent.changes(after: 7) == (try changes(8...10)))
  }

  @Test func `it keeps fewer changes when they are large`() throws {
    var recent = RecentChanges(after: 0, limit: 100, memoryLimit: 3 * (try change(10)).memoryWeight)

    recent.append(try changes(1...10))

    #expect(recent.changes(after: 6) == nil)
    #expect(recent.changes(after: 7) == (try changes(8...10)))
    #expect(recent.memoryWeight <= 3 * (try change(10)).memoryWeight)
  }

  @Test func `missing sequence numbers leave no gap in a page`() throws {
    var recent = RecentChanges(after: 0, limit: 3)

    recent.append(try [1, 2, 5, 6, 9].map { try change($0) })

    #expect(recent.changes(after: 1) == nil)
    #expect(recent.changes(after: 2) == (try [5, 6, 9].map { try change($0) }))
    #expect(recent.changes(after: 4) == (try [5, 6, 9].map { try change($0) }))
    #expect(recent.changes(after: 7) == [try change(9)])
  }

  private func changes(_ numbers: ClosedRange<Int64>) throws -> [SequencedChange] {
    try numbers.map { try change($0) }
  }

  private func change(_ number: Int64) throws -> SequencedChange {
    SequencedChange(
      sequence: number, author: .fixed(1), stamped: try .numbered(UInt64(number)))
  }
}
