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

  /// Asks the server for a token.
  case logIn(username: String, password: String)
  /// Asks the server for an account.
  case register(username: String, password: String)
  /// Makes the token useless.
  case logOut
  /// Sends changes and asks for those that this phone does not know.
  case exchange(ExchangeRequest)
  /// Asks for the squad as the server has it.
  case loadSnapshot(Squad.ID)
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

/// What a phone asks the server when it syncs.
public struct ExchangeRequest: Equatable, Sendable {
  /// Whose changes these are.
  public let squad: Squad.ID
  /// How far this phone knows the server's log.
  public let since: Int64
  /// Which log that is; `nil` before the first answer.
  public let epoch: Epoch.ID?
  /// Pending changes, oldest first.
  public let changes: [StampedChange]

  /// Makes a request.
  public init(squad: Squad.ID, since: Int64, epoch: Epoch.ID?, changes: [StampedChange]) {
    self.squad = squad
    self.since = since
    self.epoch = epoch
    self.changes = changes
  }
}
