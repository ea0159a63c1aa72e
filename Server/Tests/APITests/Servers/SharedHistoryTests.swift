import Testing

/// Random histories of several servers that append to one log.
@Suite(.timeLimit(.minutes(5)))
struct SharedHistoryTests {
  @Test(arguments: UInt64(1)...150)
  func `devices and servers agree, and each change has one outcome`(seed: UInt64) async throws {
    let history = try await SharedHistory(seed: seed)

    try await history.run()

    #expect(try await history.converged())
  }

  @Test func `the histories are eventful`() async throws {
    var sum = SharedHistory.Tally()
    for seed in UInt64(1)...30 {
      let history = try await SharedHistory(seed: seed)
      try await history.run()
      sum.recorded += history.tally.recorded
      sum.refused += history.tally.refused
      sum.lost += history.tally.lost
      sum.repeated += history.tally.repeated
      sum.overtaken += history.tally.overtaken
      sum.restarted += history.tally.restarted
    }
    #expect(sum.recorded > 600 && sum.refused > 10, "\(sum)")
    #expect(sum.lost > 100 && sum.repeated > 100, "\(sum)")
    #expect(sum.overtaken > 100 && sum.restarted > 100, "\(sum)")
  }
}
