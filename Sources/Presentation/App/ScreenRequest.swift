package import Domain

/// What a screen asks of the app around it.
package indirect enum ScreenRequest: Equatable, Sendable {
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
