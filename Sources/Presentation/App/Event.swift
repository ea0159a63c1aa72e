public import Domain

/// Something that happened.
public indirect enum Event: Equatable, Sendable {
  /// On the login screen.
  case login(LoginEvent)
  /// On the list of players.
  case players(PlayersEvent)
  /// While adding a player.
  case addPlayer(AddPlayerEvent)
  /// On a player's details.
  case playerDetails(PlayerDetailsEvent)
  /// While editing a player.
  case editPlayer(EditPlayerEvent)
  /// While putting teams together.
  case confirmPlayers(ConfirmPlayersEvent)
  /// During a gather.
  case gather(GatherEvent)
  /// On the list of gathers.
  case pastGathers(PastGathersEvent)
  /// On one past gather.
  case pastGather(PastGatherEvent)
  /// In the settings.
  case settings(SettingsEvent)
  /// Around the screen.
  case frame(FrameEvent)
  /// From the phone.
  case phone(PhoneEvent)
  /// From the server.
  case server(ServerEvent)
}

/// What happens around every screen.
public enum FrameEvent: Equatable, Sendable {
  /// A link to another screen was followed.
  case linkTapped(Destination)
  /// The way back was taken.
  case backTapped
  /// The offer to take something back was taken.
  case undoTapped
  /// A message was put away.
  case noticeDismissed
  /// The app is to be loaded anew.
  case reloadTapped
}

/// What the phone tells the app.
public indirect enum PhoneEvent: Equatable, Sendable {
  /// What was kept has been read.
  case loaded(StoredState)
  /// Nothing can be kept on this phone.
  case storageUnavailable
  /// Something was not kept.
  case storingFailed(StoreFailure)
  /// The page's address leads elsewhere, as by the browser's back button.
  case navigated(String)
  /// Time has passed: the instant that was asked for has come.
  case woke
  /// The page can be seen again.
  case shown
  /// The phone has a network.
  case online
  /// The phone has no network.
  case offline
  /// Another window of this browser says something.
  case otherWindow(WindowMessage)
  /// A file to import was chosen; `nil` when it is not one of ours.
  case importChosen(Squad?)
  /// A newer version of the app has been fetched.
  case updateReady
}

/// Why the phone did not keep something.
public enum StoreFailure: Hashable, Sendable {
  /// There is no room.
  case full
  /// It refused or did not answer.
  case unavailable
}

/// What the server says.
public indirect enum ServerEvent: Equatable, Sendable {
  /// The password is right.
  case loggedIn(AccountRecord)
  /// It is not, or nobody could tell.
  case logInFailed(LogInFailure)
  /// The account was made.
  case registered
  /// The token is useless, or was before.
  case loggedOut
  /// The server took the changes of a squad and told its own.
  case synced(Squad.ID, SyncResponse)
  /// Syncing a squad, or loading it as a whole, failed.
  case syncFailed(Squad.ID, ServerTrouble)
  /// The squad as the server has it.
  case snapshotLoaded(Squad.ID, Snapshot)
  /// A change came over the live stream.
  case streamed(SequencedChange)
  /// The live stream ended.
  case streamEnded
}

/// Why the server did not do what it was asked.
public enum ServerTrouble: Hashable, Sendable {
  /// There is no connection.
  case unreachable
  /// The token is unknown, expired or logged out.
  case notLoggedIn
  /// The server's log is not the one that this phone knows.
  case otherLog
  /// The server does not understand this version of the app, or the other way round.
  case otherVersion
  /// The server failed.
  case failed
}

/// Why nobody is logged in.
public enum LogInFailure: Hashable, Sendable {
  /// The user name or the password is wrong.
  case wrongPassword
  /// Somebody else has the user name.
  case usernameTaken
  /// The user name cannot be kept.
  case malformedUsername
  /// Too many attempts.
  case throttled
  /// There is no connection.
  case unreachable
  /// The server failed.
  case failed
}
