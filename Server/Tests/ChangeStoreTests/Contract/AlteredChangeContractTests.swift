import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Stored changes that were changed on disk into something that can still be read.
@Suite(.timeLimit(.minutes(5)))
struct AlteredChangeContractTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A store in which Ann's squad has the changes 1, 2, 3 and has refused 9, and Ben's has the change 1.
  private func makeStore(_ kind: StoreKind) async throws -> any CopyableStore & ChangeLog {
    let store: any CopyableStore & ChangeLog & AccountStore =
      switch kind {
      case .memory, .sqlite: try SQLiteStore(path: folder.file("test.db"))
      case .postgres: try kind.makeCopyable(in: folder)
      }
    try await store.create(.ann)
    try await store.create(.ben)
    try await store.append([.at(1), .at(2), .at(3), .refused(9)], to: .ann)
    let stamped = try StampedChange.numbered(1)
    try await store.append(
      [.accepted(SequencedChange(sequence: 1, author: .ben, stamped: stamped))], to: .ben)
    return store
  }

  /// Runs a statement behind the store's back, with the names that the kind has for the table of changes.
  private func alter(_ store: any ChangeLog, _ statements: [String]) throws {
    for statement in statements {
      if let store = store as? SQLiteStore {
        try store.damage(statement.replacing("entry", with: "change"))
      } else {
        try PostgresConnection(to: TestPostgres.database(for: folder)).runScript(statement)
      }
    }
  }

  private static let ofAnn = "squad = (SELECT squad FROM account ORDER BY id LIMIT 1)"
  private static let ofBen = "squad = (SELECT squad FROM account ORDER BY id DESC LIMIT 1)"

  /// Each alters Ann's second change, or that and her third.
  static let alterations: [(statements: [String], sequences: [Int64])] =
    [
      (["content = replace(content, 'Player 2', 'Player 7')"], [2]),
      (["content = content || ' '"], [2]),
      (["author = (SELECT author FROM entry WHERE \(ofBen))"], [2]),
      (["is_by_link = NOT is_by_link"], [2]),
      (["checksum = checksum + 1"], [2]),
    ].map { columns, sequences in
      (columns.map { "UPDATE entry SET \($0) WHERE \(ofAnn) AND sequence = 2" }, sequences)
    } + [
      (
        [(2, 99), (3, 2), (99, 3)].map {
          "UPDATE entry SET sequence = \($1) WHERE \(ofAnn) AND sequence = \($0)"
        }, [2, 3]
      )
    ]

  @Test(arguments: StoreKind.copyable, alterations.indices)
  func `a change that was altered is left out, and the check finds it`(
    _ kind: StoreKind, _ alteration: Int
  ) async throws {
    let store = try await makeStore(kind)
    let (statements, sequences) = Self.alterations[alteration]
    try alter(store, statements)

    let page = try await store.log(of: .ann)
    let check = try await LogCheck(reading: store)

    #expect(page.damaged == sequences.map { .altered(sequence: $0) })
    #expect(page.changes.map(\.sequence) == [1, 2, 3].filter { !sequences.contains($0) })
    #expect(
      check.findings == sequences.map { .damagedChange(.ann, .altered(sequence: $0)) })
  }

  @Test(arguments: StoreKind.copyable)
  func `a change that got into another squad is found there`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try alter(
      store,
      [
        """
        UPDATE entry SET squad = (SELECT squad FROM account ORDER BY id DESC LIMIT 1)
        WHERE \(Self.ofAnn) AND sequence = 2
        """
      ])

    #expect(
      try await LogCheck(reading: store).findings
        == [.damagedChange(.ben, .altered(sequence: 2))])
  }

  @Test(arguments: StoreKind.copyable, StoreKind.copyable)
  func `a copy of a database with an altered change ends, and the source keeps its epoch`(
    _ kind: StoreKind, _ other: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    _ = try await store.epoch(orBegin: .fixed(3))
    try alter(store, Self.alterations[0].statements)
    let elsewhere = try TemporaryFolder()
    let copy = try other.makeCopyable(in: elsewhere)

    await #expect(throws: CopyError.altered(AlteredChange(squad: .ann, sequence: 2))) {
      try await DatabaseCopy.run(from: store, to: copy)
    }

    #expect(try await store.copyState().epoch == .fixed(3))
    #expect(try await copy.copyState().unfinished != nil)
  }

  @Test(arguments: StoreKind.copyable)
  func `an altered change still has its outcome`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try alter(store, Self.alterations[0].statements)

    #expect(
      try await store.outcomes(of: [.fixed(2)], in: .ann) == [.fixed(2): .accepted(sequence: 2)])
  }
}
