package import Domain

/// What the phone tells the app.
package indirect enum DeviceEvent: Equatable, Sendable {
  /// What was kept has been read.
  case loaded(StoredState)
  /// Nothing can be kept on this phone.
  case storageUnavailable
  /// Something was not kept.
  case storingFailed(SaveError)
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
