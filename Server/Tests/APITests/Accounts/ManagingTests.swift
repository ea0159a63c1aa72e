import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Which phones may manage an account, and how one is removed.
@Suite(.timeLimit(.minutes(5)))
struct ManagingTests {
  @Test(arguments: StoreKind.allCases)
  func `a phone that joined less than a day ago scores, and does not manage`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      // Given
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      try await second.join(first.makeJoinCode())
      let other = try #require(try await second.sessions().last)
      // When
      let refused = try await [
        second.delete(Route.unnamedAccount.path), second.name("Max"),
        second.post(Route.recoveryCodes.path), second.post(Route.joinCodes.path),
        second.delete(Route.session(other).path), second.delete(Route.sessions.path),
      ]
      // Then
      #expect(refused.map(\.status) == Array(repeating: 403, count: 6))
      #expect(refused.map(\.kind) == Array(repeating: .tooNew, count: 6))
      try await second.deliver([.numbered(1)])
      // When it lost its cookie, and again after a day
      second.forgetCookies()
      try await second.enter()
      #expect(try await second.post(Route.joinCodes.path).status == 403)
      server.environment.advance(byDays: 1)
      #expect(try await second.me().manages)
      #expect(try await second.delete(Route.session(other).path) == .noContent)
      #expect(try await first.isOut())
    }
  }

  @Test func `a phone that manages goes on doing so after it joined its own account`() async throws
  {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()

      #expect(try await phone.join(phone.makeJoinCode()).status == 200)

      #expect(try await phone.me().manages)
      #expect(try await phone.sessions().count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a phone that was removed is out, by its cookie, its key and a copy of both`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      try await second.join(first.makeJoinCode())
      let copy = second.copy()
      let joined = try #require(try await first.sessions().last)

      #expect(try await first.delete(Route.session(joined).path) == .noContent)

      #expect(try await second.isOut())
      #expect(try await copy.isOut())
      #expect(try await first.sessions().count == 1)
    }
  }

  @Test func `a phone whose token has expired is in the list, and can be removed`() async throws {
    try await withServer { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      try await second.join(first.makeJoinCode())
      server.environment.advance(byDays: 300)
      _ = try await first.me()
      server.environment.advance(byDays: 200)

      let joined = try #require(try await first.sessions().last)
      #expect(try await first.sessions().count == 2)
      #expect(try await first.delete(Route.session(joined).path) == .noContent)
      #expect(try await second.isOut())
    }
  }
}
