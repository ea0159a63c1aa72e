package import Domain
package import Texts

/// The settings and facts that a device stores, apart from the squad.
package struct Preferences: Equatable, Sendable {
  /// The chosen language; `nil` to follow the browser.
  package var language: Language?
  /// Whether the login screen remembers the user name.
  package var remembersUsername: Bool
  /// The remembered user name; empty when there is none.
  package var username: ExactText
  /// This device's id; `nil` before its first change.
  package var device: Device.ID?
  /// When the clock that was announced last reached zero, so that each is announced once.
  package var announcedFullTime: Instant?
  /// How many milliseconds the server's clock is ahead of this device's.
  package var clockCorrection: Int64
  /// Whether the server has not confirmed the last log-out yet.
  package var owesLogOut: Bool
  /// Whether the user answered the offer to install the app, which is made once.
  package var hasAnsweredInstall: Bool
  /// Whether the user was asked what the group calls itself, which is done once.
  package var hasAnsweredGroupName: Bool
  /// When an account without a name was last offered one on the list; `nil` when it never was.
  package var nameOfferedAt: Instant?
  /// Whether clocks show the time that was played instead of the time that is left.
  package var countsUp: Bool
  /// Whether the line-up shows each player's level, which others may read over the user's shoulder.
  package var showsLevels: Bool
  /// How teams were last made at once on this device; `nil` before they were.
  package var teamWay: TeamWay?
  /// Which results are counted; `nil` for those of the latest year that has some.
  package var period: SeasonPeriod?
  /// What the table compares first.
  package var tableOrder: SeasonTable.Order

  /// The same after the user was asked what the group calls itself.
  var afterAskingForGroupName: Preferences {
    var preferences = self
    preferences.hasAnsweredGroupName = true
    return preferences
  }

  /// Creates preferences; without arguments, those of a new device.
  package init(
    language: Language? = nil,
    remembersUsername: Bool = true,
    username: ExactText = "",
    device: Device.ID? = nil,
    announcedFullTime: Instant? = nil,
    clockCorrection: Int64 = 0,
    owesLogOut: Bool = false,
    hasAnsweredInstall: Bool = false,
    hasAnsweredGroupName: Bool = false,
    nameOfferedAt: Instant? = nil,
    countsUp: Bool = false,
    showsLevels: Bool = false,
    teamWay: TeamWay? = nil,
    period: SeasonPeriod? = nil,
    tableOrder: SeasonTable.Order = .perMatch
  ) {
    self.language = language
    self.remembersUsername = remembersUsername
    self.username = username
    self.device = device
    self.announcedFullTime = announcedFullTime
    self.clockCorrection = clockCorrection
    self.owesLogOut = owesLogOut
    self.hasAnsweredInstall = hasAnsweredInstall
    self.hasAnsweredGroupName = hasAnsweredGroupName
    self.nameOfferedAt = nameOfferedAt
    self.countsUp = countsUp
    self.showsLevels = showsLevels
    self.teamWay = teamWay
    self.period = period
    self.tableOrder = tableOrder
  }
}
