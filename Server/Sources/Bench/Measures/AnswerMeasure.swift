import ChangeStore
import Domain
import Foundation
import TestSupport
import Wire

/// Measures answers that friends give to one planned game by its link, beside plain changes to many squads.
struct AnswerMeasure {
  let scratch: ScratchFolder

  private static let rounds = 5
  private static let seconds = 1
  private static let key = PlanKey.single(.fixed(4))
  /// Far enough away to be answered whenever this runs.
  private static let day = CivilDay.thursday.advanced(byDays: 20_000)
  private static let link = Link(
    id: .fixed(5), purpose: .reply, secret: LinkSecret(high: 5, low: 6))

  func lines() async throws -> [Line] {
    let path = scratch.path("answers.sqlite")
    let members = try await Member.perConnection(inDatabaseAt: path)
    let server = try ServerProcess.gather(
      database: path,
      options: ["--answers", "1000000", "--write-megabytes", "1000", "--squad-megabytes", "1000"])
    defer { server.stop() }
    try await plan(members[0], on: server)
    try Data(PackageResources.answers_lua).write(
      to: URL(fileURLWithPath: scratch.path("answers.lua")))
    var changes = try WriteLoad(members: members, server: server, scratch: scratch)
    var toChanges = SideBySide()
    var slowest = 0.0
    for round in 1...Self.rounds {
      let plain = try await changes.run(on: server, seconds: Self.seconds)
      let answers = try answer(on: server, round)
      toChanges.add(reference: plain, subject: answers.requestsPerSecond)
      slowest = max(slowest, answers.milliseconds99)
    }
    return [
      Line(
        what: "answers to one planned game, 64 connections, of plain changes",
        ratio: toChanges.ratio, budget: .atLeast(0.6), remark: toChanges.remark(unit: "requests/s")),
      Line(
        what: "the slowest hundredth of them, of 250 ms", ratio: slowest / 250,
        budget: .atMost(1), remark: "\(slowest.short) ms"),
    ]
  }

  private func plan(_ member: Member, on server: ServerProcess) async throws {
    guard let link = Replies.ReplyLink(Self.link) else { return }
    let changes: [Change] = [
      .squad(.zoneSet(try .seoul)), try .planned(.fixed(4), on: Self.day, most: 10),
      .replies(.linkMade(link)),
    ]
    var random = SplitMix64(seed: 1)
    let stamped = changes.map {
      StampedChange(id: .random(using: &random), device: .fixed(1), madeAt: .kickOff, change: $0)
    }
    let request = SyncRequest(since: Int64(Season.playerCount), changes: stamped)
    _ = try await member.client(of: server).post(request.json, to: .changes(member.squad))
  }

  private func answer(on server: ServerProcess, _ run: Int) throws -> Wrk {
    let form = Route.link(.reply, Self.link.secret, .answer).path
    return try Wrk(
      "http://127.0.0.1:\(server.port)\(form)", seconds: Self.seconds,
      options: ["--latency", "-s", scratch.path("answers.lua")],
      script: [form, Self.key.text, "\(run)"])
  }
}
