package import Domain

/// Something that the person should know, wherever they are in the app.
package enum Banner: Hashable, Sendable {
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
  case serverError
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
