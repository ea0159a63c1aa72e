import Domain
import TestSupport
import Testing

@testable import Wire

@Suite("The size of a snapshot with old games")
struct OldPlansSizeTests {
  private static let day: Int64 = 86_400_000

  /// A game of a week for ten, to which 25 people answered, each from a browser of their own.
  private func game(_ week: UInt64, answers: Range<UInt64> = 0..<25) throws -> [StampedChange] {
    let now = Instant.kickOff.advanced(byMilliseconds: Int64(week) * 7 * Self.day)
    let said = try answers.map { person in
      let name = try ShortText("Player \(person)")
      let answer: Answer = person < 14 ? .in : person < 18 ? .maybe : .out
      return (
        person, PlanChange.answered(PlanAnswer(answer, of: .fixed(900 + person), named: name))
      )
    }
    let made = PlanChange.made(.thursday.advanced(byDays: Int(week) * 7), try .evening(most: 10))
    let all: [(UInt64, PlanChange)] = [(0, made)] + said
    return all.map { person, change in
      StampedChange(
        id: .fixed(week * 100 + person), device: .fixed(5_000 + person), madeAt: now,
        change: .plan(.single(.fixed(300 + week)), change))
    }
  }

  @Test func `a year of old games takes less than half as many bytes as all its answers`() throws {
    // Given 52 games, and two that are planned a quarter of a year later.
    var squad = try Squad.friday
    try squad.apply([.squad(.zoneSet(.seoul))])
    var changes: [StampedChange] = []
    for week in 0..<52 as Range<UInt64> { changes += try game(week) }
    for week in [65, 66] as [UInt64] { changes += try game(week, answers: 0..<0) }
    for (index, change) in changes.enumerated() {
      try squad.apply(
        SequencedChange(
          sequence: Int64(index + 10), author: nil, acceptedAt: change.madeAt, stamped: change))
    }
    // When
    let whole = JSONWriter.write { writer in
      writer.object { writer in
        writer.name("squad")
        writer.squad(squad)
      }
    }
    let kept = Snapshot(sequence: 1, squad: squad).json
    // Then
    print("whole \(whole.count) bytes, kept \(kept.count) bytes")
    #expect(kept.count * 2 < whole.count)
    #expect(Snapshot(sequence: 1, squad: squad).squad.plans.allPlans[0].entries.count == 11)
  }
}
