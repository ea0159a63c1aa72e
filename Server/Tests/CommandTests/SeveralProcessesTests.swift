import Domain
import Foundation
import ServerTestSupport
import Testing
import Wire

/// Three real servers of one real database, while things go wrong.
@Suite(
  "Several servers of one database", .timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct SeveralProcessesTests {
  private static let writers: UInt64 = 9
  /// The acknowledgements in between two troubles.
  private static let interval = 40

  @Test
  func `each acknowledged change is kept once while servers and their database fail`()
    async throws
  {
    // Given
    let postgres = try CrashingPostgres()
    let database = postgres.address
    let proxy = try await DatabaseProxy.open(to: database)
    let fleet = try Fleet(addresses: [database, database, try proxy.address(of: database)])
    let user = try await User.registered(with: fleet.servers[0])
    let writers = (1...Self.writers).map { ChangeWriter(number: $0, user: user) }
    let troubles = Troubles(
      after: Self.interval,
      [
        { try await fleet.replace(0, .killed) }, { try await fleet.replace(2, .killed) },
        { await fleet.servers[1].process.freeze() }, { await fleet.servers[1].process.goOn() },
        { await proxy.cut() }, { try await fleet.replace(0, .ended) },
        { await proxy.restore() }, { await fleet.servers[0].process.freeze() },
        { try await fleet.replace(1, .killed) }, { await fleet.servers[0].process.goOn() },
        { await proxy.freeze() }, { try await fleet.replace(1, .ended) },
        { await proxy.restore() }, { try postgres.crash() },
        { try await fleet.replace(2, .killed) }, { try postgres.crash() },
      ])
    // When
    try await withThrowingTaskGroup { group in
      for (number, writer) in writers.enumerated() {
        group.addTask { try await Self.write(writer, number, to: fleet, troubles) }
      }
      try await group.waitForAll()
    }
    for server in await fleet.servers {
      while try await server.send(.get, "/ready").status != 200 { await Task.yield() }
    }
    // Then
    var acknowledged: Set<StampedChange.ID> = []
    for writer in writers { acknowledged.formUnion(await writer.acknowledged) }
    let log = try await user.log(from: fleet.servers[0])
    let kept = log.map(\.stamped.id)
    #expect(Set(kept).count == kept.count)
    #expect(acknowledged.subtracting(kept).isEmpty)
    #expect(Set(kept).subtracting(acknowledged).isEmpty)
    #expect(log.map(\.sequence) == (1...Int64(log.count)).map { $0 })
    for server in await fleet.servers { #expect(try await user.log(from: server) == log) }
    for server in await fleet.servers { #expect(server.process.terminate() == 0) }
    #expect(try gather("check", "--database", database).exitCode == 0)
    await proxy.close()
    try postgres.end()
  }

  /// Writes to two of the three servers by turns, so that a frozen one never stops all writers, until all
  /// troubles are over and the last change is acknowledged.
  private static func write(
    _ writer: ChangeWriter, _ number: Int, to fleet: Fleet, _ troubles: Troubles
  ) async throws {
    var turn = number
    while true {
      let server = await fleet.servers[(number + turn % 2) % 3]
      let isAcknowledged = try await writer.writeOne(to: server)
      turn += 1
      guard isAcknowledged else { continue }
      guard try await troubles.goOn() else { return }
    }
  }
}

/// The servers, each of which may be replaced by its successor.
private actor Fleet {
  enum End { case killed, ended }

  private(set) var servers: [GatherServer]
  private let addresses: [String]

  init(addresses: [String]) throws {
    self.addresses = addresses
    servers = try addresses.map { try Self.server(of: $0) }
  }

  func replace(_ number: Int, _ end: End) throws {
    let process = servers[number].process
    switch end {
    case .killed: process.kill()
    case .ended: #expect(process.terminate() == 0)
    }
    servers[number] = try Self.server(of: addresses[number])
  }

  private static func server(of database: String) throws -> GatherServer {
    let server = try GatherServer(database: database)
    // While the database is away, the server logs an error for each request.
    server.process.ignoreComplaints()
    return server
  }
}

/// What goes wrong, one after the other, each after a number of acknowledgements.
private actor Troubles {
  private let interval: Int
  private var rest: [@Sendable () async throws -> Void]
  private var acknowledgements = 0

  init(after interval: Int, _ troubles: [@Sendable () async throws -> Void]) {
    self.interval = interval
    rest = troubles
  }

  /// Counts an acknowledgement.
  /// - Returns: Whether something is still to go wrong.
  func goOn() async throws -> Bool {
    acknowledgements += 1
    guard !rest.isEmpty else { return false }
    if acknowledgements.isMultiple(of: interval) { try await rest.removeFirst()() }
    return true
  }
}
