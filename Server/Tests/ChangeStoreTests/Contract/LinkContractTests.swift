import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// The addresses of links in every `ChangeLog`.
@Suite(.timeLimit(.minutes(5)))
struct LinkContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeStore(_ kind: StoreKind) async throws -> any ChangeLog & AccountStore {
    try await kind.makeStore(in: folder, accounts: .ann, .ben)
  }

  private func entry(_ sequence: Int64, _ change: Change) -> LogEntry {
    .accepted(
      SequencedChange(
        sequence: sequence, author: .ann,
        stamped: StampedChange(
          id: .fixed(UInt64(sequence)), device: .fixed(1), madeAt: .kickOff, change: change)))
  }

  @Test(arguments: StoreKind.allCases)
  func `the secret of a link leads to its gather until the link is turned off`(
    _ kind: StoreKind
  ) async throws {
    // Given
    let store = try await makeStore(kind)
    let link = Link.toFollow
    #expect(try await store.linkTarget(of: link.secret) == nil)
    // When
    try await store.append(
      [
        entry(1, .sharing(.friday, .linkMade(link))),
        entry(2, .sharing(.friday, .linkMade(.toScore))),
      ], to: .ann)
    // Then
    let shared = LinkTarget(squad: .ann, subject: .gather(.friday), link: link.id)
    #expect(try await store.linkTarget(of: link.secret) == shared)
    // When
    try await store.append([entry(3, .sharing(.friday, .linkTurnedOff(link.id)))], to: .ann)
    // Then
    #expect(try await store.linkTarget(of: link.secret) == nil)
    #expect(try await store.linkTarget(of: Link.toScore.secret) != nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `the secret of a link to a table leads to that table until it is turned off`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    let link = Link.toTable
    try await store.append([entry(1, .tables(.linkMade(link, .allTime)))], to: .ann)
    let table = LinkTarget(squad: .ann, subject: .table(link.id), link: link.id)
    #expect(try await store.linkTarget(of: link.secret) == table)
    try await store.append([entry(2, .tables(.linkTurnedOff(link.id)))], to: .ann)
    #expect(try await store.linkTarget(of: link.secret) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `the secret of a link to answer leads to the squad's plans until it is turned off`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    let link = try Replies.ReplyLink.toReply().link
    try await store.append([entry(1, .replies(.linkMade(.toReply())))], to: .ann)
    let plans = LinkTarget(squad: .ann, subject: .plans, link: link.id)
    #expect(try await store.linkTarget(of: link.secret) == plans)
    try await store.append([entry(2, .replies(.linkTurnedOff(link.id)))], to: .ann)
    #expect(try await store.linkTarget(of: link.secret) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `no other squad takes the address of a link over`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    let link = Link.toFollow
    let change = Change.sharing(.friday, .linkMade(link))
    let shared = LinkTarget(squad: .ann, subject: .gather(.friday), link: link.id)

    try await store.append([entry(1, change)], to: .ann)
    try await store.append(
      [entry(1, change), entry(2, .sharing(.friday, .linkTurnedOff(link.id)))], to: .ben)
    #expect(try await store.linkTarget(of: link.secret) == shared)

    try await store.append([entry(2, .sharing(.friday, .linkTurnedOff(link.id)))], to: .ann)
    try await store.append([entry(3, .sharing(.sunday, .linkMade(link)))], to: .ben)
    #expect(try await store.linkTarget(of: link.secret) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `the links of a deleted account lead nowhere`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.append([entry(1, .sharing(.friday, .linkMade(.toFollow)))], to: .ann)

    try await store.delete(account: .ann)

    #expect(try await store.linkTarget(of: Link.toFollow.secret) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `no other squad takes the address of a link of a deleted account over`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    let change = Change.sharing(.friday, .linkMade(.toFollow))
    try await store.append([entry(1, change)], to: .ann)
    try await store.delete(account: .ann)

    try await store.append([entry(1, change)], to: .ben)

    #expect(try await store.linkTarget(of: Link.toFollow.secret) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a refused link leads nowhere`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    let refused = RejectedChange(
      change: StampedChange(
        id: .fixed(1), device: .fixed(1), madeAt: .kickOff,
        change: .sharing(.friday, .linkMade(.toFollow))),
      reason: .gatherUnknown(.friday))

    try await store.append([.rejected(refused)], to: .ann)

    #expect(try await store.linkTarget(of: Link.toFollow.secret) == nil)
  }
}
