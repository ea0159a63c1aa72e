public import Domain

/// What a screen asks of the app around it.
public indirect enum Command: Equatable, Sendable {
  /// Records what was done; `undo` says with what words its undoing is offered, and how it is done.
  case record([Change], undo: Undo? = nil)
  /// Opens another screen, from which going back leads here.
  case open(Destination)
  /// Opens another screen in this one's place.
  case replace(with: Destination)
  /// Goes back to the screen before, or to this one when there is none.
  case goBack(to: Destination)
  /// Lets the next player be added.
  case addAnother
  /// Offers to take back what has no change to record.
  case offerUndo(Undo)
  /// Keeps or forgets the teams that are being put together.
  case keepLineUp(LineUp?)
  /// Changes what this phone remembers.
  case prefer(Preferences)
  /// Forgets the account and its squad on this phone.
  case logOut
  /// Does something outside of the app.
  case perform(Effect)
}

/// An offer to take something back.
public struct Undo: Equatable, Sendable {
  /// What was done, as a sentence: "Goal for Team A".
  public let message: String
  /// How it is taken back.
  public let action: Action
  /// When what comes back was done at first; `nil` for what is done by taking back.
  let madeAt: Instant?

  init(message: String, action: Action, madeAt: Instant? = nil) {
    self.message = message
    self.action = action
    self.madeAt = madeAt
  }

  /// What taking back means.
  public enum Action: Equatable, Sendable {
    /// Records these changes.
    case record([Change])
    /// Puts somebody back where they stood before the match.
    case assign(Player.ID, Team)
  }
}

/// An undo that is on offer.
public struct Toast: Equatable, Sendable {
  /// For how long an undo is offered, in milliseconds.
  public static let lifetimeMilliseconds: Int64 = 8_000

  /// Tells one toast from the one before, however alike they are.
  public let number: Int
  /// What can be taken back.
  public let undo: Undo
  /// When the offer ends.
  var expiresAt: Instant
}
