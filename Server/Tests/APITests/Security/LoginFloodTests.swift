import Domain
import ServerTestSupport
import Testing
import Wire

@testable import API

/// Logging in while others fill the queue of passwords.
@Suite(.timeLimit(.minutes(5)))
struct LoginFloodTests {
  @Test func `an owner who was told that the server is busy is not counted as a guesser`()
    async throws
  {
    try await withHeldThread { threads, accounts in
      // Given a queue that is full of one password from each of 64 addresses
      let flood = await accounts.flood(64) { "198.51.100.\($0)" }
      // When the owner tries more often than guessers may
      for _ in 1...30 {
        await #expect(throws: APIError.overloaded) { try await accounts.logIn() }
      }
      // Then
      threads.letGo()
      #expect(await flood.ends() == Array(repeating: .wrongPassword, count: 64))
      _ = try await accounts.logIn()
    }
  }

  @Test func `a registration that was told so is not counted either`() async throws {
    try await withHeldThread { threads, accounts in
      let flood = await accounts.flood(64) { "198.51.100.\($0)" }
      for _ in 1...200 {
        await #expect(throws: APIError.overloaded) { try await accounts.register("Ben") }
      }

      threads.letGo()
      _ = await flood.ends()

      _ = try await accounts.register("Ben")
    }
  }

  @Test func `one address that fills the queue does not keep the owner out`() async throws {
    try await withHeldThread { threads, accounts in
      let flood = await accounts.flood(64) { _ in "198.51.100.1" }

      async let owner = accounts.logIn()

      // One of the flood gives its place before any password is examined.
      #expect(await flood.firstEnd() == .overloaded)
      threads.letGo()
      _ = try await owner
      #expect(await flood.ends() == Array(repeating: .wrongPassword, count: 63))
    }
  }

  @Test func `64 addresses that fill the queue do not keep a known device out`() async throws {
    try await withHeldThread { threads, accounts in
      threads.letGo()
      let cookie = try await accounts.logIn()
      threads.hold()
      let flood = await accounts.flood(64) { "198.51.100.\($0)" }

      async let owner = accounts.logIn(deviceCookie: cookie)
      while accounts.hasher.waitingCount < 65, !Task.isCancelled { await Task.yield() }
      threads.letGo()

      _ = try await owner
      #expect(await flood.ends() == Array(repeating: .wrongPassword, count: 64))
    }
  }
}

/// Runs a test with Ann's account and a thread that hashes no passwords until the test lets it.
private func withHeldThread(
  _ test: (HeldThread, Accounts) async throws -> Void
) async throws {
  let threads = HeldThread()
  let accounts = Accounts(
    store: MemoryStore(), settings: .quick, environment: TestEnvironment().environment,
    threads: threads.pool)
  threads.letGo()
  _ = try await accounts.register("Ann")
  threads.hold()
  try await test(threads, accounts)
  try await threads.end()
}

extension Accounts {
  fileprivate static let home = ClientAddress("192.0.2.1")

  fileprivate func register(_ name: String) async throws(APIError) -> Account.ID {
    let body = Array(#"{"username":"\#(name)","password":"a long secret"}"#.utf8)
    let credentials: Credentials
    do throws(CredentialsError) {
      credentials = try Credentials(json: body)
    } catch {
      throw .credentials(error)
    }
    return try await register(credentials, from: Self.home)
  }

  /// Logs Ann in with the right password.
  /// - Returns: The cookie of her device.
  fileprivate func logIn(deviceCookie: String? = nil) async throws(APIError) -> String {
    try await logIn(
      username: "Ann", password: "a long secret", on: .init(cookie: deviceCookie, name: ""),
      from: Self.home
    ).deviceCookie
  }

  /// Starts logins with made-up names, and waits until all of them wait for the thread.
  fileprivate func flood(
    _ count: Int, from address: @escaping @Sendable (Int) -> String
  ) async -> Flood {
    let (stream, continuation) = AsyncStream<APIError?>.makeStream()
    for number in 1...count {
      Task {
        do throws(APIError) {
          _ = try await logIn(
            username: "name \(number)", password: "x", on: .init(cookie: nil, name: ""),
            from: ClientAddress(address(number)))
          continuation.yield(nil)
        } catch {
          continuation.yield(error)
        }
      }
    }
    while hasher.waitingCount < count, !Task.isCancelled { await Task.yield() }
    return Flood(stream: stream, count: count)
  }
}

/// The logins of a flood, whose ends a test waits for.
private final class Flood {
  private var iterator: AsyncStream<APIError?>.AsyncIterator
  private var count: Int

  init(stream: AsyncStream<APIError?>, count: Int) {
    iterator = stream.makeAsyncIterator()
    self.count = count
  }

  func firstEnd() async -> APIError? {
    count -= 1
    return await iterator.next() ?? nil
  }

  /// Waits for the rest.
  func ends() async -> [APIError?] {
    var ends: [APIError?] = []
    for _ in 0..<count { ends.append(await iterator.next() ?? nil) }
    return ends
  }
}
