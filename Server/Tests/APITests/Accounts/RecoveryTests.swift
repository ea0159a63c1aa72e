import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Getting back into an account by the code that was written down.
@Suite(.timeLimit(.minutes(5)))
struct RecoveryTests {
  @Test(arguments: StoreKind.allCases)
  func `a code brings back an account whose phones are lost, and manages it at once`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      // Given
      let lost = Phone(at: server, key: 1)
      let account = try await lost.start()
      try await lost.deliver([.numbered(1)])
      let code = try await lost.makeRecoveryCode()
      // When
      let phone = Phone(at: server, key: 2)
      let response = try await phone.recover(code)
      // Then
      #expect(response.status == 200)
      #expect(try AccountResponse(json: response.bytes) == account)
      #expect(try await phone.deliver([]).page.upTo == 1)
      #expect(try await phone.delete(Route.sessions.path) == .noContent)
      #expect(try await lost.isOut())
      // The code stays good, and the phone heals as any other.
      phone.forgetCookies()
      #expect(try await phone.enter().status == 200)
      #expect(try await Phone(at: server, key: 3).recover(code).status == 200)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a new code ends the old one`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      let old = try await phone.makeRecoveryCode()
      let new = try await phone.makeRecoveryCode()

      let refused = try await Phone(at: server, key: 2).recover(old)

      #expect(refused.status == 401)
      #expect(refused.kind == .wrong)
      #expect(try await Phone(at: server, key: 3).recover(new).status == 200)
    }
  }

  @Test func `a phone that joined a moment ago manages when its owner types the code`()
    async throws
  {
    try await withServer { server in
      let (first, second) = (Phone(at: server, key: 1), Phone(at: server, key: 2))
      try await first.start()
      let code = try await first.makeRecoveryCode()
      try await second.join(first.makeJoinCode())
      #expect(try await second.me().manages == false)

      #expect(try await second.recover(code).status == 200)

      #expect(try await second.me().manages)
      #expect(try await first.sessions().count == 2)
    }
  }

  @Test func `a named account has a recovery code, too`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let made = try await ann.post(Route.recoveryCodes.path)
      let code = try RecoveryCodeResponse(json: made.bytes).code

      let phone = Phone(at: server, key: 1)
      #expect(try await phone.recover(code).status == 200)
      #expect(try await phone.me().username == "Ann")
    }
  }

  @Test func `an account makes sixty codes and keys in an hour`() async throws {
    try await withServer { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      for _ in 0..<30 {
        _ = try await phone.makeRecoveryCode()
        _ = try await phone.makeJoinCode()
      }

      #expect(try await phone.post(Route.recoveryCodes.path).status == 429)
      #expect(try await phone.post(Route.joinCodes.path).status == 429)
      // The key that the session has already is none.
      #expect(try await phone.enter().status == 200)
      let other = Phone(at: server, key: 2, cookies: phone.jar)
      #expect(try await other.enter().status == 429)
    }
  }
}
