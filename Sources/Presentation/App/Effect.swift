public import Domain

/// What must be done outside of the app; what comes of it returns as an `Event`.
public indirect enum Effect: Equatable, Sendable {
  /// Reads everything that this phone keeps.
  case load
  /// Writes to the phone's storage, all or nothing.
  case store([StoreAction])
  /// Tells the app in other windows of this browser.
  case tellOtherWindows(WindowMessage)
  /// Shows another screen in the page's address.
  case navigate(Destination, Navigation)

  /// Asks the server for something.
  case call(ServerCall)
  /// Follows a squad live, from a sequence number on.
  case openStream(Squad.ID, since: Int64, epoch: Epoch.ID?)
  /// Stops following.
  case closeStream

  /// Sounds the whistle, and vibrates where a phone can.
  case announceFullTime
  /// Gives the person a file with everything.
  case export(Squad)
  /// Lets the person choose a file that was exported.
  case chooseImport
  /// Asks the browser never to clear this app's storage of itself.
  case askToPersist
  /// Loads the app anew.
  case reload
}

/// How the page's address changes.
public enum Navigation: Equatable, Sendable {
  /// The screen before stays in the history.
  case push
  /// The screen before is replaced.
  case replace
  /// As the browser's own back button; replaces when there is nothing to go back to.
  case back
}

/// A write to the phone's storage.
public indirect enum StoreAction: Equatable, Sendable {
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
  case account(AccountRecord?)
  /// Keeps what this phone remembers.
  case preferences(Preferences)
  /// Keeps the teams that are being put together.
  case lineUp(LineUp?)
  /// Removes everything of the squad and the account.
  case erase
}

/// What one window of a browser tells the others.
public enum WindowMessage: Equatable, Sendable {
  /// This was done here.
  case recorded(StampedChange)
  /// What is on the phone's disk is not what it was: read it again.
  case reload
}
