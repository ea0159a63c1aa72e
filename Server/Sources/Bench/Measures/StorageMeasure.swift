import ChangeStore
import Domain
import Foundation
import TestSupport
import Wire

/// Measures what groups that write in turn take on disk, beside the JSON of their changes.
struct StorageMeasure {
  let scratch: ScratchFolder

  private static let groupCount: UInt64 = 100

  func lines() async throws -> [Line] {
    [
      try await line("results of ten people", changes: 72, budget: 1.6) { number in
        try Self.results(ofGroup: number)
      },
      try await line("goals and clocks", changes: 320, budget: 1.8) { number in
        var season = try Season(seed: number)
        return try season.changes(320)
      },
    ]
  }

  private func line(
    _ what: String, changes count: Int, budget: Double,
    _ changes: (UInt64) throws -> [StampedChange]
  ) async throws -> Line {
    let path = scratch.path("storage-\(count).sqlite")
    let store = try SQLiteStore(path: path)
    let groups = 1...Self.groupCount
    for number in groups { try await store.create(group: number) }
    let logs = try groups.map { try changes($0) }
    var bytes = 0
    for place in 0..<count {
      for (number, log) in zip(groups, logs) where place < log.count {
        let change = SequencedChange(
          sequence: Int64(place + 1), author: .account(.fixed(number)), stamped: log[place])
        try await store.append([.accepted(change)], to: .fixed(number), after: Int64(place))
        bytes += JSONWriter.write { $0.change(log[place]) }.count
      }
    }
    try store.close()
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    let (onDisk, json) = (Double(size), Double(bytes))
    let each = Double(Self.groupCount) * 1_000
    return Line(
      what: "a group on disk, \(what), of the JSON of its changes", ratio: onDisk / json,
      budget: .atMost(budget),
      remark: "\((onDisk / each).short) KB : \((json / each).short) KB")
  }

  /// Ten players, 20 results and the answers of 14 people to three games.
  private static func results(ofGroup number: UInt64) throws -> [StampedChange] {
    var random = SplitMix64(seed: number)
    let people: [Player.ID] = (0..<14).map { _ in .random(using: &random) }
    let names = try (1...14).map { try ShortText("Player \($0)") }
    var changes: [Change] = try zip(people, names).prefix(10).map { person, name in
      .player(person, .added(PlayerDetails(name: name, skill: .amateur)))
    }
    for week in 0..<20 {
      let participants = zip(people, names).prefix(10).enumerated().map { place, player in
        Participant(
          id: player.0, name: player.1, team: place.isMultiple(of: 2) ? .teamA : .teamB)
      }
      let day = Instant.kickOff.advanced(byMilliseconds: Int64(week) * 7 * 86_400_000)
      changes.append(
        .gather(
          .random(using: &random), .recorded(MatchRecord(day: day, participants: participants))))
    }
    for week in 0..<3 {
      let id: Plan.ID = .random(using: &random)
      changes.append(try .planned(id, on: CivilDay.thursday.advanced(byDays: 7 * week), most: 14))
      changes += try people.map { try .answered(.in, of: $0, to: .single(id)) }
    }
    return changes.enumerated().map { place, change in
      StampedChange(
        id: .random(using: &random), device: .fixed(number),
        madeAt: Instant.kickOff.advanced(byMilliseconds: Int64(place) * 60_000), change: change)
    }
  }
}

extension SQLiteStore {
  fileprivate func create(group number: UInt64) async throws {
    let login = StoredLogin(
      username: try Username("member\(number)"), usernameKey: "member\(number)",
      passwordHash: "none")
    try await create(
      StoredAccount(
        id: .fixed(number), login: login, squad: .fixed(number), createdAt: .kickOff))
  }
}
