import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// Two devices of one account and a server, with random events that follow from a seed.
struct Meeting {
  var server = TestServer()
  var devices: [TestApp]
  var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    devices = []
    for number in UInt64(1)...2 {
      let error = random.chance(30) ? Int64(random.number(-90...90)) * 60_000 : 0
      devices.append(.loggedIn(to: &server, number: number, clockError: error))
    }
  }

  mutating func step() throws {
    let device = random.number(0...1)
    if random.chance(50) { devices[device].finishWriting() }
    devices[device].wait(seconds: Int64(random.number(0...90)))
    switch random.number(0...99) {
    case ..<45: try act(on: device)
    case ..<75: devices[device].deliverOne(with: &server)
    case ..<80: devices[device].loseRequests()
    case ..<86: devices[device].loseNetwork()
    case ..<90: devices[device].findNetwork()
    case ..<93: devices[device].isDiskSlow.toggle()
    case ..<95: devices[device].send(.server(.streamEnded))
    default:
      devices[device] = TestApp(restarting: devices[device], isOnline: random.chance(70))
    }
  }

  private mutating func act(on device: Int) throws {
    let squad = devices[device].squad
    let players = squad.players
    devices[device].open(.players)
    switch random.number(0...14) {
    case 0...2 where players.count < 60: devices[device].add("P\(random.next())")
    case 3 where !players.isEmpty:
      devices[device].open(.player(players[random.number(0...(players.count - 1))].id))
      devices[device].tap(.playerDetails(.archiveTapped))
      devices[device].tap(.playerDetails(.deleteTapped))
      devices[device].tap(.playerDetails(.deletionConfirmed))
      if random.chance(40) { devices[device].undo() }
    case 4 where !players.isEmpty:
      let id = players[random.number(0...(players.count - 1))].id
      devices[device].open(.editPlayer(id, .age))
      devices[device].type(value: "\(random.number(1...120))")
      devices[device].tap(.editPlayer(.doneTapped))
    case 5..<14 where players.count >= 2:
      if try devices[device].players.running.isEmpty || random.chance(10) {
        try devices[device].startGather(
          players[0].details.name.text, players[players.count - 1].details.name.text)
      } else {
        play(on: device)
      }
    case 14:
      devices[device].open(.archivedPlayers)
      for row in try devices[device].archivedPlayers.rows.prefix(1) {
        devices[device].tap(.archivedPlayers(.bringBackTapped(row.id)))
      }
    default: break
    }
  }

  private mutating func play(on device: Int) {
    devices[device].tap(.players(.resumeTapped))
    switch random.number(0...9) {
    case 0...4: devices[device].tap(.gather(.plusTapped(random.chance(50) ? .teamA : .teamB)))
    case 5: devices[device].tap(.gather(.minusTapped(.teamA)))
    case 6...7: devices[device].tap(.gather(.clockTapped))
    case 8: devices[device].cancelClock()
    default: devices[device].endGather()
    }
  }

  /// Whether everything that was sent to the server is on the devices' disks.
  var hasSentOnlyStoredChanges: Bool {
    devices.allSatisfy { device in
      guard case .sync(_, let request)? = device.requests.last else { return true }
      let stored = device.disk.state.replica.pending
      return request.changes.allSatisfy { change in
        stored.contains(change) || !device.app.replica.pending.contains(change)
      }
    }
  }

  /// Restores the network and delivers everything.
  mutating func settle() {
    for device in devices.indices {
      devices[device].isDiskSlow = false
      while devices[device].disk.isWriting { devices[device].finishWriting() }
    }
    for _ in 0..<3 {
      for device in devices.indices {
        devices[device].loseNetwork()
        devices[device].findNetwork()
        devices[device].sync(with: &server)
      }
    }
  }
}

@Suite("Two devices of one account")
struct ConvergenceTests {
  @Test(arguments: 0..<200)
  func `both devices show the server's squad in the end, whatever happens before`(seed: Int) throws
  {
    var meeting = Meeting(seed: UInt64(seed))
    for _ in 0..<60 { try meeting.step() }
    meeting.settle()
    for device in meeting.devices {
      #expect(device.squad == meeting.server[.zoe])
      #expect(device.app.replica.pending == [])
      #expect(device.disk.state.replica == device.app.replica)
      #expect(TestApp(restarting: device).squad == device.squad)
      #expect(device.app.wakesAt.map { $0 > device.deviceTime } ?? true)
    }
  }

  @Test(arguments: 0..<50)
  func `the server never gets a change that the device has not stored`(seed: Int) throws {
    var meeting = Meeting(seed: UInt64(seed))
    for _ in 0..<60 {
      try meeting.step()
      try #require(meeting.hasSentOnlyStoredChanges)
    }
  }

  @Test func `the random histories have players, gathers and goals`() throws {
    var goals = 0
    for seed in UInt64(0)..<20 {
      var meeting = Meeting(seed: seed)
      for _ in 0..<60 { try meeting.step() }
      meeting.settle()
      goals += meeting.server[.zoe].gathers.reduce(0) { $0 + $1.currentGame.goals.count }
    }
    #expect(goals > 20)
  }

  @Test func `two devices score the same match without a network, and every goal counts once`()
    throws
  {
    var server = TestServer()
    var first = TestApp.loggedIn(to: &server, number: 1)
    first.add("Ann", "Ben")
    let id = try first.startGather()
    first.sync(with: &server)
    var second = TestApp.loggedIn(to: &server, number: 2)
    first.loseNetwork()
    second.loseNetwork()
    second.open(.gather(id))
    first.score(3, for: .teamA)
    second.score(2, for: .teamA)
    first.findNetwork()
    first.sync(with: &server)
    second.findNetwork()
    second.sync(with: &server)
    first.sync(with: &server)
    #expect(try first.gather.sides.map { $0.goals } == [5, 0])
    #expect(try second.gather.sides.map { $0.goals } == [5, 0])
  }

  @Test func `goals beyond the limit that two devices score together are refused and shown`()
    throws
  {
    var server = TestServer()
    var first = TestApp.loggedIn(to: &server, number: 1)
    first.add("Ann", "Ben")
    let id = try first.startGather()
    first.sync(with: &server)
    var second = TestApp.loggedIn(to: &server, number: 2)
    first.loseNetwork()
    second.loseNetwork()
    second.open(.gather(id))
    first.score(60, for: .teamA)
    second.score(60, for: .teamA)
    first.findNetwork()
    first.sync(with: &server)
    second.findNetwork()
    second.sync(with: &server)
    first.sync(with: &server)
    #expect(server[.zoe].gather(id)?.currentGame.goals.count == Score.limit)
    #expect(first.squad == server[.zoe] && second.squad == server[.zoe])
    #expect(first.app.replica.rejected == [])
    let refused = second.app.replica.rejected
    #expect(
      refused.map { $0.reason } == Array(repeating: .scoreLimitReached(id, .teamA), count: 21))
    #expect(second.disk.state.replica.rejected == refused)
  }
}
