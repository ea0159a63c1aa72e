import ChangeStore
import Domain
import Wire

/// Measures starting after a crash with a million changes on disk, and opening one long log.
struct RestartMeasure {
  let scratch: ScratchFolder

  private static let squadCount: UInt64 = 500
  private static let changesPerSquad = 2_000
  private static let longLog = 10_000
  private static let snapshotSequence = 9_900
  private static let budgetInSeconds = 1.0
  private static let rounds = 5

  func lines() async throws -> [Line] {
    let path = scratch.path("million.sqlite")
    let logs = try await fill(path)
    var restarts: [Double] = []
    var opening = SideBySide()
    for round in 0..<Self.rounds {
      let start = ContinuousClock.now
      let server = try ServerProcess.gather(database: path)
      defer { server.kill() }
      _ = try await logs.replayed.client(of: server).get(.health)
      let untilHealth = start.duration(to: .now).inSeconds
      let (replayed, fromSnapshot) = try await open(logs, on: server, order: round)
      restarts.append(untilHealth + replayed)
      opening.add(reference: replayed, subject: fromSnapshot)
    }
    return lines(restarts.median, opening)
  }

  private struct Logs {
    let replayed: Member
    let withSnapshot: Member
  }

  private func fill(_ path: String) async throws -> Logs {
    let store = try SQLiteStore(path: path)
    for number in 1...Self.squadCount {
      _ = try await Member(number: number, changeCount: Self.changesPerSquad, in: store)
    }
    let number = Self.squadCount + 1
    let logs = Logs(
      replayed: try await Member(number: number, changeCount: Self.longLog, in: store),
      withSnapshot: try await Member(number: number + 1, changeCount: Self.longLog, in: store))
    try await logs.withSnapshot.saveSnapshot(at: Self.snapshotSequence, in: store)
    try store.close()
    return logs
  }

  /// Times the first request for each log, in seconds; the order alternates.
  private func open(
    _ logs: Logs, on server: ServerProcess, order: Int
  ) async throws -> (replayed: Double, fromSnapshot: Double) {
    if order.isMultiple(of: 2) {
      let replayed = try await time(logs.replayed, on: server)
      return (replayed, try await time(logs.withSnapshot, on: server))
    }
    let fromSnapshot = try await time(logs.withSnapshot, on: server)
    return (try await time(logs.replayed, on: server), fromSnapshot)
  }

  private func time(_ member: Member, on server: ServerProcess) async throws -> Double {
    let client = member.client(of: server)
    return try await ContinuousClock().measure { _ = try await client.get(.players) }.inSeconds
  }

  private func lines(_ restart: Double, _ opening: SideBySide) -> [Line] {
    [
      Line(
        what: "start after kill -9 with 1,020,000 changes, first response, of 1 s",
        ratio: restart / Self.budgetInSeconds, budget: .atMost(1),
        remark: "\(restart.short) s, of a squad of 10,000 changes without snapshot"),
      Line(
        what: "open a squad of 10,000 changes by its snapshot, of replaying its log",
        ratio: opening.ratio, budget: .atMost(1), remark: opening.remark(unit: "s")),
    ]
  }
}
