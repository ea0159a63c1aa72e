public import Domain

/// Everything that a phone keeps.
public struct StoredState: Equatable, Sendable {
  /// What it remembers.
  public var preferences: Preferences
  /// Who is logged in.
  public var account: AccountRecord?
  /// The squad, with what is not yet saved online.
  public var replica: Replica
  /// The teams that are being put together.
  public var lineUp: LineUp?
  /// How many records could not be read; they were set aside.
  public var damagedRecords: Int

  /// Describes what a phone keeps; without arguments, that of a new one.
  public init(
    preferences: Preferences = Preferences(),
    account: AccountRecord? = nil,
    replica: Replica = Replica(),
    lineUp: LineUp? = nil,
    damagedRecords: Int = 0
  ) {
    self.preferences = preferences
    self.account = account
    self.replica = replica
    self.lineUp = lineUp
    self.damagedRecords = damagedRecords
  }
}

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

/// Whose squad this phone keeps.
public struct AccountRecord: Equatable, Sendable {
  /// The account.
  public let id: Account.ID
  /// Its squad.
  public let squad: Squad.ID
  /// The name that it logged in by.
  public let username: String
  /// Which log of the server the confirmed squad comes from; `nil` before the first answer.
  public var epoch: Epoch.ID?
  /// Whether the server no longer takes the token.
  public var isExpired: Bool

  /// Describes an account.
  public init(
    id: Account.ID, squad: Squad.ID, username: String, epoch: Epoch.ID? = nil,
    isExpired: Bool = false
  ) {
    self.id = id
    self.squad = squad
    self.username = username
    self.epoch = epoch
    self.isExpired = isExpired
  }
}

extension AccountRecord {
  /// Compares texts by bytes: `String ==` would link the tables of Unicode's normal forms.
  public static func == (left: Self, right: Self) -> Bool {
    left.username.isEqualByBytes(to: right.username)
      && left.id == right.id
      && left.squad == right.squad
      && left.epoch == right.epoch
      && left.isExpired == right.isExpired
  }
}

/// The teams that are being put together before a match.
public struct LineUp: Hashable, Sendable {
  /// Who was selected, and where they stand, in order of selection.
  public var places: [Place]

  /// Somebody's place.
  public struct Place: Hashable, Sendable {
    /// The player.
    public let player: Player.ID
    /// The team.
    public var team: Team

    /// Puts a player into a team.
    public init(player: Player.ID, team: Team) {
      self.player = player
      self.team = team
    }
  }

  /// Puts these players on the bench, where everybody starts.
  public init(benched players: [Player.ID]) {
    places = players.map { Place(player: $0, team: .bench) }
  }

  /// Describes teams.
  public init(places: [Place]) {
    self.places = places
  }
}
