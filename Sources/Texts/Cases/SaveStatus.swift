/// Where the changes of this device are saved.
package enum SaveStatus: Hashable, Sendable {
  /// The device's disk is still writing what the user did.
  case storing
  /// The device's disk refused what the user did, and there is no account.
  case notStored
  /// On this device only, because there is no account.
  case onThisDevice
  /// Everything is on the server, too.
  case saved
  /// This many changes are being sent.
  case saving(Int)
  /// There is no connection; this many changes wait.
  case offline(Int)
  /// Requests to the server fail at the moment; this many changes wait.
  case delayed(Int)
  /// The user must log in again first; this many changes wait.
  case loginNeeded(Int)
}

extension SaveStatus {
  /// Whether something is not yet where it belongs, or news of other devices cannot arrive.
  package var isWaiting: Bool {
    switch self {
    case .onThisDevice, .saved: false
    case .storing, .notStored, .saving, .offline, .delayed, .loginNeeded: true
    }
  }

  /// Whether the status usually lasts for less than a second.
  package var isBrief: Bool {
    switch self {
    case .storing, .saving: true
    case .onThisDevice, .saved, .notStored, .offline, .delayed, .loginNeeded: false
    }
  }
}
