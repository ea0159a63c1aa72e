public import Domain

/// What a phone remembers of the person who uses it.
public struct Preferences: Equatable, Sendable {
  /// The language that was chosen; `nil` to follow the browser.
  public var language: Language?
  /// Whether the user name is filled in next time.
  public var remembersUsername: Bool
  /// The user name to fill in.
  public var username: String
  /// This phone, as its changes name it; `nil` before the first.
  public var device: Device.ID?
  /// When the clock that was announced last reached zero, so that it is announced once.
  public var announcedFullTime: Instant?
  /// How many milliseconds the server's clock is ahead of this phone's.
  public var clockCorrection: Int64
  /// Whether the server has yet to hear that the account was logged out.
  public var owesLogOut: Bool
  /// Whether somebody chose to go on without an account.
  public var skipsLogin: Bool

  /// Describes what a phone remembers; without arguments, that of a new one.
  public init(
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
  public static func == (left: Self, right: Self) -> Bool {
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
