import Domain

/// The throttles of logging in and registering, as one value for one lock.
struct LoginGate: Sendable {
  private var loginsByAccount: Throttle<String>
  private var loginsByAddress: Throttle<ClientAddress>
  private var loginsByBoth: Throttle<AccountAtAddress>
  private var registrationsByAddress: Throttle<ClientAddress>

  private struct AccountAtAddress: Hashable {
    let account: String
    let address: ClientAddress
  }

  init(_ throttling: Throttling) {
    loginsByAccount = Throttle(limit: throttling.loginsPerAccount)
    loginsByAddress = Throttle(limit: throttling.loginsPerAddress)
    loginsByBoth = Throttle(limit: throttling.loginsPerAccountAndAddress)
    registrationsByAddress = Throttle(limit: throttling.registrationsPerAddress)
  }

  mutating func countLogin(to account: String, from address: ClientAddress, at now: Instant)
    -> Int64?
  {
    let both = AccountAtAddress(account: account, address: address)
    // The account comes last, so that attempts which the others stop do not lock out its owner.
    return loginsByAddress.count(address, at: now)
      ?? loginsByBoth.count(both, at: now)
      ?? loginsByAccount.count(account, at: now)
  }

  mutating func forgiveLogin(to account: String, from address: ClientAddress) {
    loginsByAddress.forgive(address)
    loginsByBoth.forgive(AccountAtAddress(account: account, address: address))
    loginsByAccount.forgive(account)
  }

  mutating func countRegistration(from address: ClientAddress, at now: Instant) -> Int64? {
    registrationsByAddress.count(address, at: now)
  }
}
