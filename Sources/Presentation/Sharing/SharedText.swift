/// What a user gives to people who are not in the account.
///
/// A further kind is a case here, and the tests then ask for the text that it gives away.
package enum SharedThing: CaseIterable, Sendable {
  /// The teams of a gather before it starts, as a text.
  case teams
  /// The result of a gather, as a text and as a picture.
  case result, resultPicture
  /// A link to a gather, with what it leads to.
  case gatherLink
  /// The table of a period, as a text, as a picture, and as a link.
  case table, tablePicture, tableLink
  /// A year in a few lines, as a picture.
  case yearPicture
  /// A player's record, as a picture.
  case recordPicture
  /// A planned game, with where to answer.
  case invitation
  /// Who has not answered a planned game.
  case reminder
  /// What a scorekeeper recorded and could not send.
  case unsentChanges
}

/// A text that leaves the account, or the lines of a picture that does.
///
/// It is written by what sees no hidden name: a screen or context whose squad is `Squad.withoutHiddenNames`.
package struct SharedText: Equatable, Sendable {
  package let thing: SharedThing
  package let text: String

  /// Whether both say the same.
  package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  /// Writes a text with a context that has no hidden names.
  init(
    _ thing: SharedThing, in context: ScreenContext, _ write: (ScreenContext) -> String
  ) {
    self.thing = thing
    text = write(context.withoutHiddenNames)
  }
}

extension ScreenModel {
  /// Something that the screen shares, written by the screen as it is without hidden names.
  func shared(_ thing: SharedThing, _ write: (Self) -> String) -> SharedText {
    SharedText(thing, in: context) { context in
      var model = self
      model.context = context
      return write(model)
    }
  }
}
