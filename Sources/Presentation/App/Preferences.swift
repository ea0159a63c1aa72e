package import Domain

/// What a phone remembers of the person who uses it.
package struct Preferences: Equatable, Sendable {
  /// The language that was chosen; `nil` to follow the browser.
  package var language: Language?
  /// Whether the user name is filled in next time.
  package var remembersUsername: Bool
  /// The user name to fill in.
  package var username: String
  /// This phone, as its changes name it; `nil` before the first.
  package var device: Device.ID?
  /// When the clock that was announced last reached zero, so that it is announced once.
  package var announcedFullTime: Instant?
  /// How many milliseconds the server's clock is ahead of this phone's.
  package var clockCorrection: Int64
  /// Whether the server has yet to hear that the account was logged out.
  package var owesLogOut: Bool
  /// Whether somebody chose to go on without an account.
  package var skipsLogin: Bool

  /// Describes what a phone remembers; without arguments, that of a new one.
  package init(
    language: Language? = nil,
    remembersUsername: Bool = true,
    username: String = "",
    device: Device.ID? = nil,
    announcedFullTime: Instant? = nil,
    clockCorrection: Int64 = 0,
    owesLogOut: Bool = false,
    skipsLogin: Bool = false
  ) {
    self.language = language
    self.remembersUsername = remembersUsername
    self.username = username
    self.device = device
    self.announcedFullTime = announcedFullTime
    self.clockCorrection = clockCorrection
    self.owesLogOut = owesLogOut
    self.skipsLogin = skipsLogin
  }
}

extension Preferences {
  /// Compares texts by bytes: `String ==` would link the tables of Unicode's normal forms.
  package static func == (left: Self, right: Self) -> Bool {
    left.username.isEqualByBytes(to: right.username)
      && left.language == right.language
      && left.remembersUsername == right.remembersUsername
      && left.device == right.device
      && left.announcedFullTime == right.announcedFullTime
      && left.clockCorrection == right.clockCorrection
      && left.owesLogOut == right.owesLogOut
      && left.skipsLogin == right.skipsLogin
  }
}
