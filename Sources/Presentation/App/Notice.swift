public import Domain

/// Something that the person should know, wherever they are in the app.
public enum Notice: Hashable, Sendable {
  /// The clock of a gather that is not on the screen reached zero.
  case fullTime
  /// Nothing can be kept on this phone.
  case storageUnavailable
  /// There is no room to keep something.
  case storageFull
  /// Records could not be read.
  case damaged(Int)
  /// This phone's clock is so many minutes ahead of the server's; negative when it is behind.
  case clockWrong(minutes: Int)
  /// App and server do not understand each other.
  case otherVersion
  /// The server fails.
  case serverTrouble
  /// A newer version of the app has been fetched.
  case updateReady
  /// The server lost something, which was added again.
  case serverRestored
  /// The server refused what was done on this phone.
  case refused(Change, ChangeRejection)
  /// What somebody just tried cannot be done.
  case notPossible(ChangeRejection)
  /// A file was imported: so many players and gathers were new.
  case imported(players: Int, gathers: Int)
  /// The chosen file is not one of ours.
  case importUnreadable
}

/// Where what was done on this phone is kept.
public enum SaveStatus: Hashable, Sendable {
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
