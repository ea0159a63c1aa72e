import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What the operator, or a user with another password, locks out of an account.
@Suite(.timeLimit(.minutes(5)))
struct LockoutTests {
  private func desk(_ store: any Store, at server: TestServer) -> AccountDesk {
    AccountDesk(
      store: store, environment: server.environment.environment,
      cost: ServerSettings.quick.passwordCost)
  }

  /// A phone of Ann's account, by her recovery code.
  private func recoveredPhone(_ server: TestServer, of ann: Person, key: UInt64) async throws -> (
    phone: Phone, code: RecoveryCode
  ) {
    let made = try await ann.post(Route.recoveryCodes.path)
    let code = try RecoveryCodeResponse(json: made.bytes).code
    let phone = Phone(at: server, key: key)
    try #require(try await phone.recover(code).status == 200)
    return (phone, code)
  }

  @Test
  func `another password by the operator ends sessions, keys and every code, and says how many`()
    async throws
  {
    let store = MemoryStore()
    try await withServer(store: store) { server in
      // Given
      let ann = try await server.welcome("Ann")
      let (phone, code) = try await recoveredPhone(server, of: ann, key: 1)
      let join = try await phone.makeJoinCode()
      // When
      let lockout = try await desk(store, at: server).resetPassword(of: "Ann")
      // Then
      #expect(lockout.ended?.sessions.count == 2)
      #expect(lockout.ended?.recoveryCodes == [.kickOff])
      #expect(lockout.ended?.joinCodeCount == 1)
      #expect(try await Phone(at: server, key: 2).recover(code).status == 401)
      #expect(try await Phone(at: server, key: 3).join(join).status == 401)
      phone.forgetCookies()
      #expect(try await phone.enter().status == 410)
      #expect(try await server.logIn("Ann", password: lockout.password).status == 200)
    }
  }

  @Test
  func `a session that the operator ended a moment ago makes no code and no key that outlives it`()
    async throws
  {
    let store = MemoryStore()
    try await withServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      let (phone, _) = try await recoveredPhone(server, of: ann, key: 1)
      #expect(try await phone.me().username == "Ann")

      try await desk(store, at: server).resetPassword(of: "Ann")

      for path in [Route.recoveryCodes.path, Route.joinCodes.path] {
        #expect(try await phone.post(path).status == 401)
        #expect(try await ann.post(path).status == 401)
      }
      let other = Phone(at: server, key: 2, cookies: phone.jar)
      #expect(try await other.enter().status != 200)
    }
  }

  @Test func `a group whose only phone is lost gets a name, and the phone is out`() async throws {
    let store = MemoryStore()
    try await withServer(store: store) { server in
      let lost = Phone(at: server, key: 1)
      let group = try await lost.start()
      try await lost.deliver([.numbered(1)])
      let code = try await lost.makeRecoveryCode()

      let lockout = try await desk(store, at: server).name(
        group.id.uuidString, Username("Min"), isPhoneLost: true)

      server.environment.advance(bySeconds: 60)
      #expect(try await lost.isOut())
      #expect(try await Phone(at: server, key: 2).recover(code).status == 401)
      #expect(lockout.ended?.sessions.count == 1)
      let min = try await server.enter("Min", password: lockout.password)
      #expect(try await min.snapshot().squad.players.count == 1)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a user's own other password ends every code, also that of the session that stays`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      let (phone, code) = try await recoveredPhone(server, of: ann, key: 1)
      let made = try await ann.post(Route.joinCodes.path)
      let join = try JoinCodeResponse(json: made.bytes).code

      #expect(try await ann.changePassword(to: "another secret") == .noContent)

      #expect(try await ann.get("/api/players") == .json("[]"))
      #expect(try await Phone(at: server, key: 2).recover(code).status == 401)
      #expect(try await Phone(at: server, key: 3).join(join).status == 401)
      #expect(try await phone.isOut())
    }
  }

  @Test func `an account that the operator adds logs in where registration is closed`() async throws
  {
    let store = MemoryStore()
    var settings = ServerSettings.quick
    settings.registration = .closed
    try await withServer(store: store, settings: settings) { server in
      #expect(try await server.register("Ben").status == 403)

      let password = try await desk(store, at: server).add(Username("Ann"))

      #expect(try await server.enter("Ann", password: password).get("/api/players") == .json("[]"))
      await #expect(throws: AccountDeskError.usernameTaken) {
        try await desk(store, at: server).add(Username("ANN"))
      }
      await #expect(throws: AccountDeskError.password(.tooShort)) {
        try await desk(store, at: server).add(Username("Ben"), password: "seven 7")
      }
    }
  }
}
