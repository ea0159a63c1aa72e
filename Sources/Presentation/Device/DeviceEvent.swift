package import Domain
package import PastedLists
package import Texts

/// An event of the device: its storage, network and browser windows.
package indirect enum DeviceEvent: Equatable, Sendable {
  case loaded(StoredState)
  /// The texts of a language are here.
  case textsLoaded(Strings)
  /// The texts of a language are not here: for lack of a network, or because this version of the app is
  /// outdated.
  case textsFailed(isOutdated: Bool)
  /// The words by which pasted lists are read are here.
  case listWordsLoaded(ListWords)
  /// There are none for this version of the app, which is outdated.
  case listWordsOutdated
  /// Nothing can be stored on this device.
  case storageUnavailable
  /// No write is under way any more: each is on the disk, or its failure was reported.
  case stored
  /// Nothing of one write is on the disk.
  case storingFailed(SaveError)
  /// How much more the device's storage takes, in kilobytes.
  case roomMeasured(kilobytes: Int)
  /// The page's address changed, as by the browser's back button.
  case navigated(String)
  /// The instant `App.wakesAt` has come.
  case woke
  /// The page became visible again.
  case shown
  /// The page is not visible any more: another app is in sight, or the device sleeps.
  case hidden
  case online
  case offline
  case otherWindow(WindowMessage)
  /// A file to import was chosen; `nil` when it is not an export of this app.
  case importChosen(Squad?)
  /// The file that the user chose is one of a newer version, or damaged.
  case importTooNew
  /// A text to share was copied, because this device has no share sheet.
  case copied
  /// A text to share or to copy could not be, as browsers refuse without https.
  case notCopied(String)
  /// A newer version of the app has been downloaded.
  case updateReady
  /// The app can be put on the home screen in this way now, or no longer.
  case installable(InstallWay)
}
