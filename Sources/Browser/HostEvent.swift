/// An event that the browser sends to the program.
package enum HostEvent: Equatable, Sendable {
  /// The page is ready, and the program may start.
  ///
  /// `language` and `timeZone` are the browser's, and `address` that of the page up to the `#`. `texts` are the
  /// file of a language, for a page that has such files.
  case started(
    language: String, path: String, isOnline: Bool, traits: BrowserTraits = [],
    timeZone: String = "", address: String = "", texts: [UInt8] = [])
  /// The user acted on an element that has an event.
  ///
  /// `text` is the element's event attribute, as it was rendered. `value` is the control's value,
  /// `true` or `false` for a check box, or the text of a dragged element.
  case acted(text: String, value: String)
  case timerFired
  /// The path after the `#` of the address changed, but not by the program.
  case navigated(path: String)
  /// A request got its response, or failed.
  case responded(request: Int32, HTTPResponse)
  /// The records that `load` asked for.
  case loaded([KeyValue])
  /// The device's storage could not be read.
  case loadFailed(DeviceStorageError)
  /// All records of one `store` are on the disk.
  case stored(token: Int32)
  /// No record of one `store` is on the disk.
  case storeFailed(token: Int32, reason: DeviceStorageError)
  /// The page became visible again, or the browser restored it.
  case shown
  /// The page is not visible any more, or is in the background from the start.
  case hidden
  /// The device says that it has a network.
  case online
  /// The device says that it has no network.
  case offline
  /// The live stream received a message.
  case streamed(data: [UInt8])
  /// The live stream received a sign of life.
  case streamAlive
  /// The live stream broke and is closed; the program decides whether and when to open it again.
  case streamFailed
  /// How much more the device's storage takes, in kilobytes.
  case roomMeasured(kilobytes: Int32)
  /// Another window of this browser sent a message.
  case otherWindow([UInt8])
  /// The user chose a file.
  case filePicked(name: String, contents: [UInt8])
  /// A shared text was copied to the clipboard.
  case copied
  /// A text to share could not be copied.
  case notCopied(String)
  /// A new version is installed and will be used after `reload`.
  case updateReady
  /// The file of a language's texts that `loadTexts` asked for.
  case textsLoaded([UInt8])
  /// There is no such file: for lack of a network, or because the server has another version of it.
  case textsFailed(isGone: Bool)
  /// The file of the words that `loadListWords` asked for.
  case listWordsLoaded([UInt8])
  /// The server has another version of it.
  case listWordsGone
  /// The app can be installed in this way now.
  case installable(Installability)
}

/// What is to be known of a browser when the program starts.
package struct BrowserTraits: OptionSet, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The language writes dates with the month before the day.
  package static let monthFirst = Self(rawValue: 1)
  /// The language writes times of day that count 12 hours twice.
  package static let twelveHours = Self(rawValue: 2)
  /// The browser keeps cookies, and is not a chat's own, which forgets them.
  package static let keepsCookies = Self(rawValue: 4)
  /// A cookie says that the browser was logged in here.
  package static let wasHere = Self(rawValue: 8)
}

/// Whether and how the browser can install the app.
package enum Installability: Int32, Sendable {
  /// It cannot, or the app is installed.
  case none = 0
  /// It asks the user when the program calls `install`.
  case prompt = 1
  /// The user does it, in the browser's share menu.
  case shareMenu = 2
}

/// Why the device's storage could not be read or written.
package enum DeviceStorageError: Int32, Sendable {
  /// No space is left.
  case quota = 1
  /// There is no storage, as in some private windows, or it does not respond in time.
  case unavailable = 2
  /// Anything else.
  case other = 3
  /// A record is not as the write expects it, because another window has changed it.
  case outdated = 4
}
