/// What the browser tells the program.
package enum HostEvent: Equatable, Sendable {
  /// The program may begin.
  case started(language: String, path: String, isOnline: Bool)
  /// Somebody did something to an element that asked for it.
  ///
  /// `text` is the element's event attribute, as it was rendered; `value` is what the control
  /// holds, `true` or `false` for a box, or what a dragged element brings.
  case acted(text: String, value: String)
  /// The one timer came to its end.
  case timerFired
  /// The path after the `#` of the address became another, not by the program.
  case navigated(path: String)
  /// A response came for a request.
  case answered(request: Int32, HTTPResponse)
  /// What was asked of the device's storage.
  case loaded([KeyValue])
  /// The device's storage could not be read.
  case loadFailed(DeviceStorageError)
  /// All records of one `store` are on the disk.
  case stored(token: Int32)
  /// Nothing of one `store` is on the disk.
  case storeFailed(token: Int32, reason: DeviceStorageError)
  /// The page is seen again.
  case shown
  /// The device says that it has a network.
  case online
  /// The device says that it has none.
  case offline
  /// The live stream brought a message.
  case streamed(data: [UInt8])
  /// The live stream broke and is closed; whether and when to open it again is the program's choice.
  case streamFailed
  /// Another tab of this browser called.
  case otherWindow([UInt8])
  /// Somebody chose a file.
  case filePicked(name: String, contents: [UInt8])
  /// A new version is installed and will be used after `reload`.
  case updateReady
}

/// Why the device's storage did not do what was asked.
package enum DeviceStorageError: Int32, Sendable {
  /// No room is left.
  case quota = 1
  /// There is no storage, as in some private windows, or it does not answer in time.
  case unavailable = 2
  /// Anything else.
  case other = 3
}
