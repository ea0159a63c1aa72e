/// Where what was done on this phone is kept.
package enum SaveStatus: Hashable, Sendable {
  /// On this phone alone, for there is no account.
  case onThisPhone
  /// All of it online, too.
  case saved
  /// So many changes are on their way.
  case saving(Int)
  /// There is no connection; so many changes wait.
  case offline(Int)
  /// The server does not take them at the moment; so many changes wait.
  case delayed(Int)
  /// Somebody must log in again first; so many changes wait.
  case loginNeeded(Int)
}
