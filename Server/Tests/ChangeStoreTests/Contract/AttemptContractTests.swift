import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Attempts in every `AttemptStore`.
@Suite(.timeLimit(.minutes(5)))
struct AttemptContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func attempt(
    _ key: UInt8, _ kind: Attempt.Kind = .login, limit: Int = 3
  ) -> Attempt {
    Attempt(
      kind: kind, key: [UInt8](repeating: key, count: 32), limit: limit,
      windowMilliseconds: 900_000)
  }

  @Test(arguments: StoreKind.allCases)
  func `attempts up to the limit are counted, then the seconds to wait are told`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder)
    for _ in 1...3 { #expect(try await store.count([Self.attempt(1)], at: .kickOff) == nil) }

    for (minutes, seconds) in [(0, 900), (0, 900), (10, 300)] as [(Int64, Int64)] {
      let now = Instant.kickOff(plusMinutes: minutes)
      #expect(try await store.count([Self.attempt(1)], at: now) == seconds)
    }

    #expect(try await store.count([Self.attempt(1)], at: .kickOff(plusMinutes: 15)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `keys and kinds are counted separately`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)
    for _ in 1...4 { _ = try await store.count([Self.attempt(1)], at: .kickOff) }

    #expect(try await store.count([Self.attempt(2)], at: .kickOff) == nil)
    for other in Attempt.Kind.allCases where other != .login {
      #expect(try await store.count([Self.attempt(1, other)], at: .kickOff) == nil)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `when one of several attempts is one too many, none is counted`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder)
    let both = [Self.attempt(1, .loginFromAddress), Self.attempt(2, limit: 1)]
    #expect(try await store.count(both, at: .kickOff) == nil)
    for _ in 1...5 { #expect(try await store.count(both, at: .kickOff) == 900) }

    // Of the three of the address, two are left.
    let one = [Self.attempt(1, .loginFromAddress)]
    for _ in 1...2 { #expect(try await store.count(one, at: .kickOff) == nil) }
    #expect(try await store.count(one, at: .kickOff) == 900)
  }

  @Test(arguments: StoreKind.allCases)
  func `of several limits the one that lasts longest is told`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)
    let (first, second) = (Self.attempt(1, limit: 1), Self.attempt(2, .registration, limit: 1))
    _ = try await store.count([first], at: .kickOff)
    _ = try await store.count([second], at: .kickOff(plusMinutes: 5))

    #expect(try await store.count([first, second], at: .kickOff(plusMinutes: 5)) == 900)
  }

  @Test(arguments: StoreKind.allCases)
  func `attempts that are taken back are not counted`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)
    try await store.takeBack([Self.attempt(1)])
    for _ in 1...10 {
      #expect(try await store.count([Self.attempt(1)], at: .kickOff) == nil)
      try await store.takeBack([Self.attempt(1)])
    }

    for _ in 1...3 { #expect(try await store.count([Self.attempt(1)], at: .kickOff) == nil) }
    #expect(try await store.count([Self.attempt(1)], at: .kickOff) == 900)
  }

  @Test(arguments: StoreKind.allCases)
  func `attempts are forgotten only when their windows have ended`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)
    for _ in 1...3 { _ = try await store.count([Self.attempt(1)], at: .kickOff) }

    try await store.forgetAttempts(endedBefore: .kickOff(plusMinutes: 14))

    #expect(try await store.count([Self.attempt(1)], at: .kickOff) == 900)
    try await store.forgetAttempts(endedBefore: .kickOff(plusMinutes: 16))
    #expect(try await store.count([Self.attempt(1)], at: .kickOff) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `of many attempts at once no more than the limit are counted`(_ kind: StoreKind) async throws
  {
    let store = try await kind.makeStore(in: folder)

    let counted = try await withThrowingTaskGroup { group in
      for _ in 1...30 {
        group.addTask {
          try await store.count(
            [Self.attempt(1), Self.attempt(2, .loginFromAddress, limit: 5)], at: .kickOff) == nil
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(counted == 3)
  }
}
