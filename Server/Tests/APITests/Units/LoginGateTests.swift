import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// The limits of logging in under a flood of attempts, each of which is counted.
@Suite(.timeLimit(.minutes(5)))
struct LoginGateTests {
  private static let guesser = ClientAddress("198.51.100.1")
  private static let home = ClientAddress("192.0.2.1")
  private let gate = LoginGate(Throttling(), counting: MemoryStore())

  /// Makes an attempt that fails.
  private func fail(
    to account: String, from address: ClientAddress, on device: KnownDevice? = nil,
    at now: Instant = .kickOff
  ) async throws {
    _ = try await gate.admit(to: account, from: address, on: device, at: now)
  }

  @Test func `10,400 made-up names from 105 networks do not let a guesser guess on`()
    async throws
  {
    for _ in 1...20 { try await fail(to: "ann", from: Self.guesser) }

    for number in 0..<10_400 {
      let network = ClientAddress("2001:db8:0:\(String(number % 105, radix: 16))::1")
      try? await fail(to: "name \(number)", from: network)
    }

    await #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try await fail(to: "ann", from: Self.guesser)
    }
    try await fail(to: "ann", from: Self.home)
  }

  @Test func `an attempt that one limit refuses counts for none`() async throws {
    for _ in 1...20 { try await fail(to: "ann", from: Self.guesser) }
    for _ in 1...200 { try? await fail(to: "ann", from: Self.guesser) }

    // Of the 100 of its address, 80 are left.
    for number in 1...80 { try await fail(to: "name \(number)", from: Self.guesser) }
    await #expect(throws: APIError.self) { try await fail(to: "name 81", from: Self.guesser) }
  }

  @Test func `an attempt that is taken back counts for none`() async throws {
    for _ in 1...1_100 {
      let attempt = try await gate.admit(to: "ann", from: Self.home, on: nil, at: .kickOff)
      await gate.takeBack(attempt)
    }

    try await fail(to: "ann", from: Self.home)
  }

  @Test func `of several limits the one that lasts longest is told`() async throws {
    let later = Instant.kickOff(plusMinutes: 10)
    for number in 1...80 { try await fail(to: "name \(number)", from: Self.home) }
    for _ in 1...20 { try await fail(to: "ann", from: Self.home, at: later) }

    // The address may try again after 15 minutes from its first attempt, and Ann from hers.
    await #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try await fail(to: "ann", from: Self.home, at: later)
    }
  }

  @Test func `a known device gets past the attempts of others`() async throws {
    let device = try KnownDevice.example(1)
    for number in 1...1_000 {
      try await fail(to: "ann", from: ClientAddress("2001:db8:0:\(String(number, radix: 16))::1"))
    }

    await #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try await fail(to: "ann", from: Self.home)
    }
    let attempt = try await gate.admit(to: "ann", from: Self.home, on: device, at: .kickOff)
    #expect(attempt.isOnKnownDevice)
  }

  @Test func `a stolen cookie is worth ten guesses a day`() async throws {
    let device = try KnownDevice.example(1)
    var guesses = 0
    for minute in 0..<(24 * 60) {
      let now = Instant.kickOff.advanced(byMilliseconds: Int64(minute) * 60_000)
      for _ in 1...5 {
        let attempt = try? await gate.admit(to: "ann", from: Self.guesser, on: device, at: now)
        if attempt?.isOnKnownDevice == true { guesses += 1 }
      }
    }

    #expect(guesses == 10)
  }

  @Test func `a device whose guesses are used up is like any other`() async throws {
    let device = try KnownDevice.example(1)
    for _ in 1...10 { try await fail(to: "ann", from: Self.home, on: device) }

    let attempt = try await gate.admit(to: "ann", from: Self.home, on: device, at: .kickOff)

    #expect(!attempt.isOnKnownDevice)
    for _ in 1...19 { try await fail(to: "ann", from: Self.home, on: device) }
    await #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try await fail(to: "ann", from: Self.home, on: device)
    }
  }

  @Test func `the mistakes on a known device lock out no other`() async throws {
    let phone = try KnownDevice.example(1)
    let tablet = try KnownDevice.example(2)
    for _ in 1...10 { try await fail(to: "ann", from: Self.home, on: phone) }

    let attempt = try await gate.admit(to: "ann", from: Self.home, on: tablet, at: .kickOff)

    #expect(attempt.isOnKnownDevice)
    for _ in 1...20 { try await fail(to: "ann", from: Self.home) }
  }

  @Test func `a registration that is taken back is not counted`() async throws {
    for _ in 1...200 {
      try await gate.admitRegistration(from: Self.home, at: .kickOff)
      await gate.takeBackRegistration(from: Self.home)
    }

    try await gate.admitRegistration(from: Self.home, at: .kickOff)
  }
}
