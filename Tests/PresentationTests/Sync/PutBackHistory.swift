import Domain
import Presentation
import TestSupport
import Testing

/// Devices of one account, and a server whose data is put back from copies, as follows from a seed.
struct PutBackHistory {
  private var random: SplitMix64
  private var server = TestServer()
  private var devices: [TestApp]
  /// The players and goals that any device knew as stored on the server.
  private var acknowledged: Set<String> = []
  private var madeCount: UInt64 = 100
  /// How often the log was put back to fewer changes than it had.
  private(set) var losses = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    var server = TestServer()
    devices = (1...UInt64(random.number(2...3))).map { number in
      TestApp.loggedIn(to: &server, number: number)
    }
    self.server = server
  }

  /// Runs random steps, lets all devices sync, and checks the result.
  mutating func run() throws {
    for _ in 0..<random.number(20...60) {
      try step(on: random.number(0...(devices.count - 1)))
      note()
    }
    for _ in 0..<6 { for device in devices.indices { settle(device) } }
    let stored = Self.things(of: server[.zoe])
    #expect(acknowledged.subtracting(stored).sorted() == [])
    for device in devices {
      #expect(device.squad == server[.zoe])
      #expect(device.app.replica.pending == [] && device.app.replica.rejected == [])
      #expect(device.disk.state.replica == device.app.replica)
    }
  }

  private mutating func step(on device: Int) throws {
    devices[device].pass(seconds: Int64(random.number(1...20)))
    switch random.number(0...99) {
    case ..<25: try record(on: device)
    case ..<55: devices[device].deliverOne(with: &server)
    case ..<65: devices[device].sync(with: &server)
    case ..<72: loseResponse(to: device)
    case ..<80: devices[device].loseNetwork()
    case ..<88: devices[device].findNetwork()
    case ..<93: devices[device] = TestApp(restarting: devices[device])
    default: putBack()
    }
  }

  /// Adds a player, or a goal to one of a few gathers.
  private mutating func record(on device: Int) throws {
    madeCount += 1
    let id = madeCount
    var changes: [Change] = [
      .player(.fixed(id), .added(PlayerDetails(name: try ShortText("Player \(id)"))))
    ]
    if random.chance(60) {
      let gather = Gather.ID.fixed(UInt64(random.number(1...2)))
      changes = [
        .gather(gather, .started([])), .goal(gather, .fixed(id), .added(.teamA, in: nil)),
      ]
    }
    var squad = Squad()
    for (place, change) in changes.enumerated() {
      let stamped = StampedChange(
        id: .fixed(id), device: .fixed(1),
        madeAt: .kickOff(plusMinutes: Int64(place)), change: change)
      try squad.accept(stamped, in: LogPlace(number: Int64(place), acceptedAt: stamped.madeAt))
    }
    devices[device].send(.device(.importChosen(squad)))
  }

  /// The server takes a request in, and the device never hears of it.
  private mutating func loseResponse(to device: Int) {
    guard let request = devices[device].requests.first else { return }
    _ = server.respond(to: request, at: devices[device].now)
    devices[device].loseRequestOnce()
  }

  /// Puts an earlier state back; streams end, because the server was stopped meanwhile.
  private mutating func putBack() {
    let sequence = Int(server.logs[DeviceAccount.zoe.squad]?.sequence ?? 0)
    let kept = random.number(max(0, sequence - 6)...sequence)
    if kept < sequence { losses += 1 }
    server.putCopyBack(of: kept)
    for device in devices.indices {
      devices[device].streamed = nil
      devices[device].send(.server(.streamEnded))
    }
  }

  private mutating func settle(_ device: Int) {
    devices[device].findNetwork()
    devices[device].wait(minutes: 5)
    devices[device].sync(with: &server)
  }

  private mutating func note() {
    for device in devices { acknowledged.formUnion(Self.things(of: device.app.replica.confirmed)) }
  }

  private static func things(of squad: Squad) -> Set<String> {
    let goals = squad.gathers.flatMap { gather in
      gather.goalsOfAllGames.map { "goal \($0.id.low) of \(gather.id.low)" }
    }
    return Set(squad.players.map { "player \($0.id.low)" } + goals)
  }
}

@Suite("Sync: histories in which the server's data is put back")
struct PutBackHistoryTests {
  @Test(arguments: 0..<8)
  func `all devices come to the same squad, and nothing that one knew as stored is lost`(
    batch: UInt64
  ) throws {
    for seed in (batch * 25)..<((batch + 1) * 25) {
      var history = PutBackHistory(seed: seed)
      try withKnownSeed(seed) { try history.run() }
    }
  }

  private func withKnownSeed(_ seed: UInt64, _ body: () throws -> Void) throws {
    do { try body() } catch {
      Issue.record(error, "seed \(seed)")
    }
  }

  @Test func `the histories lose changes`() throws {
    var losses = 0
    for seed in UInt64(0)..<20 {
      var history = PutBackHistory(seed: seed)
      try history.run()
      losses += history.losses
    }
    #expect(losses > 20)
  }
}
