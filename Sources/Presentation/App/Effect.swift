package import Domain
package import Texts

/// Something that the host must do; its result comes back as an `Event`.
package indirect enum Effect: Equatable, Sendable {
  /// Reads everything that this device stores.
  case load
  /// Fetches the texts of a language.
  case loadTexts(Language)
  /// Fetches the words by which pasted lists are read, as often as it takes.
  case loadListWords
  /// Writes to the device's storage in one transaction.
  case store([StoreAction])
  /// Tells the app in other windows of this browser.
  case tellOtherWindows(WindowMessage)
  /// Puts a screen into the page's address.
  case navigate(Destination, Navigation)

  case call(ServerCall)
  /// Drops the request for syncing that is under way, because its response may never come.
  case dropSync
  /// Opens the live stream of a log, with what comes after the known part.
  case openStream(LogAddress, KnownLog)
  case closeStream

  /// Plays the whistle, and vibrates where the device can.
  case announceFullTime
  /// Shares a text through the device's share sheet, or copies it where there is none.
  case share(SharedText)
  /// Copies a text to the clipboard.
  case copy(String)
  /// Draws a picture and shares it. Its first line says of what:
  ///
  /// - `result`, of a match: the names of both sides, their goals, their colours (`red`, or nothing for the
  ///   usual one), what stands at the bottom, and then `A` or `B` with each goal's text.
  /// - `list`: its title, the line below it, what stands at the bottom, and then rows, each of a text and,
  ///   after a tab, perhaps a number.
  case sharePicture(SharedText)
  /// Offers a file to the user.
  case save(SavedFile)
  /// Offers the squad to the user as a file.
  case export(Squad)
  /// Lets the user choose a file that was exported.
  case chooseImport
  /// Forgets that this browser was logged in here, which a cookie without a secret says.
  case forgetVisit
  /// Asks the browser not to clear this app's storage by itself.
  case askToPersist
  /// Lets the browser ask the user whether to install the app.
  case install
  /// Reloads the app.
  case reload
}

/// A file that the user gets.
package struct SavedFile: Equatable, Sendable {
  package let name: String
  package let mediaType: String
  package let contents: [UInt8]
}

extension Effect {
  /// Whether other windows are told to read the disk.
  ///
  /// NB: Not by `==`, which would compare texts and need the Unicode tables.
  var tellsToRead: Bool { if case .tellOtherWindows(.reload) = self { true } else { false } }

  /// Whether the page ends, with all that is not on the disk.
  package var endsPage: Bool { if case .reload = self { true } else { false } }

  /// Whether the effect must wait until the writes before it have ended, because the server or
  /// another window notices it, or because it ends the page.
  ///
  /// It waits no longer when a write fails: the user is told, and then the server and the other
  /// windows are the only ones that can keep what this device could not.
  package var waitsForDisk: Bool {
    switch self {
    case .tellOtherWindows(.stream): false
    case .tellOtherWindows, .call, .dropSync, .reload: true
    default: false
    }
  }
}
