import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Groups without a name on several servers of one database.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct SeveralServersGroupTests {
  @Test func `an account is on either server, also when both are asked for it at once`()
    async throws
  {
    try await withTwoServers { servers in
      async let first = Phone(at: servers.first, key: 1).enter()
      async let second = Phone(at: servers.second, key: 1).enter()
      let accounts = try await [first, second].map { try AccountResponse(json: $0.bytes).id }
      #expect(Set(accounts).count == 1)

      let phone = Phone(at: servers.first, key: 1)
      try await phone.enter()
      try await phone.deliver([.numbered(1)])
      #expect(try await phone.copy(at: servers.second).deliver([]).page.upTo == 1)
    }
  }

  @Test func `a lost cookie heals at the other server, and the old one is useless at both`()
    async throws
  {
    try await withTwoServers { servers in
      // Given
      let phone = Phone(at: servers.first, key: 1)
      let account = try await phone.start()
      let old = phone.copy()
      // When
      let healed = phone.copy(at: servers.second)
      healed.forgetCookies()
      #expect(try await healed.enter().status == 200)
      // Then
      #expect(try await healed.copy(at: servers.first).me() == account)
      // Where the announcement was lost, after a minute.
      for server in [servers.first, servers.second] {
        server.environment.advance(bySeconds: 60)
        #expect(try await old.copy(at: server).get(Route.me.path).status == 401)
      }
    }
  }

  @Test func `a code of one server lets a phone in at the other, which then removes it there`()
    async throws
  {
    try await withTwoServers { servers in
      let first = Phone(at: servers.first, key: 1)
      try await first.start()
      let code = try await first.makeJoinCode()
      let second = Phone(at: servers.second, key: 2)
      #expect(try await second.join(code).status == 200)
      #expect(try await Phone(at: servers.first, key: 3).join(code).kind == .used)
      #expect(try await second.copy(at: servers.first).post(Route.joinCodes.path).status == 403)

      let session = try #require(try await first.sessions().last)
      #expect(try await first.delete(Route.session(session).path) == .noContent)

      servers.second.environment.advance(bySeconds: 60)
      #expect(try await second.isOut())
      #expect(try await second.copy(at: servers.first).isOut())
    }
  }

  @Test func `a name that one server gave is told by the other`() async throws {
    try await withTwoServers { servers in
      let phone = Phone(at: servers.first, key: 1)
      try await phone.start()
      let elsewhere = phone.copy(at: servers.second)
      #expect(try await elsewhere.deliver([]).username == nil)

      try await phone.name("Min")

      servers.second.environment.advance(bySeconds: 60)
      #expect(try await elsewhere.deliver([]).username == "Min")
      #expect(try await elsewhere.name("Max").kind == .named)
    }
  }

  @Test func `new groups of an address are counted together`() async throws {
    try await withTwoServers(settings: .throttled(Throttling(unnamedPerAddress: 3))) { servers in
      var statuses: [Int] = []
      for number in UInt64(1)...5 {
        let server = number.isMultiple(of: 2) ? servers.first : servers.second
        statuses.append(try await Phone(at: server, key: number).enter().status)
      }
      #expect(statuses == [201, 201, 201, 429, 429])
    }
  }
}
