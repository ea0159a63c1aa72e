package import Domain

/// What must be done outside of the app; what comes of it returns as an `Event`.
package indirect enum Effect: Equatable, Sendable {
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
