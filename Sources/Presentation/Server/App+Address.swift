import Domain
import Texts

// A page whose address keeps no login: it was opened without https, or the browser keeps no cookies.
extension App {
  /// Asks where the server is reached by https, unless this page was opened by it.
  ///
  /// A proxy that ends TLS changes nothing, because the page knows how the browser reached it. A
  /// scorekeeper needs no login.
  mutating func askForSecureAddress() {
    guard surroundings.origin.isInsecure, membership.secureAddress == nil, link.isOnline,
      !isScorekeeper
    else { return }
    send(.call(.askAddress))
  }

  mutating func secureAddressTold(_ address: String) {
    guard surroundings.origin.isInsecure else { return }
    membership.secureAddress = ExactText(address)
    sayWhereLoginsAreKept()
  }

  /// Says that this page keeps no login, when it does not; again where users log in.
  mutating func sayWhereLoginsAreKept() {
    if let secureAddress = membership.secureAddress { show(.secureAddress(secureAddress)) }
  }

  /// Says that the browser kept nothing of a login that the server has just taken.
  mutating func loginWasRefused() {
    guard link.isLoginUntried, !isScorekeeper else { return }
    membership.hasLostCookie = true
    show(membership.secureAddress.map { .secureAddress($0) } ?? .loginNotKept)
  }
}

extension String {
  /// Whether an address is one without https.
  fileprivate var isInsecure: Bool { bytes.starts(with: "http://".bytes) }
}
