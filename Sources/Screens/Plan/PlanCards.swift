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
            if let places = card.places { figure(places) }
            span(.class("facts"), .dir("auto")) { card.summary }
            each(card.offers) { offer in span(.class("facts"), .dir("auto")) { offer } }
          }
          span(.class("chevron"), .aria("hidden", true))
        }
        if card.isOpen {
          div(.class("plan-card-actions")) {
            if card.asksUser { ownAnswers(card, texts) }
            button(
              .type("button"), .class("text-button"), .tap(.players(.planShareTapped(card.key)))
            ) { texts.share }
          }
        }
      }
    }
    each(model.series) { card in
      div(key: "series-card-\(card.key.text)", .class("card plan-card")) {
        link(to: .plan(card.key), "plan-link") {
          span(.class("row-text")) {
            strong(.dir("auto")) { card.title }
            span(.class("facts"), .dir("auto")) { card.note }
          }
          span(.class("chevron"), .aria("hidden", true))
        }
        div(.class("plan-card-actions")) {
          link(to: .editPlan(card.key), "text-button") { span { texts.edit } }
        }
      }
    }
    ownName(model, texts)
    if model.canPlan {
      div(key: "plan-game", .class("plan-game")) {
        if model.plans.isEmpty && model.series.isEmpty { span { texts.whosIn } }
        link(to: .newPlan, "text-button") { span { texts.planGame } }
      }
    }
  }

  /// Whether the user comes, said from the list.
  private func ownAnswers(_ card: PlanCard, _ texts: Strings) {
    div(.class("own-answers"), .role("group"), .aria("label", texts.yourAnswer)) {
      ownAnswer(card.inLabel, card.ownAnswer == .in, .planInTapped(card.key))
      ownAnswer(texts.answerOut, card.ownAnswer == .out, .planOutTapped(card.key))
    }
  }

  private func ownAnswer(_ label: String, _ isChosen: Bool, _ event: PlayersEvent) {
    button(
      .type("button"), .class("choice-chip"), .aria("pressed", isChosen), .tap(.players(event))
    ) { label }
  }

  /// The question which of the players the user is, asked once.
  private func ownName(_ model: PlayersViewModel, _ texts: Strings) {
    let names = model.namesToPick
    if !names.isEmpty {
      div(key: "own-name", .class("own-name")) {
        label(.for("own-player")) { texts.whichAreYou }
        playerChoice("own-player", names, texts, .players(.ownNameChosen))
      }
    }
  }
}
