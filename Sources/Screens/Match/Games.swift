import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The games so far, as buttons that show one of them; the one that is being played is shown anyway.
  func gamesList(
    _ games: [PlanRow], shown: Int?, _ texts: Strings, _ event: (Int) -> Event
  ) {
    gamesList(games, texts) { game in
      if game.isOn {
        div(.class("game")) { gameParts(game, texts) }
      } else {
        button(
          .type("button"), .class("game choice-chip"), .aria("pressed", game.index == shown),
          .tap(event(game.index))
        ) { gameParts(game, texts) }
      }
    }
  }

  /// The buttons that add a goal of a side of a game that is corrected, and take its last one back.
  func goalButtons(_ side: SideView, plus: Event, minus: Event) {
    div(
      key: "goal-buttons-\(side.side.word)", .class("goal-pair"), .class(side.side.team.className),
      .class(side.color?.className)
    ) {
      button(
        .type("button"), .class("minus"), .aria("label", side.minusLabel),
        .disabled(!side.canTakeBack), .tap(minus)
      ) { icon(.minus) }
      secondaryButton(.aria("label", side.plusLabel), .disabled(!side.canAdd), .tap(plus)) {
        icon(.plus)
        span(.dir("auto")) { side.name }
      }
    }
  }

  /// The button that takes back the game that is corrected.
  func takeBackGameButton(_ label: String, _ event: Event) {
    button(
      key: "take-back-game", .type("button"), .class("button danger-quiet"), .tap(event)
    ) {
      icon(.trash)
      span { label }
    }
  }
}
