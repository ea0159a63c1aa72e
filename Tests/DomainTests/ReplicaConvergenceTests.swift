import TestSupport
import Testing

@Suite("Replicas on devices with a bad network")
struct ReplicaConvergenceTests {
  private static let batches = 8
  private static let schedulesPerBatch = 400

  @Test(arguments: 0..<batches)
  func `nothing is lost or doubled, and all devices show the server's squad in the end`(
    batch: Int
  ) {
    for schedule in (batch * Self.schedulesPerBatch)..<((batch + 1) * Self.schedulesPerBatch) {
      #expect(throws: Never.self, "schedule \(schedule)") {
        var simulation = try Simulation(seed: UInt64(schedule))
        try simulation.run()
      }
    }
  }

  @Test func `the simulation drops, doubles, refuses and forgets messages`() throws {
    var total = Simulation.Tally()
    for schedule in 0..<40 {
      var simulation = try Simulation(seed: UInt64(schedule))
      try simulation.run()
      total.recorded += simulation.tally.recorded
      total.rejected += simulation.tally.rejected
      total.dropped += simulation.tally.dropped
      total.doubled += simulation.tally.doubled
      total.lostMemories += simulation.tally.lostMemories
    }
    #expect(total.recorded > 400)
    #expect(total.rejected > 20)
    #expect(total.dropped > 40)
    #expect(total.doubled > 40)
    #expect(total.lostMemories > 40)
  }
}
