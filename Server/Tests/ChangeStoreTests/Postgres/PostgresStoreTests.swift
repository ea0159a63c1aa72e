import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// What `PostgresStore` does beside the contract that all stores pass.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct PostgresStoreTests {
  let database: PostgresDatabase

  init() async throws { database = try await PostgresDatabase() }

  @Test func `of two servers that append the same number, one is told of the conflict`()
    async throws
  {
    let other = database.anotherStore()

    let outcomes = await withTaskGroup { group in
      for (writer, id) in [(database.store, UInt64(11)), (other, 12)] {
        group.addTask {
          do {
            try await writer.append([.at(1, id: id)], to: .ann)
            return AppendError?.none
          } catch {
            return error as? AppendError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(Set(outcomes) == [nil, .conflict])
    #expect(try await database.store.log(of: .ann).changes.count == 1)
  }

  @Test func `more entries than are sent at once are appended, or none of them`() async throws {
    let many = try (1...1_000).map { try LogEntry.at(Int64($0)) }
    try await database.store.append(many, to: .ann)
    let clash = try (1_001...2_000).map { try LogEntry.at(Int64($0)) } + [.at(1, id: 5_000)]

    await #expect(throws: AppendError.conflict) { try await database.store.append(clash, to: .ann) }

    #expect(try await database.store.log(of: .ann).upTo == 1_000)
    try await database.store.append([.at(1_001)], to: .ann)
  }

  @Test func `text that looks like a statement is text`() async throws {
    let name = "'); DROP TABLE account; -- \\x00"
    try await database.store.create(StoredAccount(id: .ben, name: name, squad: .ben))

    let found = try await database.store.account(id: .ben)

    #expect(found?.login?.username.text == name)
    #expect(try await database.store.allAccounts().count == 2)
  }

  @Test func `of two registrations of names that look alike at once, one is refused`() async throws
  {
    let other = database.anotherStore()
    let names: [(PostgresStore, StoredAccount)] = [
      (database.store, try StoredAccount(id: .ben, name: "Ben", squad: .ben)),
      (other, try StoredAccount(id: .fixed(9), name: "B\u{435}n", squad: .fixed(9))),
    ]

    let refusals = await withTaskGroup { group in
      for (store, account) in names {
        group.addTask {
          do throws(RegistrationError) {
            try await store.create(account)
            return 0
          } catch {
            return error == .usernameTaken ? 1 : 10
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(refusals == 1)
  }

  @Test func `of rows that are sent at once, one that is refused undoes all`() async throws {
    try await database.store.create(.ben)
    let squads = try await database.store.rows(of: .squad, after: nil, limit: .usual)
    try await database.store.delete(account: .ben)

    await #expect(throws: StorageError.contradiction) {
      try await database.store.insert(squads.reversed(), into: .squad)
    }

    #expect(try await database.store.squads() == [.ann])
  }
}
