import Domain

/// The errors of a simulation: states that must never be reached.
enum SimulationError: Error, Equatable {
  case squadsDiffer(device: Int)
  case confirmedIsNotTheServers(at: Int64)
  case lastIsNotTheServers(at: Int64)
  case restartShowsAnother(device: Int)
  case stillPending(device: Int, count: Int)
  case changeTwiceInTheLog
  case changeLost(StampedChange.ID)
  case changeDoubled(StampedChange.ID)
  case replayDiffers
  case limitBroken(Gather.ID, Side)
  case olderEditWon([Change])
}

extension Simulation {
  /// Compares every device with the server, after everything was delivered.
  func check() throws(SimulationError) {
    let logged = Set(server.changes.map { $0.stamped.id })
    guard logged.count == server.changes.count else { throw .changeTwiceInTheLog }
    guard replayed() == server.squad else { throw .replayDiffers }
    try checkLimits()
    let replaced = server.squad.editsReplacedByOlder(in: server.changes.map(\.stamped))
    guard replaced.isEmpty else { throw .olderEditWon(replaced) }
    for (number, device) in devices.enumerated() {
      let replica = device.replica
      guard replica.pending.isEmpty else {
        throw .stillPending(device: number, count: replica.pending.count)
      }
      guard replica.squad == server.squad, replica.confirmed == server.squad else {
        throw .squadsDiffer(device: number)
      }
      try checkFates(of: device, logged: logged)
    }
  }

  /// Checks one device while messages are still under way.
  func check(_ number: Int) throws(SimulationError) {
    let device = devices[number]
    let replica = device.replica
    guard replica.confirmed == squads[Int(replica.sequence)] else {
      throw .confirmedIsNotTheServers(at: replica.sequence)
    }
    let restarted = Replica(
      confirmed: replica.confirmed, sequence: replica.sequence, last: replica.last,
      pending: replica.pending, rejected: replica.rejected)
    guard server.has(KnownLog(since: replica.sequence, last: replica.last)) else {
      throw .lastIsNotTheServers(at: replica.sequence)
    }
    guard restarted == replica else { throw .restartShowsAnother(device: number) }
    let remembered = Set(replica.pending.map(\.id) + replica.rejected.map(\.change.id))
    for id in device.kept where !remembered.contains(id) {
      guard let place = server.place(of: id), place <= replica.sequence else {
        throw .changeLost(id)
      }
    }
  }

  /// The server refuses changes that break a limit, though each device alone respected it.
  private func checkLimits() throws(SimulationError) {
    for gather in server.squad.allGathers {
      for side in Side.allCases {
        // Not by the score, which never shows more than its limit.
        let goals = gather.currentGame.goals.filter { $0.side == side }
        guard goals.count <= Score.limit else { throw .limitBroken(gather.id, side) }
      }
    }
  }

  /// Every change that the device remembers is in the log or was refused, never both or neither.
  private func checkFates(
    of device: SimulatedDevice, logged: Set<StampedChange.ID>
  ) throws(SimulationError) {
    var refusals: [StampedChange.ID: Int] = [:]
    for rejected in device.replica.rejected { refusals[rejected.change.id, default: 0] += 1 }
    for id in device.kept {
      switch (logged.contains(id) ? 1 : 0) + refusals[id, default: 0] {
      case 1: continue
      case 0: throw .changeLost(id)
      default: throw .changeDoubled(id)
      }
    }
  }

  private func replayed() -> Squad? {
    var squad = Squad()
    for change in server.changes {
      guard (try? squad.apply(change)) != nil else { return nil }
    }
    return squad
  }
}
