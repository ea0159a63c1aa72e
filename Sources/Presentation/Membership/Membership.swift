import Domain
import Texts

/// With which account of the server this device works, and how it gets into one and out of it.
struct Membership {
  /// The account whose squad is stored on this device; `nil` without an account.
  var account: DeviceAccount?
  /// The key by which the account without a name knows this device; without an account, that of one
  /// that was asked for.
  var recoveryKey: RecoveryKey?
  /// How far this device is with an account without a name.
  var founding = Founding.none
  /// Whether the server is asked for the account of which the browser has a cookie, because its storage
  /// was cleared: some browsers keep a server's cookies for longer.
  var isRecalling = false
  /// The account that the user logged out of, until the disk has forgotten it.
  private var leaving: LogAddress?
  /// Whether the server is to be told of a log-out, once the disk says that it still must be.
  private var paysLogOut = false
  /// Whether the browser did not keep the cookie of a login.
  var hasLostCookie = false
  /// Where the server is reached by https, when this page was opened without it.
  var secureAddress: ExactText?

  /// NB: A pattern, because `!=` compares whole accounts.
  var hasAccount: Bool { if case .some = account { true } else { false } }

  /// Whether there is no account, and the server is asked for one.
  var wantsAccount: Bool { !hasAccount && (founding.isWanted || isRecalling) }
}

// In.
extension Membership {
  mutating func logIn(to account: DeviceAccount) {
    self.account = account
    leaving = nil
    founding = .none
    isRecalling = false
  }

  /// Gives up the account that was wanted, whose key knows nothing.
  mutating func refuseFounding(_ problem: ShareProblem) {
    founding = .refused(problem)
    recoveryKey = nil
  }

  /// Goes on with what this window or another began, perhaps before the browser was killed.
  mutating func goOnFounding() {
    guard !hasAccount, recoveryKey != nil else {
      if founding.isWanted { founding = .none }
      return
    }
    if !founding.isWanted { founding = .wanted(code: "") }
  }
}

// Out.
extension Membership {
  /// Leaves the account, which the disk has until it is written.
  mutating func logOut() {
    leaving = account?.log
    account = nil
  }

  /// Takes note that the disk has what this page knows.
  mutating func wasStored() { leaving = nil }

  /// Whether the disk still has the account that the user logged out of; asked once.
  mutating func isLeaving(_ stored: DeviceAccount?) -> Bool {
    defer { leaving = nil }
    guard let leaving, let stored else { return false }
    return stored.log == leaving
  }

  /// Tells the server of a log-out that it has not heard of, as soon as the disk was read.
  mutating func payLogOut() { paysLogOut = true }

  /// Whether it is time to tell the server; asked once.
  mutating func isLogOutDue(_ preferences: Preferences) -> Bool {
    defer { paysLogOut = false }
    return paysLogOut && preferences.owesLogOut
  }
}
