import Domain
import TestSupport
import Testing

@testable import API

/// How much an account may write.
struct WriteBudgetTests {
  private var budget = WriteBudget(Quotas(writeBurst: 1_000, writtenPerMinute: 600))

  @Test mutating func `a burst is taken whole, and what is beyond it has to wait`() {
    #expect(budget.spend(1_000, of: .account(.fixed(1)), at: .kickOff) == nil)
    #expect(budget.spend(10, of: .account(.fixed(1)), at: .kickOff) == 1)
    #expect(budget.spend(11, of: .account(.fixed(1)), at: .kickOff) == 2, "rounded up")
    #expect(budget.spend(600, of: .account(.fixed(1)), at: .kickOff) == 60)
    #expect(budget.spend(1_000, of: .fixed(2), at: .kickOff) == nil)
  }

  @Test mutating func `after the seconds that were named, it is taken`() {
    #expect(budget.spend(1_000, of: .account(.fixed(1)), at: .kickOff) == nil)
    #expect(budget.spend(100, of: .account(.fixed(1)), at: .kickOff) == 10)

    let later = Instant.kickOff.advanced(byMilliseconds: 10_000)

    #expect(budget.spend(100, of: .account(.fixed(1)), at: later) == nil)
    #expect(budget.spend(100, of: .account(.fixed(1)), at: later) == 10)
  }

  @Test mutating func `what was refused is not counted`() {
    #expect(budget.spend(900, of: .account(.fixed(1)), at: .kickOff) == nil)
    for _ in 1...10 { #expect(budget.spend(200, of: .account(.fixed(1)), at: .kickOff) == 10) }
    #expect(budget.spend(100, of: .account(.fixed(1)), at: .kickOff) == nil)
  }

  @Test mutating func `a clock that is set back neither refills nor blocks`() {
    #expect(budget.spend(1_000, of: .account(.fixed(1)), at: .kickOff) == nil)
    #expect(budget.spend(100, of: .account(.fixed(1)), at: .earliest) == 10)
    #expect(budget.spend(1_000, of: .account(.fixed(1)), at: .latest) == nil)
  }

  @Test mutating func `many other accounts make room for one another, not for a heavy writer`() {
    #expect(budget.spend(1_000, of: .account(.fixed(1)), at: .kickOff) == nil)
    for number in UInt64(2)...10_100 {
      #expect(budget.spend(1, of: .fixed(number), at: .kickOff) == nil)
    }
    #expect(budget.spend(100, of: .account(.fixed(1)), at: .kickOff) == 10)
  }

  @Test mutating func `a link has a small part of what an account has`() {
    var budget = WriteBudget(Quotas(writeBurst: 3_200, writtenPerMinute: 12_000))
    #expect(budget.spend(100, of: .link(.fixed(1)), at: .kickOff) == nil)
    #expect(budget.spend(60, of: .link(.fixed(1)), at: .kickOff) == 60)
    #expect(budget.spend(100, of: .link(.fixed(2)), at: .kickOff) == nil)
    #expect(budget.spend(3_200, of: .account(.fixed(1)), at: .kickOff) == nil)
    #expect(budget.spend(60, of: .link(.fixed(1)), at: .kickOff(plusMinutes: 1)) == nil)
  }

  @Test mutating func `without a name an account has an eighth, and on its first day all at once`()
  {
    var budget = WriteBudget(
      Quotas(writeBurst: 1_000, writtenPerMinute: 600, unnamedSquadBytes: 2_000))
    let (young, old) = (Author.account(.fixed(1)), Author.account(.fixed(2)))

    #expect(budget.spend(2_000, of: young, .newUnnamed, at: .kickOff) == nil)
    #expect(budget.spend(75, of: young, .newUnnamed, at: .kickOff) == 60)
    #expect(budget.spend(125, of: old, .unnamed, at: .kickOff) == nil)
    #expect(budget.spend(75, of: old, .unnamed, at: .kickOff) == 60)
    #expect(budget.spend(75, of: old, .unnamed, at: .kickOff(plusMinutes: 1)) == nil)
    // With a name it has what it owes less.
    #expect(budget.spend(1_000, of: young, .named, at: .kickOff) == 200)
    #expect(budget.spend(875, of: old, .named, at: .kickOff(plusMinutes: 1)) == nil)
  }
}
