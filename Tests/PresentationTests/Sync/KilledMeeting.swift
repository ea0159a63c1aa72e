import Domain
import Presentation
import TestSupport
import Texts

/// What must never be true at the end of a history.
enum HistoryError: Error, Equatable {
  case sentBeforeStored(device: Int)
  case startsWithAnotherSquad(device: Int)
  case squadsDiffer(device: Int)
  case stillPending(device: Int)
  case diskDiffers(device: Int)
  case changeTwiceInTheLog
  case olderEditWon([Change])
  case changeLost(StampedChange.ID)
  case changeLoggedAndRefused(StampedChange.ID)
}

/// A meeting whose browsers are killed again and again, between any two writes of their disks.
///
/// Each kill comes after a number of further writes, which may be in the middle of the effects of
/// one event. Of the transactions that are under way then, any number of the oldest still ends, and
/// the requests that were on their way may still reach the server.
struct KilledMeeting {
  /// How often things happened.
  struct Tally {
    var histories = 0
    var kills = 0
    var writes = 0
    var changes = 0
    var refused = 0

    static func += (total: inout Self, other: Self) {
      total.histories += other.histories
      total.kills += other.kills
      total.writes += other.writes
      total.changes += other.changes
      total.refused += other.refused
    }
  }

  private(set) var meeting: Meeting
  private(set) var tally = Tally(histories: 1)
  private var random: SplitMix64

  init(seed: UInt64) {
    meeting = Meeting(seed: seed)
    random = SplitMix64(seed: ~seed)
  }

  /// Runs random steps with random kills, then delivers everything and checks the result.
  static func history(seed: UInt64, steps: Int) throws -> Tally {
    var history = Self(seed: seed)
    for _ in 0..<steps {
      let device = history.random.number(0...1)
      if history.random.chance(30) {
        history.kill(device, afterWrites: history.random.number(0...5))
      }
      if history.random.chance(10) { history.disagree(device) }
      try history.step()
    }
    try history.settle()
    return history.tally
  }

  /// Runs the steps that follow from a seed with one kill of a device, after its write number
  /// `writes`.
  /// - Returns: Whether the history has so many writes.
  static func history(
    seed: UInt64, steps: Int, killing device: Int, afterWrites writes: Int
  ) throws -> Bool {
    var history = Self(seed: seed)
    history.kill(device, afterWrites: writes)
    for _ in 0..<steps { try history.step() }
    let isKilled = history.tally.kills == 1
    try history.settle()
    return isKilled
  }

  private mutating func kill(_ device: Int, afterWrites writes: Int) {
    meeting.devices[device].kill(afterWrites: writes)
  }

  /// A user deletes a player, and another edits the same player before hearing of it; the server
  /// refuses the edit.
  private mutating func disagree(_ device: Int) {
    guard let player = meeting.devices[device].squad.players.last?.id else { return }
    meeting.devices[device].delete(player)
    guard meeting.devices[1 - device].squad.players.contains(where: { $0.id == player }) else {
      return
    }
    meeting.devices[1 - device].open(.editPlayer(player, .age))
    meeting.devices[1 - device].type(value: "\(random.number(1...120))")
    meeting.devices[1 - device].tap(.editPlayer(.doneTapped))
  }

  private mutating func step() throws {
    do {
      try meeting.step()
    } catch {
      // A tap that the killed browser did not handle leads nowhere.
      guard meeting.devices.contains(where: { $0.disk.isKilled }) else { throw error }
    }
    for device in meeting.devices.indices {
      guard meeting.devices[device].hasSentOnlyStoredChanges else {
        throw HistoryError.sentBeforeStored(device: device)
      }
      if meeting.devices[device].disk.isKilled { try restart(device) }
    }
  }

  private mutating func restart(_ device: Int) throws {
    tally.kills += 1
    let killed = meeting.devices[device]
    // Only the squad's requests, which may come twice; a user waits for the response to a login.
    if random.chance(50) { meeting.server.receive(killed.requests, at: killed.now) }
    let restarted = TestApp(
      restarting: killed, isOnline: random.chance(70),
      afterWrites: random.number(0...killed.disk.writeCount))
    guard restarted.app.replica == restarted.disk.state.replica else {
      throw HistoryError.startsWithAnotherSquad(device: device)
    }
    meeting.devices[device] = restarted
  }

  private mutating func settle() throws {
    for device in meeting.devices.indices {
      meeting.devices[device].kill(afterWrites: nil)
    }
    meeting.settle()
    try check()
    tally.writes = meeting.devices.reduce(0) { $0 + $1.disk.writes }
    tally.refused = meeting.devices.reduce(0) { $0 + $1.app.replica.rejected.count }
    tally.changes = meeting.devices.reduce(0) { $0 + $1.disk.stored.count }
  }
}

extension KilledMeeting {
  private func check() throws {
    let log = meeting.server.logs[DeviceAccount.zoe.squad, default: SquadLog()]
    let logged = Set(log.changes.map(\.stamped.id))
    guard logged.count == log.changes.count else { throw HistoryError.changeTwiceInTheLog }
    let replaced = log.squad.editsReplacedByOlder(in: log.changes.map(\.stamped))
    guard replaced.isEmpty else { throw HistoryError.olderEditWon(replaced) }
    for (number, device) in meeting.devices.enumerated() {
      let replica = device.app.replica
      guard replica.pending.isEmpty else { throw HistoryError.stillPending(device: number) }
      guard device.squad == log.squad, replica.confirmed == log.squad else {
        throw HistoryError.squadsDiffer(device: number)
      }
      guard device.disk.state.replica == replica else {
        throw HistoryError.diskDiffers(device: number)
      }
      try checkFates(of: device, logged: logged)
    }
  }

  /// Every change that was on the disk is in the log or was refused, never both or neither.
  private func checkFates(of device: TestApp, logged: Set<StampedChange.ID>) throws {
    let refused = Set(device.app.replica.rejected.map(\.change.id))
    for id in device.disk.stored {
      switch (logged.contains(id), refused.contains(id)) {
      case (true, false), (false, true): continue
      case (false, false): throw HistoryError.changeLost(id)
      case (true, true): throw HistoryError.changeLoggedAndRefused(id)
      }
    }
  }
}

extension TestApp {
  fileprivate mutating func delete(_ player: Player.ID) {
    open(.player(player))
    tap(.playerDetails(.archiveTapped))
    tap(.playerDetails(.deleteTapped))
    tap(.playerDetails(.deletionConfirmed))
  }

  /// Whether each change of the last request was on the disk when it was sent.
  fileprivate var hasSentOnlyStoredChanges: Bool {
    guard case .sync(_, let request)? = requests.last else { return true }
    return request.changes.allSatisfy { disk.stored.contains($0.id) }
  }
}

extension TestServer {
  /// Receives requests of a browser that is gone when the responses arrive.
  fileprivate mutating func receive(_ calls: [ServerCall], at now: Instant) {
    for call in calls {
      if case .sync = call { _ = respond(to: call, at: now) }
    }
  }
}
