import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// The earlier outcomes in every `ChangeLog`.
@Suite(.timeLimit(.minutes(5)))
struct OutcomeContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `known ids get their outcomes, and new ids are left out`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1, id: 11), .refused(12), .at(2, id: 13)], to: .ann)

    let outcomes = try await store.outcomes(of: [.fixed(12), .fixed(13), .fixed(14)], in: .ann)

    #expect(
      outcomes == [.fixed(12): .rejected(.tooManyPlayers), .fixed(13): .accepted(sequence: 2)])
  }

  @Test(arguments: StoreKind.allCases)
  func `every kind of rejection is read as it was appended`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let rejections = zip(UInt64(1)..., ChangeRejection.examples)

    try await store.append(rejections.map { try .refused($0, nil, $1) }, to: .ann)

    let ids = rejections.map { StampedChange.ID.fixed($0.0) }
    #expect(
      try await store.outcomes(of: ids, in: .ann)
        == Dictionary(uniqueKeysWithValues: zip(ids, rejections.map { .rejected($0.1) })))
  }

  @Test(arguments: StoreKind.allCases)
  func `an outcome belongs to one squad`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    try await store.append([.at(1), .refused(2)], to: .ann)

    #expect(try await store.outcomes(of: [.fixed(1), .fixed(2)], in: .ben) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `an unknown squad has no outcomes`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)

    #expect(try await store.outcomes(of: [.fixed(1)], in: .unknown) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `no ids have no outcomes`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1)], to: .ann)

    #expect(try await store.outcomes(of: [], in: .ann) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `every acknowledged change has an outcome for every reader`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await withThrowingTaskGroup { group in
      for place in Int64(1)...50 {
        group.addTask {
          try await store.appendAnywhere([.at(place)], to: .ann)
          let id = StampedChange.ID.fixed(UInt64(place))
          #expect(try await store.outcomes(of: [id], in: .ann) == [id: .accepted(sequence: place)])
        }
      }
      try await group.waitForAll()
    }
  }
}
