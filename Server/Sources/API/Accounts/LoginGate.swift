import Domain

/// The throttles of logging in and registering, as one value for one lock.
struct LoginGate: Sendable {
  private var loginsByAccount: Throttle<String>
  private var loginsByAddress: Throttle<ClientAddress>
  private var loginsByBoth: Throttle<AccountAtAddress>
  private var loginsByDevice: Throttle<KnownDevice>
  private var registrationsByAddress: Throttle<ClientAddress>

  private struct AccountAtAddress: Hashable {
    let account: String
    let address: ClientAddress
  }

  /// A day, so that a stolen cookie is worth few guesses.
  private static let deviceWindowMilliseconds: Int64 = 24 * 60 * 60 * 1_000

  init(_ throttling: Throttling) {
    loginsByAccount = Throttle(limit: throttling.loginsPerAccount)
    loginsByAddress = Throttle(limit: throttling.loginsPerAddress)
    loginsByBoth = Throttle(limit: throttling.loginsPerAccountAndAddress)
    loginsByDevice = Throttle(
      limit: throttling.loginsPerKnownDevice,
      windowMilliseconds: Self.deviceWindowMilliseconds)
    registrationsByAddress = Throttle(limit: throttling.registrationsPerAddress)
  }

  /// Counts an attempt to log in, unless a limit is reached.
  ///
  /// A known device has a limit of its own, which the attempts of others do not touch. When it has
  /// reached that one, it is treated like any other device.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  mutating func admit(
    to account: String, from address: ClientAddress, on device: KnownDevice?, at now: Instant
  ) throws(APIError) -> LoginAttempt {
    if let device, loginsByDevice.wait(for: device, at: now) == nil {
      loginsByDevice.count(device, at: now)
      return .onKnownDevice(device)
    }
    let both = AccountAtAddress(account: account, address: address)
    let waits = [
      loginsByAddress.wait(for: address, at: now), loginsByBoth.wait(for: both, at: now),
      loginsByAccount.wait(for: account, at: now),
    ]
    if let wait = waits.compactMap({ $0 }).max() { throw .throttled(retryAfterSeconds: wait) }
    loginsByAddress.count(address, at: now)
    loginsByBoth.count(both, at: now)
    loginsByAccount.count(account, at: now)
    return .onOtherDevice(account: account, address)
  }

  /// Takes back the count of an attempt, because it succeeded or was not examined.
  mutating func takeBack(_ attempt: LoginAttempt) {
    switch attempt {
    case .onKnownDevice(let device): loginsByDevice.takeBack(device)
    case .onOtherDevice(let account, let address):
      loginsByAddress.takeBack(address)
      loginsByBoth.takeBack(AccountAtAddress(account: account, address: address))
      loginsByAccount.takeBack(account)
    }
  }

  /// Counts a registration, unless the address has reached its limit.
  /// - Throws: `APIError.throttled`; nothing is counted then.
  mutating func admitRegistration(from address: ClientAddress, at now: Instant) throws(APIError) {
    if let wait = registrationsByAddress.wait(for: address, at: now) {
      throw .throttled(retryAfterSeconds: wait)
    }
    registrationsByAddress.count(address, at: now)
  }

  /// Takes back the count of a registration that was not examined.
  mutating func takeBackRegistration(from address: ClientAddress) {
    registrationsByAddress.takeBack(address)
  }
}

/// An attempt to log in that was admitted, as it was counted.
enum LoginAttempt: Hashable, Sendable {
  case onKnownDevice(KnownDevice)
  case onOtherDevice(account: String, ClientAddress)

  var isOnKnownDevice: Bool {
    switch self {
    case .onKnownDevice: true
    case .onOtherDevice: false
    }
  }
}
