import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Who may start without a name, and how much is kept for them.
@Suite(.timeLimit(.minutes(5)))
struct UnnamedLimitTests {
  @Test func `a closed server and one without unnamed groups make none, and keep what there is`()
    async throws
  {
    let store = MemoryStore()
    try await withServer(store: store) { try await Phone(at: $0, key: 1).start() }
    for (registration, takesUnnamed) in [(Registration.closed, true), (.open, false)] {
      var settings = ServerSettings.quick
      settings.registration = registration
      settings.takesUnnamed = takesUnnamed
      try await withServer(
        store: store, settings: settings, environment: TestEnvironment(seed: 8)
      ) { server in
        let refused = try await Phone(at: server, key: 2).enter()
        #expect(refused.status == 403)
        #expect(refused.kind == .registrationClosed)
        #expect(try await Phone(at: server, key: 1).enter().status == 200)
      }
    }
  }

  @Test func `the code of a server is asked for once, and guessed as rarely as by registering`()
    async throws
  {
    var settings = ServerSettings.throttled(Throttling(registrationsPerAddress: 5))
    settings.registration = .code("a good code")
    try await withServer(settings: settings) { server in
      let phone = Phone(at: server, key: 1)
      #expect(try await phone.enter().kind == .registrationCode)
      for _ in 1...4 {
        let refused = try await phone.enter(code: "a bad code")
        #expect(refused.status == 403)
        #expect(refused.kind == .registrationCode)
      }

      #expect(try await phone.enter(code: "a good code").status == 201)
      phone.forgetCookies()
      #expect(try await phone.enter().status == 200)
      #expect(try await Phone(at: server, key: 2).enter(code: "a good code").status == 429)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `the 31st new group of an address in an hour waits, others and what there is do not`(
    _ kind: StoreKind
  ) async throws {
    let folder = try TemporaryFolder()
    try await withServer(
      store: kind.makeStore(in: folder), settings: .throttled(Throttling(), isBehindProxy: true)
    ) { server in
      let address = try #require(HTTPField.Name("X-Forwarded-For"))
      for number in UInt64(1)...30 {
        let phone = Phone(at: server, key: number)
        #expect(try await phone.enter(headers: [address: "192.0.2.1"]).status == 201)
      }

      let refused = try await Phone(at: server, key: 31).enter(headers: [address: "192.0.2.1"])

      #expect(refused.status == 429)
      #expect(refused.headers[.retryAfter] == "3600")
      let known = try await Phone(at: server, key: 30).enter(headers: [address: "192.0.2.1"])
      #expect(known.status == 200)
      let elsewhere = try await Phone(at: server, key: 31).enter(headers: [address: "192.0.2.2"])
      #expect(elsewhere.status == 201)
      server.environment.advance(bySeconds: 3_600)
      let later = try await Phone(at: server, key: 32).enter(headers: [address: "192.0.2.1"])
      #expect(later.status == 201)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `all addresses together make so many in an hour`() async throws {
    let settings = ServerSettings.throttled(Throttling(unnamedTogether: 3), isBehindProxy: true)
    try await withServer(settings: settings) { server in
      let address = try #require(HTTPField.Name("X-Forwarded-For"))
      var statuses: [Int] = []
      for number in UInt64(1)...5 {
        let phone = Phone(at: server, key: number)
        statuses.append(try await phone.enter(headers: [address: "192.0.2.\(number)"]).status)
      }
      #expect(statuses == [201, 201, 201, 429, 429])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a group that is too large for one without a name is told to add one`(
    _ kind: StoreKind
  ) async throws {
    let folder = try TemporaryFolder()
    let store = try await kind.makeStore(in: folder, unnamedSquadByteLimit: 1_000)
    try await withServer(store: store) { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      let changes = try (UInt64(1)...20).map { try StampedChange.numbered($0) }

      let refused = try await phone.tryToDeliver(changes)

      #expect(refused.status == 507)
      #expect(refused.kind == .unnamedFull)
      #expect(try await phone.post("/api/players", #"{"name":"Ann"}"#).status == 201)
      try await phone.name("Min")
      try await phone.deliver(changes)
    }
    withExtendedLifetime(folder) {}
  }

  @Test func `when all unnamed groups together are full, no other begins and none grows`()
    async throws
  {
    var settings = ServerSettings.quick
    settings.quotas = Quotas(unnamedBytes: 3_000)
    try await withServer(settings: settings) { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.deliver((UInt64(1)...8).map { try .numbered($0) })

      let refused = try await phone.tryToDeliver((UInt64(9)...18).map { try .numbered($0) })
      #expect(refused.status == 507)
      #expect(refused.kind == .unnamedFull)
      #expect(try await phone.deliver([]).page.upTo == 8)
      // Those with a name go on.
      let ann = try await server.welcome("Ann")
      try await ann.deliver((UInt64(1)...20).map { try .numbered($0) })
      try await phone.name("Min")
      try await phone.deliver((UInt64(9)...18).map { try .numbered($0) })
    }
  }

  @Test func `no new group begins in what is full`() async throws {
    var settings = ServerSettings.quick
    settings.quotas = Quotas(unnamedBytes: 1_500)
    try await withServer(settings: settings) { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      try await phone.deliver((UInt64(1)...6).map { try .numbered($0) })
      server.environment.advance(bySeconds: 10)

      let refused = try await Phone(at: server, key: 2).enter()

      #expect(refused.status == 507)
      #expect(refused.kind == .unnamedFull)
      phone.forgetCookies()
      #expect(try await phone.enter().status == 200)
    }
  }

  @Test func `the first upload is not slowed down, and after a day an eighth is taken at once`()
    async throws
  {
    var settings = ServerSettings.quick
    settings.quotas = Quotas(
      writeBurst: 80_000, writtenPerMinute: 32_000, unnamedSquadBytes: 400_000)
    try await withServer(settings: settings) { server in
      let phone = Phone(at: server, key: 1)
      try await phone.start()
      for number in UInt64(1)...4 { try await phone.deliver([.crowd(number)]) }

      server.environment.advance(byDays: 1)
      let refused = try await phone.tryToDeliver([.crowd(5)])

      #expect(refused.status == 429)
      try await phone.deliver([.numbered(1_000)])
    }
  }
}
