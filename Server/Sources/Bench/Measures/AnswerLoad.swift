import ChangeStore
import Domain
import Foundation
import TestSupport
import Wire

/// A load of answers that friends give by links to one planned game each of some groups in turn; each is taken.
struct AnswerLoad {
  private let members: [Member]
  private let people: Int
  private let server: ServerProcess
  private let scratch: ScratchFolder
  /// Names its files; two loads at a time have two names.
  private let name: String
  private var runs = 0

  private static let key = PlanKey.single(.fixed(4))
  /// Far enough away to be answered whenever this runs.
  private static let day = CivilDay.thursday.advanced(byDays: 20_000)

  /// Creates a load, and plans a game in each group that so many people of its list will answer.
  init(
    to members: [Member], people: Int, on server: ServerProcess, scratch: ScratchFolder,
    name: String
  ) async throws {
    self.members = members
    self.people = people
    self.server = server
    self.scratch = scratch
    self.name = name
    try Data(PackageResources.answers_lua).write(
      to: URL(fileURLWithPath: scratch.path("answers.lua")))
    for member in members { try await plan(of: member) }
    try members.map { Self.path(of: $0) + "\n" }.joined()
      .write(toFile: scratch.path("\(name).txt"), atomically: true, encoding: .utf8)
  }

  /// Loads the server, and checks that it took each answer of a request that succeeded.
  mutating func run(seconds: Int) async throws -> Wrk {
    runs += 1
    let before = try await sequences()
    let wrk = try Wrk(
      "http://127.0.0.1:\(server.port)\(Self.path(of: members[0]))", seconds: seconds,
      options: ["--latency", "-s", scratch.path("answers.lua")],
      script: [scratch.path("\(name).txt"), Self.key.text, "\(people)", "\(runs)"])
    let accepted = Int(try await sequences() - before)
    guard accepted >= wrk.requests else {
      throw BenchError.notAllAccepted(requests: wrk.requests, accepted: accepted)
    }
    return wrk
  }

  private func plan(of member: Member) async throws {
    guard let link = Replies.ReplyLink(Self.link(of: member)) else { return }
    var changes: [Change] = [
      .squad(.zoneSet(try .seoul)), try .planned(.fixed(4), on: Self.day, most: 10),
      .replies(.linkMade(link)),
    ]
    for number in Season.playerCount..<max(people, Season.playerCount) {
      let details = PlayerDetails(name: try ShortText("Player \(number + 1)"))
      changes.append(.player(.fixed(UInt64(1_000 + number)), .added(details)))
    }
    var random = SplitMix64(seed: member.squad.low)
    let stamped = changes.map {
      StampedChange(id: .random(using: &random), device: .fixed(1), madeAt: .kickOff, change: $0)
    }
    let request = SyncRequest(since: Int64(Season.playerCount), changes: stamped)
    _ = try await member.client(of: server).post(request.json, to: .changes(member.squad))
  }

  private static func link(of member: Member) -> Link {
    Link(
      id: .fixed(5), purpose: .reply, secret: LinkSecret(high: 5, low: member.squad.low))
  }

  private static func path(of member: Member) -> String {
    Route.link(.reply, link(of: member).secret, .answer).path
  }

  /// The sum of the ends of all logs.
  private func sequences() async throws -> Int64 {
    var sum: Int64 = 0
    for member in members {
      let json = try await member.client(of: server).get(.snapshot(member.squad))
      sum += try Snapshot(json: json).sequence
    }
    return sum
  }
}
