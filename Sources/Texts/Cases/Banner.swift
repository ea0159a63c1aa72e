package import Domain

/// An answer that the user gave for a person, although a later one counts, of the person or of someone else.
package struct OvertakenAnswer: Hashable, Sendable {
  package let name: ExactText
  /// When the later answer was given, in words.
  package let date: ExactText
  /// The later answer.
  package let answer: Answer
  /// What the user said.
  package let own: Change

  package init(name: String, date: String, answer: Answer, own: Change) {
    self.name = ExactText(name)
    self.date = ExactText(date)
    self.answer = answer
    self.own = own
  }
}

/// A message that is shown on every screen.
package enum Banner: Hashable, Sendable {
  /// The page was opened without https, and this is the server's address that has it.
  case secureAddress(ExactText)
  /// The server took the login, but the browser kept nothing of it.
  case loginNotKept
  /// The clock of a gather reached zero while another screen was open.
  case fullTime
  /// Nothing can be stored on this device.
  case storageUnavailable
  case storageFull
  /// Everything is stored, but the device has little room left.
  case storageLow
  /// This many records could not be read.
  case damaged(Int)
  /// This device's clock is this many minutes ahead of the server's; negative when it is behind.
  case clockWrong(minutes: Int)
  /// The app and the server have different versions of the protocol.
  case otherVersion
  case serverError
  /// A newer version of the app has been downloaded.
  case updateReady
  /// The server lost changes, which this device added again.
  case serverRestored
  /// The change that the user just tried to make is refused.
  case notPossible(ChangeRejection)
  /// A person answered later than the user did for them.
  case answeredMeanwhile(OvertakenAnswer)
  /// The chosen file is not an export of this app.
  case importUnreadable
  /// The chosen file is an export of a newer version, or damaged.
  case importTooNew
}
