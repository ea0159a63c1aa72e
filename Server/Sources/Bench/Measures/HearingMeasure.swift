import Domain
import TestSupport
import Wire

/// Measures how soon a stream at one server gets what was written at another.
struct HearingMeasure {
  let servers: [ServerProcess]
  let member: Member

  private static let changeCount = 100
  private static let budget = 0.2

  func line() async throws -> Line {
    let writer = member.client(of: servers[0])
    let sequence = try Snapshot(json: try await writer.get(.snapshot(member.squad))).sequence
    let stream = try await LiveSubscribers(
      1, client: member.client(of: servers[1]), squad: member.squad, after: sequence)
    var random = SplitMix64(seed: 9)
    var delays: [Double] = []
    for count in 1...Self.changeCount {
      let change = StampedChange(
        id: .random(using: &random), device: .fixed(1), madeAt: .kickOff,
        change: .player(member.player, .edited(.age(try Age(random.number(Age.range))))))
      let start = ContinuousClock.now
      try await writer.post(
        SyncRequest(since: sequence, changes: [change]).json, to: .changes(member.squad))
      try await stream.waitForDeliveries(count)
      delays += stream.delays(since: start)
    }
    await stream.close()
    let worst = delays.max() ?? .infinity
    return Line(
      what: "from a request to a stream at another server, the slowest of 100, of 200 ms",
      ratio: worst / Self.budget, budget: .atMost(1),
      remark: "median \((delays.median * 1_000).short) ms, slowest \((worst * 1_000).short) ms")
  }
}
