import Domain

/// Devices, a server, and a network between them that drops, duplicates, delays and reorders
/// messages.
///
/// Everything follows from the seed.
public struct Simulation {
  /// How often things happened, so that a test can check that they did.
  public struct Tally {
    /// Changes that devices recorded.
    public var recorded = 0
    /// Changes that the server refused.
    public var rejected = 0
    /// Messages that were lost.
    public var dropped = 0
    /// Messages that were delivered twice.
    public var doubled = 0
    /// Restarts and evictions of devices.
    public var lostMemories = 0

    /// Creates a tally of zeros.
    public init() {}
  }

  enum Message {
    case request(SyncRequest)
    case response(SyncResponse)
    case page(ChangePage)
    case snapshot(Snapshot)
  }

  private(set) var server = SquadLog()
  /// The squad after each change of the server's log; the first is the empty one.
  private(set) var squads = [Squad()]
  private(set) var devices: [SimulatedDevice]
  /// The tally; complete after `run`.
  public private(set) var tally = Tally()
  private var inFlight: [(device: Int, message: Message)] = []
  private var cutOff: Set<Int> = []
  private var changes: ChangeGenerator
  private var now = Instant.kickOff

  /// Prepares the history that follows from a seed.
  public init(seed: UInt64) throws {
    var changes = try ChangeGenerator(seed: seed)
    devices = (1...changes.random.number(2...6)).map { number in
      let hours = changes.random.chance(30) ? changes.random.number(-5...5) : 0
      return SimulatedDevice(number: number, clockOffset: Int64(hours) * 3_600_000)
    }
    self.changes = changes
  }

  /// Runs random steps, then delivers everything, and checks the result.
  public mutating func run() throws {
    for _ in 0..<changes.random.number(60...180) {
      now = now.advanced(byMilliseconds: Int64(changes.random.number(0...120_000)))
      try step(device: changes.random.number(0...(devices.count - 1)))
    }
    try deliverEverything()
    try check()
    tally.recorded = devices.map(\.kept.count).reduce(0, +)
    tally.rejected = devices.map(\.replica.rejected.count).reduce(0, +)
  }

  /// Simulates one history to its end and checks it.
  /// - Returns: The number of changes that were recorded in it.
  public static func changes(ofSeed seed: UInt64) throws -> Int {
    var simulation = try Simulation(seed: seed)
    try simulation.run()
    return simulation.tally.recorded
  }

  private mutating func step(device: Int) throws {
    switch changes.random.number(0...99) {
    case ..<38: try record(on: device)
    case ..<40: changes.goals().forEach { devices[device].record($0, at: now) }
    case ..<60: send(from: device)
    case ..<84: try deliverOne()
    case ..<88: push(to: device)
    case ..<91: inFlight.append((device, .snapshot(snapshot)))
    case ..<94: devices[device].save()
    case ..<96: restart(device)
    case ..<97: evict(device)
    default: cutOff.formSymmetricDifference([device])
    }
  }
}

extension Simulation {
  /// Records a random change; tries several, because the device's squad does not allow most.
  private mutating func record(on device: Int) throws {
    for _ in 0..<4 {
      if devices[device].record(try changes.change(), at: now) { return }
    }
  }

  private mutating func send(from device: Int) {
    let limit = changes.random.number(0...12)
    inFlight.append((device, .request(devices[device].request(changeLimit: limit))))
  }

  /// The live stream: a part of the log without a request.
  private mutating func push(to device: Int) {
    let since = Int64(changes.random.number(0...server.changes.count))
    inFlight.append((device, .page(server.page(since: since, limit: changes.random.number(1...9)))))
  }

  private mutating func restart(_ device: Int) {
    if changes.random.chance(50) { devices[device].save() }
    devices[device].restart()
    tally.lostMemories += 1
  }

  private mutating func evict(_ device: Int) {
    if changes.random.chance(50) {
      devices[device].evict(to: snapshot)
    } else {
      devices[device].evict(to: Snapshot(sequence: 0, squad: Squad()))
    }
    tally.lostMemories += 1
  }

  /// Delivers any message, so that those sent before it are late.
  private mutating func deliverOne() throws {
    guard !inFlight.isEmpty else { return }
    let position = changes.random.number(0...(inFlight.count - 1))
    let (device, message) = inFlight[position]
    guard !cutOff.contains(device) else { return }
    if changes.random.chance(15) {
      tally.doubled += 1
    } else {
      inFlight.swapAt(position, inFlight.count - 1)
      inFlight.removeLast()
    }
    guard !changes.random.chance(20) else {
      tally.dropped += 1
      return
    }
    try deliver(message, of: device)
  }

  private mutating func deliver(_ message: Message, of device: Int) throws {
    switch message {
    case .request(let request):
      let response = try respond(
        to: request, of: device, pageLimit: changes.random.number(1...12))
      inFlight.append((device, .response(response)))
      return
    case .response(let response):
      try devices[device].receive(response, pageFirst: changes.random.chance(50))
    case .page(let page): try devices[device].receive(page)
    case .snapshot(let snapshot): devices[device].receive(snapshot)
    }
    if changes.random.chance(20) { try check(device) }
  }

  /// Delivers all messages in random order, then lets each device ask until it knows everything.
  private mutating func deliverEverything() throws {
    inFlight.shuffle(using: &changes.random)
    while let (device, message) = inFlight.popLast() { try deliver(message, of: device) }
    for _ in 0..<100 {
      let unsettled = devices.indices.filter { !isSettled(devices[$0].replica) }
      if unsettled.isEmpty { return }
      for device in unsettled {
        let request = devices[device].request(changeLimit: 100)
        let response = try respond(to: request, of: device, pageLimit: 100)
        try devices[device].receive(response, pageFirst: false)
      }
    }
  }

  /// The server's response; a repeated request gets the same outcomes again.
  private mutating func respond(
    to request: SyncRequest, of device: Int, pageLimit: Int
  ) throws -> SyncResponse {
    server.now = now
    let outcomes = server.deliver(request.changes, by: devices[device].account)
    for change in server.changes.dropFirst(squads.count - 1) {
      var squad = squads[squads.count - 1]
      try squad.apply(change)
      squads.append(squad)
    }
    return SyncResponse(
      epoch: .fixed(1), outcomes: outcomes,
      page: server.page(since: request.since, limit: pageLimit), latest: server.sequence, now: now)
  }

  private var snapshot: Snapshot {
    Snapshot(
      sequence: server.sequence, squad: server.squad, last: server.acceptance(at: server.sequence))
  }

  private func isSettled(_ replica: Replica) -> Bool {
    replica.pending.isEmpty && replica.sequence == server.sequence
  }
}
