package import Domain

/// A write to the device's storage.
package indirect enum StoreAction: Equatable, Sendable {
  /// Adds a change that this device recorded.
  case append(StampedChange)
  /// Adds changes that the server confirmed.
  case confirm([SequencedChange])
  /// Removes pending changes that were confirmed or refused.
  case forget([StampedChange.ID])
  /// Replaces the refused changes that the user has not dismissed.
  case rejections([RejectedChange])
  /// Replaces all confirmed changes by the server's snapshot.
  case snapshot(Snapshot)
  /// Replaces the account; `nil` when no account is logged in.
  case account(DeviceAccount?)
  /// Replaces the key by which the account without a name knows this device.
  case recoveryKey(RecoveryKey?)
  case preferences(Preferences)
  /// Replaces the teams that are being put together.
  case lineUp(LineUp?)
  /// Replaces what was typed into a form; `nil` when it was used or given up.
  case draft(DraftForm, Draft?)
  /// Removes the squad and the account, with what was typed for them.
  case erase
}

extension StoreAction {
  /// Whether what is being typed is written, which neither the server nor another window notices.
  package var isDraft: Bool { if case .draft = self { true } else { false } }

  /// Whether this device alone knows what is written; the server has the rest, too.
  var isWhatTheUserDid: Bool {
    switch self {
    case .append, .lineUp, .preferences, .recoveryKey: true
    case .confirm, .forget, .rejections, .snapshot, .account, .draft, .erase: false
    }
  }
}
