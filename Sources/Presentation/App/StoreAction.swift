package import Domain

/// A write to the phone's storage.
package indirect enum StoreAction: Equatable, Sendable {
  /// Keeps a change that was done here.
  case append(StampedChange)
  /// Keeps changes that the server confirmed.
  case confirm([SequencedChange])
  /// Forgets pending changes: they are confirmed or refused.
  case forget([StampedChange.ID])
  /// Keeps the refused changes that nobody has read of yet.
  case rejections([RejectedChange])
  /// Keeps the server's squad in place of everything confirmed so far.
  case snapshot(Snapshot)
  /// Keeps who is logged in, or that nobody is.
  case account(DeviceAccount?)
  /// Keeps what this phone remembers.
  case preferences(Preferences)
  /// Keeps the teams that are being put together.
  case lineUp(LineUp?)
  /// Removes everything of the squad and the account.
  case erase
}
