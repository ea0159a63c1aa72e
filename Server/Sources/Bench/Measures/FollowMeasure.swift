import ChangeStore

/// Measures people who follow a match by links: their memory, and when they see a goal.
struct FollowMeasure {
  let scratch: ScratchFolder

  private static let idleCount = 2_000
  private static let goalCount = 50
  private static let delayBudget = 0.15
  private static let pageCount = 1_000
  private static let rateBudget = 50_000.0
  private static let crowdCount = 5_000
  private static let crowdBudget = 1.0
  private static let rounds = 5
  private static let changesPerRound = 100

  func lines() async throws -> [Line] {
    let memory = try await measure("idle", memory)
    let goal = try await measure("goal", goalDelay)
    let rate = try await measure("deliveries", deliveryRate)
    let crowd = try await measure("crowd", crowdDelays)
    let page = try await measure("page", firstPage)
    return [memory, goal, rate] + crowd + [page]
  }

  /// Measures with a server and a match of its own, so that no measurement finds another's memory.
  private func measure<Result>(
    _ name: String,
    _ body: (inout FollowedMatch, ServerProcess) async throws -> Result
  ) async throws -> Result {
    let path = scratch.path("follow-\(name).sqlite")
    let store = try SQLiteStore(path: path)
    let member = try await Member(number: 1, changeCount: Season.playerCount, in: store)
    try store.close()
    // The followers' addresses are those that a proxy names.
    let server = try ServerProcess.gather(database: path, options: ["--behind-proxy"])
    defer { server.stop() }
    var match = try await FollowedMatch(of: member, on: server)
    return try await body(&match, server)
  }
}

extension FollowMeasure {
  /// Compares what a follower takes with what a connection of a bare server takes.
  private func memory(
    _ match: inout FollowedMatch, _ server: ServerProcess
  ) async throws -> Line {
    let bare = try ServerProcess.bare(
      responses: BareResponses(read: try await match.page(), write: [], in: scratch))
    defer { bare.stop() }
    let follower = try await growth(of: server) { try await match.follow($0) }
    let request = match.request
    let connection = try await growth(of: bare) {
      try await LiveSubscribers($0, port: bare.port, counting: "event: page") { request(nil, $0) }
    }
    return Line(
      what: "memory of an idle follower, of a connection of a bare server",
      ratio: follower / connection, budget: .atMost(1.3),
      remark: "\((follower / 1_024).short) : \((connection / 1_024).short) KB")
  }

  /// The memory that each of many connections takes, without what the first ones need.
  private func growth(
    of server: ServerProcess, _ open: (Int) async throws -> LiveSubscribers
  ) async throws -> Double {
    let first = try await open(100)
    try await Task.sleep(for: .seconds(1))
    let before = try server.residentMemory()
    let connections = try await open(Self.idleCount)
    try await Task.sleep(for: .seconds(1))
    let memory = (try server.residentMemory() - before) / Double(Self.idleCount)
    for opened in [first, connections] { await opened.close() }
    return memory
  }

  /// Times goals from the request of the device that keeps score to the page.
  private func goalDelay(
    _ match: inout FollowedMatch, _ server: ServerProcess
  ) async throws -> Line {
    let page = try await match.follow(1)
    var delays: [Double] = []
    for number in 1...Self.goalCount {
      let start = ContinuousClock.now
      try await match.change()
      try await page.waitForDeliveries(1 + number)
      delays += page.delays(since: start)
    }
    await page.close()
    return Line(
      what: "a goal's delay to a page that follows, of 150 ms",
      ratio: delays.median / Self.delayBudget, budget: .atMost(1),
      remark: "\((delays.median * 1_000).short) ms")
  }

  /// Counts the pages that arrive while changes come one after the other; a connection that is
  /// still being written to leaves out what is outdated.
  private func deliveryRate(
    _ match: inout FollowedMatch, _ server: ServerProcess
  ) async throws -> Line {
    let pages = try await match.follow(Self.pageCount)
    var rates: [Double] = []
    for _ in 0..<Self.rounds {
      let before = pages.delivered
      let start = ContinuousClock.now
      for _ in 0..<Self.changesPerRound { try await match.change() }
      try await pages.settle()
      let last = pages.delays(since: start).last ?? .infinity
      rates.append(Double(pages.delivered - before) / last)
    }
    await pages.close()
    return Line(
      what: "pages to 1,000 followers, of 50,000 a second", ratio: rates.median / Self.rateBudget,
      budget: .atLeast(1), remark: "\(rates.median.short) a second")
  }

  /// Times one goal to many pages at once.
  private func crowdDelays(
    _ match: inout FollowedMatch, _ server: ServerProcess
  ) async throws -> [Line] {
    let pages = try await match.follow(Self.crowdCount)
    var (medians, lasts): ([Double], [Double]) = ([], [])
    for round in 1...Self.rounds {
      let start = ContinuousClock.now
      try await match.change()
      try await pages.waitForDeliveries(Self.crowdCount * (round + 1))
      let delays = pages.delays(since: start)
      medians.append(delays.median)
      lasts.append(delays.last ?? .infinity)
    }
    await pages.close()
    return [("median", medians), ("last", lasts)].map { name, delays in
      Line(
        what: "a goal to 5,000 followers at once, \(name), of 1 s",
        ratio: delays.median / Self.crowdBudget, budget: .atMost(1),
        remark: "\((delays.median * 1_000).short) ms")
    }
  }

  private func firstPage(
    _ match: inout FollowedMatch, _ server: ServerProcess
  ) async throws -> Line {
    let bare = try ServerProcess.bare(
      responses: BareResponses(read: try await match.page(), write: [], in: scratch))
    defer { bare.stop() }
    let urls = ["http://127.0.0.1:\(bare.port)/", match.url]
    for url in urls { _ = try Wrk(url, seconds: 1, options: []) }
    var result = SideBySide()
    for _ in 0..<Self.rounds {
      let times = try urls.map { 1_000 / (try Wrk($0, seconds: 2, options: []).requestsPerSecond) }
      result.add(reference: times[0], subject: times[1])
    }
    return Line(
      what: "a visitor's page, of a bare route with the same bytes", ratio: result.ratio,
      budget: .atMost(2), remark: result.remark(unit: "ms a page"))
  }
}
