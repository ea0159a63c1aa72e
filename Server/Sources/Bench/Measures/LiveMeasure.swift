import ChangeStore
import Domain
import TestSupport
import Wire

/// Measures a thousand live streams of one squad: their memory, and their deliveries per second.
struct LiveMeasure {
  let scratch: ScratchFolder

  private static let subscriberCount = 1_000
  private static let changeCount = 100
  private static let rounds = 5
  private static let memoryBudget = 10.0 * 1_024
  private static let rateBudget = 50_000.0

  func lines() async throws -> [Line] {
    let path = scratch.path("live.sqlite")
    let store = try SQLiteStore(path: path)
    let member = try await Member(number: 1, changeCount: Season.playerCount, in: store)
    try store.close()
    // A server limits the connections of each address, but for a proxy's.
    let server = try ServerProcess.gather(database: path, options: ["--behind-proxy"])
    defer { server.stop() }
    var posts = Posts(member: member, client: member.client(of: server))
    // Memory that the first requests need is not counted for the live streams.
    try await posts.send(Self.changeCount)
    let before = try server.residentMemory()
    let subscribers = try await LiveSubscribers(
      Self.subscriberCount, client: posts.client, squad: member.squad, after: posts.sequence)
    try await Task.sleep(for: .seconds(1))
    let memory = (try server.residentMemory() - before) / Double(Self.subscriberCount)
    let rate = try await deliveryRate(to: subscribers, &posts)
    await subscribers.close()
    return lines(memory: memory, rate: rate)
  }

  private func deliveryRate(to subscribers: LiveSubscribers, _ posts: inout Posts) async throws
    -> Double
  {
    var rates: [Double] = []
    for round in 1...Self.rounds {
      let start = ContinuousClock.now
      try await posts.send(Self.changeCount)
      let deliveries = Self.changeCount * Self.subscriberCount
      try await subscribers.waitForDeliveries(deliveries * round)
      rates.append(Double(deliveries) / start.duration(to: .now).inSeconds)
    }
    return rates.median
  }

  private func lines(memory: Double, rate: Double) -> [Line] {
    [
      Line(
        what: "memory of an idle subscriber, of 10 KB", ratio: memory / Self.memoryBudget,
        budget: .atMost(1), remark: "\((memory / 1_024).short) KB"),
      Line(
        what: "deliveries to 1,000 subscribers, of 50,000 a second",
        ratio: rate / Self.rateBudget, budget: .atLeast(1), remark: "\(rate.short) a second"),
    ]
  }
}

/// Posts changes one after the other, each in its own request.
private struct Posts {
  let member: Member
  let client: Client
  private var random = SplitMix64(seed: 1)
  private(set) var sequence = Int64(Season.playerCount)

  init(member: Member, client: Client) {
    self.member = member
    self.client = client
  }

  mutating func send(_ count: Int) async throws {
    for _ in 0..<count {
      let change = StampedChange(
        id: .random(using: &random), device: .fixed(1), madeAt: .kickOff,
        change: .player(member.player, .edited(.age(try Age(random.number(Age.range))))))
      try await client.post(
        SyncRequest(since: sequence, changes: [change]).json, to: .changes(member.squad))
      sequence += 1
    }
  }
}
