import ChangeStore
import Domain
import Foundation
import ServerTestSupport

/// Measures durable changes on PostgreSQL: by one server beside pgbench, and by three beside one.
struct PostgresMeasure {
  private let scratch: ScratchFolder
  private let database: String

  private static let rounds = 6
  private static let seconds = 2
  private static let serverCount = 3

  /// `nil` where there is no PostgreSQL server to measure.
  init?(scratch: ScratchFolder) throws {
    guard TestPostgres.isThere else { return nil }
    self.scratch = scratch
    database = try TestPostgres.ownDatabase(named: "bench")
  }

  func lines() async throws -> [Line] {
    let members = try await makeMembers()
    let servers = try (0..<Self.serverCount).map { _ in try ServerProcess.gather(database: database)
    }
    defer { for server in servers { server.stop() } }
    let pgbench = try Pgbench(database: database, scratch: scratch)
    var toPgbench = SideBySide()
    var toOne = SideBySide()
    for round in 0...Self.rounds {
      let statements = try pgbench.run(transactions: 500)
      let byOne = try await rate([servers[0]], members, round: 2 * round)
      let byThree = try await rate(servers, members, round: 2 * round + 1)
      // The first round only warms up.
      guard round > 0 else { continue }
      toPgbench.add(reference: statements, subject: byOne)
      toOne.add(reference: byOne, subject: byThree)
    }
    return [
      Line(
        what: "durable POST on PostgreSQL, 64 connections, of the statement in pgbench",
        ratio: toPgbench.ratio, budget: .atLeast(0.5), remark: toPgbench.remark(unit: "a second")),
      Line(
        what: "the same by three servers, of one", ratio: toOne.ratio, budget: .atLeast(1),
        remark: toOne.remark(unit: "requests/s")),
    ] + [try await HearingMeasure(servers: servers, member: members[0]).line()]
  }

  private func makeMembers() async throws -> [Member] {
    let store = PostgresStore(address: database)
    try store.prepare()
    let members = try await Member.perConnection(in: store)
    store.close()
    return members
  }

  /// The requests per second of as many loads as there are servers at most, so that the clients' work is the
  /// same for one server as for three.
  private func rate(
    _ servers: [ServerProcess], _ members: [Member], round: Int
  ) async throws -> Double {
    try await withThrowingTaskGroup { group in
      for part in 0..<Self.serverCount {
        let own = members.enumerated().filter { $0.offset % Self.serverCount == part }
          .map(\.element)
        let server = servers[part % servers.count]
        group.addTask { [scratch] in
          var load = try WriteLoad(
            members: own, server: server, scratch: scratch, connections: own.count,
            name: "squads-\(part)", firstRun: Self.serverCount * round + part)
          return try await load.run(on: server, seconds: Self.seconds)
        }
      }
      return try await group.reduce(0, +)
    }
  }
}
