package import Domain
package import Texts

/// What the app is told of its page and its browser when it starts, and what never changes since.
package struct Surroundings {
  /// The address of the site, without a slash at its end: `https://gather.example`.
  let origin: String
  /// The link by which the user keeps the score of a gather; `nil` for a user with their own squad.
  let scoringLink: LinkSecret?
  /// Whether the browser keeps cookies and data; not in a window inside a chat.
  let keepsCookies: Bool
  /// Whether a cookie says that the browser was logged in here.
  let wasHere: Bool
  /// A number that no other window of the browser has.
  let window: UInt64
  let localTimeZone: LocalTimeZone
  /// How the browser's language writes dates.
  let dateForm: DateForm
  /// Whether the program was built for its developer's own machine.
  let isDevelopmentBuild: Bool

  package init(
    origin: String = "", scoringLink: LinkSecret? = nil, keepsCookies: Bool = true,
    wasHere: Bool = false, window: UInt64 = 0, localTimeZone: LocalTimeZone,
    dateForm: DateForm, isDevelopmentBuild: Bool = false
  ) {
    self.origin = origin
    self.scoringLink = scoringLink
    self.keepsCookies = keepsCookies
    self.wasHere = wasHere
    self.window = window
    self.localTimeZone = localTimeZone
    self.dateForm = dateForm
    self.isDevelopmentBuild = isDevelopmentBuild
  }
}
