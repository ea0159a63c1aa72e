import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// What every `ChangeLog` promises of answers that were given before.
struct OutcomeContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `ids that were answered get the same answer, new ones are left out`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1, id: 11), .refused(12), .at(2, id: 13)], to: .ann)

    let outcomes = try await store.outcomes(of: [.fixed(12), .fixed(13), .fixed(14)], in: .ann)

    #expect(
      outcomes == [.fixed(12): .rejected(.tooManyPlayers), .fixed(13): .accepted(sequence: 2)])
  }

  @Test(arguments: StoreKind.allCases)
  func `every kind of rejection is answered as it was appended`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let rejections = zip(UInt64(1)..., ChangeRejection.examples)

    try await store.append(rejections.map { try .refused($0, nil, $1) }, to: .ann)

    let ids = rejections.map { StampedChange.ID.fixed($0.0) }
    #expect(
      try await store.outcomes(of: ids, in: .ann)
        == Dictionary(uniqueKeysWithValues: zip(ids, rejections.map { .rejected($0.1) })))
  }

  @Test(arguments: StoreKind.allCases)
  func `an answer is for one squad`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    try await store.append([.at(1), .refused(2)], to: .ann)

    #expect(try await store.outcomes(of: [.fixed(1), .fixed(2)], in: .ben) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `a squad that does not exist has answered nothing`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)

    #expect(try await store.outcomes(of: [.fixed(1)], in: .nobody) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `asking for nothing answers nothing`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.append([.at(1)], to: .ann)

    #expect(try await store.outcomes(of: [], in: .ann) == [:])
  }

  @Test(arguments: StoreKind.allCases)
  func `whatever was acknowledged is answered, whoever asks`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await withThrowingTaskGroup { group in
      for place in Int64(1)...50 {
        group.addTask {
          try await store.append([.at(place)], to: .ann)
          let id = StampedChange.ID.fixed(UInt64(place))
          #expect(try await store.outcomes(of: [id], in: .ann) == [id: .accepted(sequence: place)])
        }
      }
      try await group.waitForAll()
    }
  }
}
