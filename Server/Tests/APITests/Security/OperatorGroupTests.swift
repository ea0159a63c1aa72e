import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What the operator does to groups without a name, seen by a server that runs on the same database.
@Suite(.timeLimit(.minutes(5)))
struct OperatorGroupTests {
  private let store = MemoryStore()
  private var desk: AccountDesk {
    AccountDesk(
      store: store, environment: TestEnvironment().environment,
      cost: ServerSettings.quick.passwordCost)
  }

  @Test func `groups without a name are listed with what would be missed`() async throws {
    try await withServer(store: store) { server in
      let phone = Phone(at: server, key: 1)
      let group = try await phone.start()
      try await phone.deliver([.numbered(1), .numbered(2, .gather(.friday, .started([])))])
      try await server.register("Ann")

      let list = try await desk.unnamedAccounts()

      #expect(list.map(\.id) == [group.id])
      #expect(list.map(\.playerCount) == [1])
      #expect(list.map(\.gatherCount) == [1])
      #expect(list.map(\.lastUsedAt) == [.kickOff])
      #expect(try await list.map(\.byteCount) == [store.byteCount(of: group.squad)])
      #expect(try await Set(desk.accounts().map(\.username)) == [nil, "Ann"])
    }
  }

  @Test func `only groups that were not used for so long are deleted, and none that changed since`()
    async throws
  {
    try await withServer(store: store) { server in
      // Given
      let phones = [1, 2, 3].map { Phone(at: server, key: $0) }
      for phone in phones { try await phone.start() }
      server.environment.advance(byDays: 300)
      phones[1].forgetCookies()
      try await phones[1].enter()
      server.environment.advance(byDays: 200)
      let desk = AccountDesk(
        store: store, environment: server.environment.environment,
        cost: ServerSettings.quick.passwordCost)
      // When
      let unused = try await desk.unnamedAccounts(unusedForDays: 400)
      #expect(unused.count == 2)
      try await phones[2].enter()
      var deleted: [Bool] = []
      for account in unused { deleted.append(try await desk.delete(account)) }
      // Then
      #expect(deleted.sorted { !$0 && $1 } == [false, true])
      #expect(try await phones[0].enter().status == 410)
      #expect(try await phones[1].enter().status == 200)
      #expect(try await phones[2].enter().status == 200)
    }
  }

  @Test func `the phone of a group that was deleted hears so at once`() async throws {
    try await withServer(store: store) { server in
      let phone = Phone(at: server, key: 1)
      let group = try await phone.start()

      try await desk.delete(group.id.uuidString)

      #expect(try await phone.enter().status == 410)
    }
  }

  @Test func `a group whose phone is lost gets a name, by which its owner gets in`() async throws {
    try await withServer(store: store) { server in
      let phone = Phone(at: server, key: 1)
      let group = try await phone.start()
      try await phone.deliver([.numbered(1)])
      let id = group.id.uuidString
      await #expect(throws: AccountDeskError.unnamed) { try await desk.resetPassword(of: id) }

      let password = try await desk.name(id, Username("Min")).password

      let min = try await server.enter("Min", password: password)
      #expect(try await min.snapshot().squad.players.count == 1)
      await #expect(throws: AccountDeskError.named("Min")) {
        try await desk.name(id, Username("Max"))
      }
      phone.forgetCookies()
      #expect(try await phone.enter().kind == .named)
      let another = try await desk.resetPassword(of: id).password
      #expect(try await server.logIn("Min", password: another).status == 200)
      try await desk.delete(id)
      #expect(try await phone.enter().status == 410)
    }
  }
}
