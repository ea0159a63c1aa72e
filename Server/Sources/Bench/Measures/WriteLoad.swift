import Domain
import Foundation
import TestSupport
import Wire

/// A load of changes to many squads at once; each change is new and is accepted.
struct WriteLoad {
  private let members: [Member]
  private let server: ServerProcess
  private let scratch: ScratchFolder
  private let connections: Int
  /// Names its files; two loads at a time have two names.
  private let name: String
  private var runs: Int

  /// Creates a load; `firstRun` differs between loads of the same members.
  init(
    members: [Member], server: ServerProcess, scratch: ScratchFolder,
    connections: Int = Wrk.connections, name: String = "squads", firstRun: Int = 0
  ) throws {
    self.members = members
    self.server = server
    self.scratch = scratch
    self.connections = connections
    self.name = name
    runs = firstRun
    try Data(PackageResources.changes_lua).write(
      to: URL(fileURLWithPath: scratch.path("changes.lua")))
  }

  /// Gets the server's response to one change.
  func sampleResponse() async throws -> [UInt8] {
    let member = members[0]
    var random = SplitMix64(seed: 0)
    let change = StampedChange(
      id: .random(using: &random), device: .fixed(1), madeAt: .kickOff,
      change: .player(member.player, .edited(.age(try Age(40)))))
    let request = SyncRequest(since: Int64(Season.playerCount), changes: [change])
    return try await member.client(of: server).post(request.json, to: .changes(member.squad))
  }

  /// Loads a server, and checks that it wrote each change of a request that succeeded.
  /// - Returns: The requests per second.
  mutating func run(on target: ServerProcess, seconds: Int) async throws -> Double {
    runs += 1
    let before = try await sequences()
    try writeSquads(before)
    let isServer = target.port == server.port
    let path = isServer ? Route.changes(members[0].squad).path : "/"
    let wrk = try Wrk(
      "http://127.0.0.1:\(target.port)\(path)", seconds: seconds, connections: connections,
      options: ["-s", scratch.path("changes.lua")],
      script: [scratch.path("\(name).txt"), "\(runs)"])
    if isServer {
      let accepted = Int(try await sequences().reduce(0, +) - before.reduce(0, +))
      guard accepted >= wrk.requests else {
        throw BenchError.notAllAccepted(requests: wrk.requests, accepted: accepted)
      }
    }
    return wrk.requestsPerSecond
  }

  private func sequences() async throws -> [Int64] {
    var sequences: [Int64] = []
    for member in members {
      let json = try await member.client(of: server).get(.snapshot(member.squad))
      sequences.append(try Snapshot(json: json).sequence)
    }
    return sequences
  }

  private func writeSquads(_ sequences: [Int64]) throws {
    let lines = zip(members, sequences).map { member, sequence in
      "\(member.squad.uuidString) \(member.token) \(member.player.uuidString) \(sequence)\n"
    }
    try lines.joined().write(toFile: scratch.path("\(name).txt"), atomically: true, encoding: .utf8)
  }
}
