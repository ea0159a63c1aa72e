package import Domain
package import Texts

/// Something that a screen asks of the app.
package indirect enum ScreenRequest: Equatable, Sendable {
  /// Records changes; `undo` describes how to take them back, and with which words that is offered.
  ///
  /// They were made now, unless they tell what happened at another instant.
  case record([Change], at: Instant? = nil, undo: Undo? = nil)
  /// Opens another screen, from which back leads here.
  case open(Destination)
  /// Opens another screen in place of this one.
  case replace(with: Destination)
  /// Goes back to the screen before, or to this one when there is none.
  case goBack(to: Destination)
  /// Clears the form after this player was added, so that the next one can be.
  case addAnother(after: Player.ID)
  /// Offers to undo something that was not recorded as a change.
  case offerUndo(Undo)
  /// Begins to look for fair teams on the teams screen that was opened before.
  case makeFairTeams(seed: UInt64)
  /// Stores the teams that are being put together, or forgets them.
  case keepLineUp(LineUp?)
  /// Keeps what is typed in a form; without texts it was used or given up.
  case keepDraft(DraftForm, [String])
  case prefer(Preferences)
  /// Shows the app in another language.
  case speak(Language)
  /// Says who keeps the score on this device.
  case sayName(ShortText)
  /// Makes an account without a name; some servers ask for a code.
  case found(code: String)
  /// Forgets the account and its squad on this device.
  case logOut
  case perform(Effect)

  /// Keeps what is typed into a form of one field; an empty one is given up.
  @inline(never)
  static func keepDraft(_ form: DraftForm, typed text: String) -> Self {
    .keepDraft(form, text.isEmpty ? [] : [text])
  }

  /// Forgets what was typed, because it was used or given up.
  @inline(never)
  static func forgetDraft(_ form: DraftForm) -> Self { .keepDraft(form, []) }

  /// Records one change.
  @inline(never)
  static func record(_ change: Change, at instant: Instant? = nil, undo: Undo? = nil) -> Self {
    .record([change], at: instant, undo: undo)
  }
}
