import Dispatch
import HTTPTypes
import Hummingbird
import NIOPosix
import ServerTestSupport
import Testing

@testable import API

/// The limit of passwords that wait to be hashed.
struct PasswordQueueTests {
  @Test func `a 65th job is refused as overloaded, and the 64 others complete`()
    async throws
  {
    // Given a thread that is busy, and as many passwords as may wait for it
    let threads = NIOThreadPool(numberOfThreads: 1)
    threads.start()
    let gate = DispatchSemaphore(value: 0)
    threads.submit { _ in gate.wait() }
    let hasher = PasswordHasher(
      cost: PasswordCost(rounds: 2, blockSize: 1, parallelism: 1),
      environment: TestEnvironment().environment,
      threads: threads)
    let waiting = (1...PasswordHasher.queueLimit).map { number in
      Task { try await hasher.hash("horse \(number)") }
    }
    while hasher.waitingCount < PasswordHasher.queueLimit { await Task.yield() }
    // When
    await #expect(throws: APIError.overloaded) { try await hasher.hash("one more") }
    await #expect(throws: APIError.overloaded) { try await hasher.verify("x", against: nil) }
    // Then
    gate.signal()
    for hash in waiting { #expect(try await hash.value.hasPrefix("scrypt$")) }
    #expect(hasher.waitingCount == 0)
    #expect(try await hasher.hash("one more").hasPrefix("scrypt$"))
    try await threads.shutdownGracefully()
  }

  @Test func `overload is reported as 503 with the time to retry`() {
    let response = Responder.response(to: .overloaded)

    #expect(response.status == .serviceUnavailable)
    #expect(response.headers[.retryAfter] == "1")
  }
}
