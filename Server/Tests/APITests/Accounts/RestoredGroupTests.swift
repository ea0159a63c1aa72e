import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Groups without a name after their server was restored from a backup, which has no tokens.
@Suite(.timeLimit(.minutes(5)))
struct RestoredGroupTests {
  private let folder: TemporaryFolder
  private let environment = TestEnvironment()
  private var path: String { folder.file("gather.sqlite") }
  private var backup: String { folder.file("backup.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func withServer(_ test: (TestServer) async throws -> Void) async throws {
    let store = try SQLiteStore(path: path)
    try await APITests.withServer(store: store, environment: environment, test)
    try store.close()
  }

  private func makeBackup() throws {
    let store = try SQLiteStore(path: path)
    try store.backup(to: backup)
    try store.close()
  }

  private func restore() throws {
    try SQLiteRestore(of: backup, to: path).run(keepingAs: folder.file("former.sqlite")) { _ in }
  }

  @Test func `phones heal and send what was lost, and one that was removed since stays out`()
    async throws
  {
    var phones: [Phone] = []
    var code: RecoveryCode?
    // Given a group with two phones, of which one is removed after the backup, and one joins
    try await withServer { server in
      phones = [1, 2, 3].map { Phone(at: server, key: $0) }
      try await phones[0].start()
      code = try await phones[0].makeRecoveryCode()
      try await phones[1].join(phones[0].makeJoinCode())
      try await phones[0].deliver([.numbered(1)])
    }
    try makeBackup()
    try await withServer { server in
      phones = phones.map { $0.copy(at: server) }
      try await phones[2].join(phones[0].makeJoinCode())
      try await phones[0].deliver([.numbered(2)])
      let sessions = try await phones[0].sessions()
      #expect(sessions.count == 3)
      let second = try #require(try await phones[1].sessions().first)
      #expect(try await phones[0].delete(Route.session(second).path) == .noContent)
      code = try await phones[0].makeRecoveryCode()
    }
    // When
    try restore()
    // Then
    try await withServer { server in
      phones = phones.map { $0.copy(at: server) }
      #expect(try await phones[0].get(Route.me.path).status == 401)
      #expect(try await phones[0].enter().status == 200)
      #expect(try await phones[0].deliver([]).page.upTo == 1)
      try await phones[0].deliver([.numbered(2)])
      #expect(try await phones[1].isOut())
      #expect(try await phones[2].enter().status == 200)
      let fourth = Phone(at: server, key: 4)
      #expect(try await fourth.recover(#require(code)).status == 200)
    }
  }

  @Test func `a group that was deleted since the backup stays deleted, and its link leads nowhere`()
    async throws
  {
    var jar: [String: String] = [:]
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.deliver([
        .numbered(1, .gather(.friday, .started([]))),
        .numbered(2, .sharing(.friday, .linkMade(.toFollow))),
      ])
      jar = phone.jar
    }
    try makeBackup()
    try await withServer { server in
      let phone = Phone(at: server, key: 1, cookies: jar)
      let deleted = try await phone.delete(Route.unnamedAccount.path)
      #expect(deleted == .noContent)
    }

    try restore()

    try await withServer { server in
      let refused = try await Phone(at: server, key: 1).enter()
      #expect(refused.status == 410)
      #expect(try await server.followPage().status == 404)
    }
  }

  @Test func `a group that began after the backup begins again, with all that its phone has`()
    async throws
  {
    try await withServer { try await $0.register("Ann") }
    try makeBackup()
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
    }

    try restore()

    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.deliver([.numbered(1)])
    }
  }
}
