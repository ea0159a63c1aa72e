import Components
import Markup
import Presentation
import Texts

extension Page {
  /// The games so far, as buttons that show one of them.
  func gamesList(_ games: [GameRow], shown: Int, _ texts: Strings) {
    gamesList(games, texts) { game in
      button(
        .type("button"), .class("choice-chip"), .aria("pressed", game.index == shown),
        .tap(.pastGather(.gameTapped(game.index)))
      ) { gameParts(game) }
    }
  }
}
