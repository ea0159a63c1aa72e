import ChangeStore
import Domain

/// Measures answers that friends give by links, all to one planned game and to one each of many groups, beside plain
/// changes to many squads.
struct AnswerMeasure {
  let scratch: ScratchFolder

  private static let rounds = 5
  private static let seconds = 1
  /// The groups that plan for the same evening.
  private static let groups = 500
  /// As many as may answer one game.
  private static let crowd = Plan.headLimit

  func lines() async throws -> [Line] {
    let path = scratch.path("answers.sqlite")
    let store = try SQLiteStore(path: path)
    let members = try await Member.perConnection(in: store)
    let groups = try await Member.some(Self.groups, after: members.count, in: store)
    try store.close()
    let server = try ServerProcess.gather(
      database: path,
      options: ["--answers", "1000000", "--write-megabytes", "1000", "--squad-megabytes", "1000"])
    defer { server.stop() }
    var changes = try WriteLoad(members: members, server: server, scratch: scratch)
    var crowd = try await AnswerLoad(
      to: [members[0]], people: Self.crowd, on: server, scratch: scratch, name: "crowd")
    var evening = try await AnswerLoad(
      to: groups, people: Season.playerCount, on: server, scratch: scratch, name: "evening")
    var ofCrowd = Answers()
    var ofEvening = Answers()
    for _ in 1...Self.rounds {
      let plain = try await changes.run(on: server, seconds: Self.seconds)
      ofCrowd.add(try await crowd.run(seconds: Self.seconds), beside: plain)
      ofEvening.add(try await evening.run(seconds: Self.seconds), beside: plain)
    }
    return ofCrowd.lines("to one planned game")
      + ofEvening.lines("to one game each of \(Self.groups) groups")
  }
}

/// Some rounds of answers beside plain changes.
private struct Answers {
  private var toChanges = SideBySide()
  private var slowest = 0.0

  mutating func add(_ answers: Wrk, beside plain: Double) {
    toChanges.add(reference: plain, subject: answers.requestsPerSecond)
    slowest = max(slowest, answers.milliseconds99)
  }

  func lines(_ what: String) -> [Line] {
    [
      Line(
        what: "answers \(what), 64 connections, of plain changes", ratio: toChanges.ratio,
        budget: .atLeast(0.5), remark: toChanges.remark(unit: "requests/s")),
      Line(
        what: "the slowest hundredth of them, of 250 ms", ratio: slowest / 250,
        budget: .atMost(1), remark: "\(slowest.short) ms"),
    ]
  }
}
