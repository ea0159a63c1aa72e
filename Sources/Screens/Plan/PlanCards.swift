import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The planned games above the list of players, and the way to plan another.
  func planCards(_ model: PlayersViewModel, _ texts: Strings) {
    each(model.plans) { card in
      div(key: "plan-card-\(card.key.text)", .class("card plan-card")) {
        link(to: .plan(card.key), "plan-link") {
          span(.class("row-text")) {
            strong { card.title }
            span(.class("facts"), .dir("auto")) { card.summary }
          }
          span(.class("chevron"), .aria("hidden", true))
        }
        if card.canBeShared {
          button(
            .type("button"), .class("text-button"), .tap(.players(.planShareTapped(card.key)))
          ) { texts.share }
        }
      }
    }
    if model.canPlan {
      div(key: "plan-game", .class("plan-game")) {
        if model.plans.isEmpty { span { texts.whosIn } }
        link(to: .newPlan, "text-button") { span { texts.planGame } }
      }
    }
  }
}
