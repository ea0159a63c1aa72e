import ChangeStore
import Domain
import Foundation
import Wire

/// Measures durable changes from 64 connections, beside a bare server and beside the disk.
struct WriteMeasure {
  let scratch: ScratchFolder

  private static let rounds = 6
  private static let seconds = 2

  func lines() async throws -> [Line] {
    let path = scratch.path("writes.sqlite")
    let members = try await Member.perConnection(inDatabaseAt: path)
    let disk = try Disk(in: scratch)
    defer { disk.close() }
    let limitPath = scratch.path("limit.sqlite")
    let limit = try SQLiteLimit(
      path: limitPath, members: try await Member.perConnection(inDatabaseAt: limitPath),
      after: Int64(Season.playerCount))
    let gather = try ServerProcess.gather(database: path)
    defer { gather.stop() }
    var load = try WriteLoad(members: members, server: gather, scratch: scratch)
    let responses = try BareResponses(read: [], write: try await load.sampleResponse(), in: scratch)
    let bare = try ServerProcess.bare(responses: responses)
    defer { bare.stop() }
    var toBare = SideBySide()
    var toDisk = SideBySide()
    var toLimit = SideBySide()
    for round in 0...Self.rounds {
      let synchronizations = try disk.synchronizationsPerSecond()
      let rows = try limit.rowsPerSecond(seconds: 1)
      let unwritten = try await load.run(on: bare, seconds: Self.seconds)
      let written = try await load.run(on: gather, seconds: Self.seconds)
      // The first round only warms up.
      guard round > 0 else { continue }
      toBare.add(reference: unwritten, subject: written)
      toDisk.add(reference: synchronizations, subject: written)
      toLimit.add(reference: rows, subject: written)
    }
    return lines(toBare, toDisk, toLimit)
  }

  private func lines(
    _ toBare: SideBySide, _ toDisk: SideBySide, _ toLimit: SideBySide
  ) -> [Line] {
    [
      Line(
        what: "durable POST of one change, 64 connections, of a bare route",
        ratio: toBare.ratio, budget: .atLeast(0.7), remark: toBare.remark(unit: "requests/s")),
      Line(
        what: "the same, of the disk's own fdatasync", ratio: toDisk.ratio,
        budget: .atLeast(2), remark: toDisk.remark(unit: "a second")),
      Line(
        what: "the same, of SQLite's C API with \(SQLiteLimit.batch) rows a transaction",
        ratio: toLimit.ratio, budget: .atLeast(0.6), remark: toLimit.remark(unit: "rows/s")),
    ]
  }
}
