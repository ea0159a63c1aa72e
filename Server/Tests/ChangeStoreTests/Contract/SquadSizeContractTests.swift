import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The bytes that every `ChangeLog` keeps for a squad.
@Suite(.timeLimit(.minutes(5)))
struct SquadSizeContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `a squad takes entries up to its limit, refused ones too, and then nothing of a batch`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, squadByteLimit: 1_400, accounts: .ann, .ben)
    try await store.append([.at(1), .refused(2)], to: .ann)
    try await store.append([.at(2, id: 3)], to: .ann)

    await #expect(throws: AppendError.squadFull) {
      try await store.append([.at(3, id: 4), .at(4, id: 5)], to: .ann)
    }

    #expect(try await store.log(of: .ann).upTo == 2)
    try await store.append([.at(1)], to: .ben)
  }

  @Test(arguments: StoreKind.allCases)
  func `accepted and refused changes count to the byte`(_ kind: StoreKind) async throws {
    let change = try StampedChange.numbered(1)
    let rejection = ChangeRejection.playerExists(.fixed(1))
    let entries: [LogEntry] = [
      .accepted(SequencedChange(sequence: 1, author: .ann, stamped: change)),
      .rejected(RejectedChange(change: try .numbered(2), reason: rejection)),
    ]
    let content = 2 * JSONWriter.write { $0.change(change) }.count
    let size = content + JSONWriter.write { $0.rejection(rejection) }.count + 2 * 150

    let store = try await kind.makeStore(in: folder, squadByteLimit: size, accounts: .ann)
    #expect(try await store.byteCount(of: .ann) == 0)
    try await store.append(entries, to: .ann)
    #expect(try await store.byteCount(of: .ann) == size)
    #expect(try await store.byteCount(of: .fixed(9)) == 0)
    let other = try TemporaryFolder()
    let tooSmall = try await kind.makeStore(in: other, squadByteLimit: size - 1, accounts: .ann)
    await #expect(throws: AppendError.squadFull) { try await tooSmall.append(entries, to: .ann) }
  }

  @Test(arguments: StoreKind.allCases)
  func `a squad that is full can still be read, and gets a snapshot`(_ kind: StoreKind) async throws
  {
    let store = try await kind.makeStore(in: folder, squadByteLimit: 500, accounts: .ann)
    try await store.append([.at(1)], to: .ann)
    await #expect(throws: AppendError.squadFull) { try await store.append([.at(2)], to: .ann) }

    try await store.save(Snapshot(sequence: 1, squad: Squad()), of: .ann)

    #expect(try await store.log(of: .ann).changes.count == 1)
    #expect(try await store.snapshot(of: .ann) == .intact(Snapshot(sequence: 1, squad: Squad())))
  }
}
