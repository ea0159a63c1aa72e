import Domain
import TestSupport

extension ChangeGenerator {
  mutating func stamped() throws -> StampedChange {
    StampedChange(
      id: .random(using: &random), device: .random(using: &random), madeAt: instant(),
      change: try change())
  }

  mutating func outcome() -> ChangeOutcome {
    random.chance(50)
      ? .rejected(random.oneOf(ChangeRejection.examples))
      : .accepted(sequence: Int64(random.number(1...1_000)))
  }

  /// A squad to which so many changes of three devices were applied, as far as they could be.
  mutating func squad(changeCount: Int) throws -> Squad {
    var squad = Squad()
    for _ in 0..<changeCount {
      let change = try change()
      let device = Device.ID.fixed(UInt64(random.number(1...3)))
      try? squad.apply(change, at: instant(), on: device)
    }
    return squad
  }

  mutating func id<Subject>() -> Identifier<Subject> { .random(using: &random) }

  mutating func instant() -> Instant {
    Instant.kickOff.advanced(byMilliseconds: Int64(random.number(-86_400_000...86_400_000)))
  }
}
