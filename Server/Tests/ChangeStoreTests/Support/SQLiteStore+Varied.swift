import Domain
import ServerTestSupport
import TestSupport

@testable import ChangeStore

extension SQLiteStore {
  /// Fills an empty database with whatever a seed leads to: accounts with odd names, accepted and
  /// refused changes of every kind, by links too, snapshots, tokens, and rows that cannot be decoded.
  func fillVariedly(seed: UInt64, changes: Int = 60) async throws {
    var generator = try ChangeGenerator(seed: seed)
    for (place, name) in ["Ann", "박지성", "\u{202E}Zoë", "O'Brien \\ \"x\"", "👩‍👧"].enumerated() {
      let number = UInt64(place + 1)
      let account = try StoredAccount(
        id: .fixed(number), name: name, squad: .fixed(100 + number))
      try await create(account)
      for token in 0..<generator.random.number(0...3) {
        try await save(
          .numbered(UInt8(place * 10 + token), account: account.id, squad: account.squad))
      }
      let count = generator.random.number(0...changes)
      try await append(generator.entries(count, by: account.id), to: account.squad)
    }
    try await create(
      .group, beginning: .ofGroup(100), with: .ofGroup(111, session: 100))
    try await add(.ofGroup(112, session: 101))
    try await end(.fixed(101), of: .group)
    for number in UInt8(50)...51 {
      try await replaceRecoveryCode(of: .group, by: .hash(number), at: .kickOff)
    }
    try await create(
      StoredAccount(id: .fixed(9), login: nil, squad: .fixed(109), createdAt: .kickOff))
    try await append([.at(1, .sharing(.sunday, .linkMade(.toScore)))], to: .fixed(109))
    try await delete(account: .fixed(9))
    try await append([.at(1_000, .sharing(.friday, .linkMade(.toFollow)))], to: .ann)
    try await append([.at(1_001, .sharing(.friday, .linkTurnedOff(Link.toFollow.id)))], to: .ann)
    try await save(.after(3), of: .ann)
    let step = generator.random.number(2...5)
    try storeOtherwise("UPDATE change SET content = '{' WHERE sequence % \(step) = 1")
    try run("UPDATE snapshot SET content = CAST('half a snap' AS BLOB)")
    _ = try await epoch(orBegin: .fixed(seed))
  }
}

extension ChangeGenerator {
  fileprivate mutating func entries(_ count: Int, by account: Account.ID) throws -> [LogEntry] {
    var entries: [LogEntry] = []
    for place in 0..<count {
      let stamped = StampedChange.numbered(UInt64(10_000 + place), try change())
      if random.chance(20) {
        let reason = random.oneOf(ChangeRejection.examples)
        entries.append(.rejected(RejectedChange(change: stamped, reason: reason)))
      } else {
        let author: Author = random.chance(20) ? .link(.fixed(5)) : .account(account)
        entries.append(
          .accepted(
            SequencedChange(sequence: Int64(place + 1), author: author, stamped: stamped)))
      }
    }
    return entries
  }
}
