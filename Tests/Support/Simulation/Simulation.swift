import Domain

/// Phones, a server, and a network between them that drops, duplicates, delays and reorders
/// messages.
///
/// Everything follows from the seed.
public struct Simulation {
  /// How often things happened, so that a test can check that they did.
  public struct Tally {
    /// Changes that phones recorded.
    public var recorded = 0
    /// Changes that the server refused.
    public var rejected = 0
    /// Messages that were lost.
    public var dropped = 0
    /// Messages that were delivered twice.
    public var doubled = 0
    /// Restarts and evictions of phones.
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
  private(set) var phones: [SimulatedPhone]
  /// The tally; complete after `run`.
  public private(set) var tally = Tally()
  private var inFlight: [(phone: Int, message: Message)] = []
  private var cutOff: Set<Int> = []
  private var changes: ChangeGenerator
  private var now = Instant.kickOff

  /// Prepares the history that follows from a seed.
  public init(seed: UInt64) throws {
    var changes = try ChangeGenerator(seed: seed)
    phones = (1...changes.random.number(2...6)).map { number in
      let hours = changes.random.chance(30) ? changes.random.number(-5...5) : 0
      return SimulatedPhone(number: number, clockOffset: Int64(hours) * 3_600_000)
    }
    self.changes = changes
  }

  /// Runs random steps, then delivers everything, and checks the result.
  public mutating func run() throws {
    for _ in 0..<changes.random.number(60...180) {
      now = now.advanced(byMilliseconds: Int64(changes.random.number(0...120_000)))
      try step(phone: changes.random.number(0...(phones.count - 1)))
    }
    try deliverEverything()
    try check()
    tally.recorded = phones.map(\.kept.count).reduce(0, +)
    tally.rejected = phones.map(\.replica.rejected.count).reduce(0, +)
  }

  /// Simulates one history to its end and checks it.
  /// - Returns: The number of changes that were recorded in it.
  public static func changes(ofSeed seed: UInt64) throws -> Int {
    var simulation = try Simulation(seed: seed)
    try simulation.run()
    return simulation.tally.recorded
  }

  private mutating func step(phone: Int) throws {
    switch changes.random.number(0...99) {
    case ..<38: try record(on: phone)
    case ..<40: changes.goals().forEach { phones[phone].record($0, at: now) }
    case ..<60: send(from: phone)
    case ..<84: try deliverOne()
    case ..<88: push(to: phone)
    case ..<91: inFlight.append((phone, .snapshot(snapshot)))
    case ..<94: phones[phone].save()
    case ..<96: restart(phone)
    case ..<97: evict(phone)
    default: cutOff.formSymmetricDifference([phone])
    }
  }
}

extension Simulation {
  /// Records a random change; tries several, because the phone's squad does not allow most.
  private mutating func record(on phone: Int) throws {
    for _ in 0..<4 {
      if phones[phone].record(try changes.change(), at: now) { return }
    }
  }

  private mutating func send(from phone: Int) {
    let limit = changes.random.number(0...12)
    inFlight.append((phone, .request(phones[phone].request(changeLimit: limit))))
  }

  /// The live stream: a part of the log without a request.
  private mutating func push(to phone: Int) {
    let since = Int64(changes.random.number(0...server.changes.count))
    inFlight.append((phone, .page(server.page(since: since, limit: changes.random.number(1...9)))))
  }

  private mutating func restart(_ phone: Int) {
    if changes.random.chance(50) { phones[phone].save() }
    phones[phone].restart()
    tally.lostMemories += 1
  }

  private mutating func evict(_ phone: Int) {
    if changes.random.chance(50) {
      phones[phone].evict(to: server.squad, at: server.sequence)
    } else {
      phones[phone].evict(to: Squad(), at: 0)
    }
    tally.lostMemories += 1
  }

  /// Delivers any message, so that those sent before it are late.
  private mutating func deliverOne() throws {
    guard !inFlight.isEmpty else { return }
    let position = changes.random.number(0...(inFlight.count - 1))
    let (phone, message) = inFlight[position]
    guard !cutOff.contains(phone) else { return }
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
    try deliver(message, of: phone)
  }

  private mutating func deliver(_ message: Message, of phone: Int) throws {
    switch message {
    case .request(let request):
      let response = try respond(
        to: request, of: phone, pageLimit: changes.random.number(1...12))
      inFlight.append((phone, .response(response)))
      return
    case .response(let response):
      try phones[phone].receive(response, pageFirst: changes.random.chance(50))
    case .page(let page): try phones[phone].receive(page)
    case .snapshot(let snapshot): phones[phone].receive(snapshot)
    }
    if changes.random.chance(20) { try check(phone) }
  }

  /// Delivers all messages in random order, then lets each phone ask until it knows everything.
  private mutating func deliverEverything() throws {
    inFlight.shuffle(using: &changes.random)
    while let (phone, message) = inFlight.popLast() { try deliver(message, of: phone) }
    for _ in 0..<100 {
      let unsettled = phones.indices.filter { !isSettled(phones[$0].replica) }
      if unsettled.isEmpty { return }
      for phone in unsettled {
        let request = phones[phone].request(changeLimit: 100)
        let response = try respond(to: request, of: phone, pageLimit: 100)
        try phones[phone].receive(response, pageFirst: false)
      }
    }
  }

  /// The server's response; a repeated request gets the same outcomes again.
  private mutating func respond(
    to request: SyncRequest, of phone: Int, pageLimit: Int
  ) throws -> SyncResponse {
    let outcomes = server.deliver(request.changes, by: phones[phone].account)
    for change in server.changes.dropFirst(squads.count - 1) {
      var squad = squads[squads.count - 1]
      try squad.apply(change.stamped)
      squads.append(squad)
    }
    return SyncResponse(
      epoch: .fixed(1), outcomes: outcomes,
      page: server.page(since: request.since, limit: pageLimit), latest: server.sequence, now: now)
  }

  private var snapshot: Snapshot { Snapshot(sequence: server.sequence, squad: server.squad) }

  private func isSettled(_ replica: Replica) -> Bool {
    replica.pending.isEmpty && replica.sequence == server.sequence
  }
}
