import HTTPTypes
import Hummingbird
import ServerTestSupport
import Testing

@testable import API

/// The limit of passwords that wait to be hashed.
@Suite(.timeLimit(.minutes(5)))
struct PasswordQueueTests {
  @Test func `a 65th job is refused as overloaded, and the 64 others complete`()
    async throws
  {
    // Given a thread that is busy, and as many passwords as may wait for it
    let threads = HeldThread()
    let hasher = PasswordHasher(
      cost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1),
      environment: TestEnvironment().environment,
      threads: threads.pool)
    let waiting = (1...64).map { number in
      Task { try await hasher.hash("horse \(number)", for: .stranger) }
    }
    while hasher.waitingCount < 64 { await Task.yield() }
    // When
    await #expect(throws: APIError.overloaded) {
      try await hasher.hash("one more", for: .stranger)
    }
    await #expect(throws: APIError.overloaded) {
      try await hasher.verify("x", against: nil, for: .stranger)
    }
    // Then
    threads.letGo()
    for hash in waiting { #expect(try await hash.value.hasPrefix("scrypt$")) }
    #expect(hasher.waitingCount == 0)
    #expect(try await hasher.hash("one more", for: .stranger).hasPrefix("scrypt$"))
    try await threads.end()
  }

  @Test func `a password that comes when the server is ending is refused`() async throws {
    let threads = HeldThread()
    threads.letGo()
    try await threads.end()
    let hasher = PasswordHasher(
      cost: .recommended, environment: TestEnvironment().environment, threads: threads.pool)

    await #expect(throws: APIError.overloaded) { try await hasher.hash("late", for: .stranger) }

    #expect(hasher.waitingCount == 0)
  }

  @Test func `overload is reported as 503 with the time to retry`() {
    let response = Responder.response(to: .overloaded)

    #expect(response.status == .serviceUnavailable)
    #expect(response.headers[.retryAfter] == "1")
  }
}
