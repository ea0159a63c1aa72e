/// Something that the program asks of the browser without waiting for it.
package enum HostOperation: Equatable, Sendable {
  /// Updates the page; see `Patcher`.
  case patch(String)
  case setTitle(String)
  /// Sets the language of the page, as a code like `ko`, and its direction.
  case setLanguage(String, isRightToLeft: Bool)
  /// Fetches the file of a language's texts; `textsLoaded` or `textsFailed` follows.
  case loadTexts(String)
  /// Fetches the words by which pasted lists are read until they come; `listWordsLoaded` follows, or
  /// `listWordsGone`.
  case loadListWords
  /// Sets the one timer, or clears it with `nil`; replaces an earlier setting.
  case setTimer(milliseconds: Int32?)
  /// Shows another path after the `#` of the address.
  case navigate(String, Host.Navigation)
  /// Sends a request to the server that the page came from, with its cookie; `id` is the number that
  /// comes back with `responded`.
  case fetch(id: Int32, HTTPRequest)
  /// Ends a request whose response is not waited for any more, and its connection with it.
  case drop(request: Int32)
  /// Opens the live stream, and closes one that was open.
  case openStream(String)
  case closeStream
  /// Writes records to the device's disk in one transaction; `token` comes back with the outcome.
  case store([KeyValue], token: Int32)
  /// Reads the records whose keys begin with a prefix.
  case load(prefix: String)
  /// Deletes the cookie that says that the browser was logged in here.
  case forgetVisit
  /// Asks the browser not to clear the device's storage when space runs out.
  case askToPersist
  /// Asks how much more the device's storage takes; `roomMeasured` comes back where browsers say it.
  case measureRoom
  /// Sets whether the browser asks the user before the page is left, because something would be lost.
  case guardLeaving(Bool)
  /// Keeps the screen on, or lets it go dark again.
  case keepAwake(Bool)
  /// Plays a whistle, if the user has touched the page before; of all windows that do so for the same
  /// instant, in milliseconds since 1970, only one is heard.
  case ring(milliseconds: Double)
  /// Vibrates, if the device can.
  case vibrate
  /// Offers bytes to the user as a file.
  case download(name: String, type: String, contents: [UInt8])
  /// Lets the user choose a file of the types in `accept`.
  case pickFile(accept: String)
  /// Opens the device's share sheet with a text; without one, copies it, and `copied` or `notCopied`
  /// comes back.
  ///
  /// Browsers allow both only in the task of the user's tap.
  case share(String)
  /// Copies a text to the clipboard, and `copied` or `notCopied` comes back.
  ///
  /// Browsers allow it only in the task of the user's tap.
  case copy(String)
  /// Draws results as a picture and shares it; where that is not possible, the user gets a file.
  case sharePicture(String)
  /// Sends a message to the other tabs of this browser.
  case broadcast([UInt8])
  /// Lets the browser ask the user whether to install the app.
  case install
  case reload
}
