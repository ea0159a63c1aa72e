import TestSupport
import Testing

@testable import Domain

@Suite("Alerts of random games")
struct AlertHistoryTests {
  /// An alert that was sent can be read later, and is never sent again: what happened afterwards changes nothing of it.
  @Test(arguments: 0..<16)
  func `what was due stays as it was, whatever happens later`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let steps = try RandomSteps(using: &generator).steps
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    let begin = Instant.kickOff
    var past: [Alert] = []
    for (number, step) in steps.enumerated() {
      // Everything that was due before this step is as it was found before it.
      let before = step.at.advanced(by: -.milliseconds(1))
      past = squad.alerts(after: begin, through: before)
      try? squad.apply(
        step.change, at: step.at, on: .fixed(9),
        in: LogPlace(number: Int64(number), acceptedAt: step.at))
      let now = squad.alerts(after: begin, through: before)
      try #require(now.map(\.full) == past.map(\.full), "\(number): \(step.change)")
    }
    #expect(Set(past.map(\.key)).count == past.count)
  }

  @Test(arguments: 0..<16)
  func `alerts do not depend on the spans in which they are looked for`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    for (number, step) in try RandomSteps(using: &generator).steps.enumerated() {
      try? squad.apply(
        step.change, at: step.at, on: .fixed(9),
        in: LogPlace(number: Int64(number), acceptedAt: step.at))
    }
    let begin = Instant.kickOff
    let end = begin.advanced(by: .days(20))
    var parts: [Alert] = []
    var from = begin
    while from < end {
      let to = min(end, from.advanced(by: .minutes(.random(in: 1...2_000, using: &generator))))
      parts += squad.alerts(after: from, through: to)
      from = to
    }
    #expect(parts.map(\.full) == squad.alerts(after: begin, through: end).map(\.full))
  }
}

extension Alert {
  /// Everything that is in it, so that alerts can be compared and read.
  fileprivate var full: String { "\(line) \(key) \(worthUntil.milliseconds)" }
}

/// What a group and its friends do in the weeks around a game, at random times.
private struct RandomSteps {
  var steps: [(at: Instant, change: Change)] = []

  init(using generator: inout SplitMix64) throws {
    let key = PlanKey.single(.fixed(21))
    var now = Instant.kickOff
    steps.append((now, try .planned(.fixed(21), most: 3)))
    steps.append((now, try .everyThursday(.fixed(7))))
    steps.append((now, .plan(key, .edited(.guestsEach(2)))))
    for _ in 0..<16 {
      now = now.advanced(by: .minutes(.random(in: 0...600, using: &generator)))
      steps.append((now, .plan(key, try Self.change(using: &generator))))
    }
  }

  private static func change(using generator: inout SplitMix64) throws -> PlanChange {
    let person = Player.ID.named(String("ABCDEF".randomElement(using: &generator) ?? "A"))
    let guest = Player.ID.named(String("gh".randomElement(using: &generator) ?? "g"))
    return switch Int.random(in: 0..<16, using: &generator) {
    case 0...4: .answered(try answer(.in, person, using: &generator))
    case 5...7: .answered(try answer(.out, person, using: &generator))
    case 8: .answered(try answer(.maybe, person, using: &generator))
    case 9: .guestAdded(guest, host: person, nil)
    case 10: .placeGiven(person)
    case 11: .placeWithdrawn(person)
    case 12: .edited(.most(.random(in: 1...5, using: &generator)))
    case 13: .edited(.least(.random(in: 1...5, using: &generator)))
    case 14: .edited(.place(try ShortText("Hall \(Int.random(in: 1...3, using: &generator))")))
    default: Bool.random(using: &generator) ? .cancelled(nil) : .reinstated
    }
  }

  private static func answer(
    _ answer: Answer, _ person: Player.ID, using generator: inout SplitMix64
  ) throws -> PlanAnswer {
    try PlanAnswer(
      answer, of: person, named: ShortText("Ann"),
      takesFreePlace: answer == .in ? .random(using: &generator) : nil)
  }
}
