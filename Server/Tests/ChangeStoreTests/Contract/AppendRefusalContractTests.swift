import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// The appends that every `ChangeLog` refuses without storing anything.
@Suite(.timeLimit(.minutes(5)))
struct AppendRefusalContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Entries that conflict with a log that has change 11 at 1 and the refused change 12.
  static let clashes: [(why: String, entries: @Sendable () throws -> [LogEntry])] = [
    ("the number is taken", { [try .at(2, id: 20), try .at(1, id: 21)] }),
    ("the id is accepted", { [try .at(2, id: 20), try .at(3, id: 11)] }),
    ("the id is refused", { [try .at(2, id: 20), try .at(3, id: 12)] }),
    ("the refused id is accepted", { [try .at(2, id: 20), try .refused(11)] }),
    ("the refused id is refused", { [try .refused(20), try .refused(12)] }),
    ("the number comes twice", { [try .at(2, id: 20), try .at(2, id: 21)] }),
    ("the id comes twice", { [try .at(2, id: 20), try .at(3, id: 20)] }),
    ("the id is accepted and refused", { [try .at(2, id: 20), try .refused(20)] }),
    ("the id is refused and accepted", { [try .refused(20), try .at(2, id: 20)] }),
  ]

  @Test(arguments: StoreKind.allCases, clashes.indices)
  func `entries that conflict are all refused`(_ kind: StoreKind, _ clash: Int) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1, id: 11), .refused(12)], to: .ann)
    let entries = try Self.clashes[clash].entries()

    await #expect(throws: AppendError.conflict, "\(Self.clashes[clash].why)") {
      try await store.append(entries, to: .ann)
    }

    #expect(try await store.log(of: .ann).changes == [.at(1, id: 11)])
    let ids = [11, 12, 20, 21].map { StampedChange.ID.fixed($0) }
    #expect(
      try await store.outcomes(of: ids, in: .ann)
        == [.fixed(11): .accepted(sequence: 1), .fixed(12): .rejected(.tooManyPlayers)])
  }

  @Test(arguments: StoreKind.allCases)
  func `entries that were decided about before the last change are refused`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1), .at(2)], to: .ann, after: 0)

    // Refusals, too: what is refused before a change may be accepted after it.
    for entries in try [[.at(3)], [.refused(20)]] as [[LogEntry]] {
      await #expect(throws: AppendError.conflict) {
        try await store.append(entries, to: .ann, after: 1)
      }
    }

    try await store.append([.refused(20)], to: .ann, after: 2)
    try await store.append([.at(3)], to: .ann, after: 2)
    #expect(try await store.ends(of: [.ann]) == [.ann: 3])
  }

  @Test(arguments: StoreKind.allCases)
  func `an unknown squad refuses entries, even none`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    for entries in try [[], [.at(1)], [.refused(1)]] as [[LogEntry]] {
      await #expect(throws: AppendError.unknownSquad) {
        try await store.append(entries, to: .unknown)
      }
    }

    #expect(try await store.squads() == [.ann])
  }

  @Test(arguments: StoreKind.allCases)
  func `no entries change nothing`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1)], to: .ann)

    try await store.append([], to: .ann)

    #expect(try await store.log(of: .ann) == LogPage(changes: [.at(1)], upTo: 1))
  }

  @Test(arguments: StoreKind.allCases)
  func `after a refusal the squad takes entries again`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1)], to: .ann)
    await #expect(throws: AppendError.conflict) { try await store.append([.at(1)], to: .ann) }

    try await store.append([.at(2)], to: .ann)

    #expect(try await store.log(of: .ann).changes == [.at(1), .at(2)])
  }
}
