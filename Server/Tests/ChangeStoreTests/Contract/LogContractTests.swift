import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The accepted changes in every `ChangeLog`.
@Suite(.timeLimit(.minutes(5)))
struct LogContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `a new squad's log is empty`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    #expect(
      try await store.entries(of: .ann, after: 0, limit: PageLimit(entries: 10))
        == LogPage(changes: [], upTo: 0))
    #expect(try await store.squads() == [.ann])
  }

  @Test(arguments: StoreKind.allCases)
  func `the log of an unknown squad is empty`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)

    #expect(try await store.log(of: .unknown) == LogPage(changes: [], upTo: 0))
    #expect(try await store.squads() == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `the ends of logs are those of their last accepted changes`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    try await store.append([.at(1), .at(2), .refused(9)], to: .ann)

    #expect(try await store.ends(of: [.ann, .ben, .unknown, .ann]) == [.ann: 2, .ben: 0])
    #expect(try await store.ends(of: []) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `every kind of change is read as it was appended`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let changes = try zip(Int64(1)..., Change.examples).map { try SequencedChange.at($0, $1) }

    try await store.append(changes.map { .accepted($0) }, to: .ann)

    let page = LogPage(changes: changes, upTo: Int64(changes.count))
    #expect(try await store.log(of: .ann) == page)
  }

  @Test(arguments: StoreKind.allCases)
  func `the log is read in pages and in order`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(2), .at(1), .at(3)], to: .ann)
    try await store.append([.at(4), .at(5)], to: .ann)

    #expect(
      try await store.entries(of: .ann, after: 0, limit: PageLimit(entries: 2))
        == LogPage(changes: [.at(1), .at(2)], upTo: 2))
    #expect(
      try await store.entries(of: .ann, after: 2, limit: PageLimit(entries: 2))
        == LogPage(changes: [.at(3), .at(4)], upTo: 4))
    #expect(
      try await store.entries(of: .ann, after: 4, limit: PageLimit(entries: 2))
        == LogPage(changes: [.at(5)], upTo: 5))
    #expect(
      try await store.entries(of: .ann, after: 5, limit: PageLimit(entries: 2))
        == LogPage(changes: [], upTo: 5))
  }

  @Test(arguments: StoreKind.allCases)
  func `a page ends with the change that reaches its bytes, and has at least one`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1), .at(2), .at(3)], to: .ann)
    let first = try SequencedChange.at(1)
    let size = JSONWriter.write { $0.change(first.stamped) }.count

    #expect(
      try await store.entries(of: .ann, after: 0, limit: PageLimit(entries: 9, bytes: 1))
        == LogPage(changes: [.at(1)], upTo: 1))
    #expect(
      try await store.entries(of: .ann, after: 0, limit: PageLimit(entries: 9, bytes: size))
        == LogPage(changes: [.at(1)], upTo: 1))
    #expect(
      try await store.entries(of: .ann, after: 0, limit: PageLimit(entries: 9, bytes: size + 1))
        == LogPage(changes: [.at(1), .at(2)], upTo: 2))
  }

  @Test(arguments: StoreKind.allCases)
  func `a page continues after missing sequence numbers`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1), .at(7), .at(.max)], to: .ann)

    #expect(
      try await store.entries(of: .ann, after: 1, limit: PageLimit(entries: 10))
        == LogPage(changes: [.at(7), .at(.max)], upTo: .max))
  }

  @Test(arguments: StoreKind.allCases)
  func `squads do not see each other's changes`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    let anns = try SequencedChange.at(1)
    let bens = SequencedChange(sequence: 1, author: .ben, stamped: try .numbered(9))

    try await store.append([.accepted(anns)], to: .ann)
    try await store.append([.accepted(bens)], to: .ben)

    #expect(try await store.log(of: .ann).changes == [anns])
    #expect(try await store.log(of: .ben).changes == [bens])
    #expect(try await Set(store.squads()) == [.ann, .ben])
  }

  @Test(arguments: StoreKind.allCases)
  func `a change keeps its author, an account or a link`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let changes = try [Author.ann, .link(.fixed(1))].enumerated().map { index, author in
      SequencedChange(
        sequence: Int64(index) + 1, author: author, stamped: try .numbered(UInt64(index) + 1))
    }

    try await store.append(changes.map { .accepted($0) }, to: .ann)

    #expect(try await store.log(of: .ann).changes == changes)
  }

  @Test(arguments: StoreKind.allCases)
  func `a change without an author is not stored, nor what came with it`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let withheld = SequencedChange(sequence: 2, author: nil, stamped: try .numbered(2))

    await #expect(throws: AppendError.self) {
      try await store.append([.at(1), .accepted(withheld)], to: .ann)
    }

    #expect(try await store.log(of: .ann).changes.isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `a refused change is not in the log`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await store.append([.refused(1), .at(1, id: 2)], to: .ann)

    #expect(try await store.log(of: .ann) == LogPage(changes: [.at(1, id: 2)], upTo: 1))
  }

  @Test(arguments: StoreKind.allCases)
  func `changes that are appended at once are each stored once`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await withThrowingTaskGroup { group in
      for place in Int64(1)...50 {
        group.addTask { try await store.appendAnywhere([.at(place)], to: .ann) }
      }
      try await group.waitForAll()
    }

    #expect(try await store.log(of: .ann).changes == (1...50).map { try .at($0) })
  }
}
