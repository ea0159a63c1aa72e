import Domain
import TestSupport
import Testing

@testable import API

/// The limits of logging in under a flood of attempts, each of which is counted.
struct LoginGateTests {
  private static let guesser = ClientAddress("198.51.100.1")
  private static let home = ClientAddress("192.0.2.1")
  private var gate = LoginGate(Throttling())

  /// Makes an attempt that fails.
  private mutating func fail(
    to account: String, from address: ClientAddress, on device: KnownDevice? = nil,
    at now: Instant = .kickOff
  ) throws {
    _ = try gate.admit(to: account, from: address, on: device, at: now)
  }

  @Test mutating func `10,400 made-up names from 105 networks do not let a guesser guess on`()
    throws
  {
    for _ in 1...20 { try fail(to: "ann", from: Self.guesser) }

    for number in 0..<10_400 {
      let network = ClientAddress("2001:db8:0:\(String(number % 105, radix: 16))::1")
      try? fail(to: "name \(number)", from: network)
    }

    #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try fail(to: "ann", from: Self.guesser)
    }
    try fail(to: "ann", from: Self.home)
  }

  @Test mutating func `an attempt that one limit refuses counts for none`() throws {
    for _ in 1...20 { try fail(to: "ann", from: Self.guesser) }
    for _ in 1...200 { try? fail(to: "ann", from: Self.guesser) }

    // Of the 100 of its address, 80 are left.
    for number in 1...80 { try fail(to: "name \(number)", from: Self.guesser) }
    #expect(throws: APIError.self) { try fail(to: "name 81", from: Self.guesser) }
  }

  @Test mutating func `an attempt that is taken back counts for none`() throws {
    for _ in 1...1_100 {
      let attempt = try gate.admit(to: "ann", from: Self.home, on: nil, at: .kickOff)
      gate.takeBack(attempt)
    }

    try fail(to: "ann", from: Self.home)
  }

  @Test mutating func `of several limits the one that lasts longest is told`() throws {
    let later = Instant.kickOff(plusMinutes: 10)
    for number in 1...80 { try fail(to: "name \(number)", from: Self.home) }
    for _ in 1...20 { try fail(to: "ann", from: Self.home, at: later) }

    // The address may try again after 15 minutes from its first attempt, and Ann from hers.
    #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try fail(to: "ann", from: Self.home, at: later)
    }
  }

  @Test mutating func `a known device gets past the attempts of others`() throws {
    let device = try KnownDevice.example(1)
    for number in 1...1_000 {
      try fail(to: "ann", from: ClientAddress("2001:db8:0:\(String(number, radix: 16))::1"))
    }

    #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try fail(to: "ann", from: Self.home)
    }
    let attempt = try gate.admit(to: "ann", from: Self.home, on: device, at: .kickOff)
    #expect(attempt == .onKnownDevice(device))
  }

  @Test mutating func `a stolen cookie is worth ten guesses a day`() throws {
    let device = try KnownDevice.example(1)
    var guesses = 0
    for minute in 0..<(24 * 60) {
      let now = Instant.kickOff.advanced(byMilliseconds: Int64(minute) * 60_000)
      for _ in 1...5 {
        let attempt = try? gate.admit(to: "ann", from: Self.guesser, on: device, at: now)
        if attempt?.isOnKnownDevice == true { guesses += 1 }
      }
    }

    #expect(guesses == 10)
  }

  @Test mutating func `a device whose guesses are used up is like any other`() throws {
    let device = try KnownDevice.example(1)
    for _ in 1...10 { try fail(to: "ann", from: Self.home, on: device) }

    let attempt = try gate.admit(to: "ann", from: Self.home, on: device, at: .kickOff)

    #expect(attempt == .onOtherDevice(account: "ann", Self.home))
    for _ in 1...19 { try fail(to: "ann", from: Self.home, on: device) }
    #expect(throws: APIError.throttled(retryAfterSeconds: 900)) {
      try fail(to: "ann", from: Self.home, on: device)
    }
  }

  @Test mutating func `the mistakes on a known device lock out no other`() throws {
    let phone = try KnownDevice.example(1)
    let tablet = try KnownDevice.example(2)
    for _ in 1...10 { try fail(to: "ann", from: Self.home, on: phone) }

    let attempt = try gate.admit(to: "ann", from: Self.home, on: tablet, at: .kickOff)

    #expect(attempt == .onKnownDevice(tablet))
    for _ in 1...20 { try fail(to: "ann", from: Self.home) }
  }

  @Test mutating func `a registration that is taken back is not counted`() throws {
    for _ in 1...200 {
      try gate.admitRegistration(from: Self.home, at: .kickOff)
      gate.takeBackRegistration(from: Self.home)
    }

    try gate.admitRegistration(from: Self.home, at: .kickOff)
  }
}
