import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// What is next, above the players: a running match, the planned games, or the way to plan one.
  func week(_ model: PlayersViewModel, _ texts: Strings) {
    each(model.running) { runningMatch($0, texts) }
    each(model.plans) { planCard($0, texts) }
    each(model.series) { seriesCard($0, texts) }
    if model.planOffer == .heading {
      section(key: "plan-next", .class("card plan-next"), .aria("labelledby", "plan-next-title")) {
        h2(.id("plan-next-title"), .class("group-title")) { texts.planTheNext }
        link(to: .newPlan, "button secondary") { span { texts.planGame } }
        p(.class("note")) { texts.friendsAnswer }
      }
    }
  }

  private func runningMatch(_ gather: RunningGather, _ texts: Strings) {
    button(
      key: "resume-\(gather.id)", .type("button"), .class("resume"),
      .tap(.players(.gatherTapped(gather.id)))
    ) {
      span(.class("pulse"), .aria("hidden", true))
      span(.class("resume-label")) {
        span { texts.resumeGather }
        if let teams = gather.teams { personName(teams) }
      }
      span(.class("resume-clock")) { gather.clock }
      strong(.class("resume-score")) { gather.score }
    }
  }

  private func planCard(_ card: PlanCard, _ texts: Strings) {
    div(key: "plan-card-\(card.key.text)", .class("card plan-card")) {
      link(to: .plan(card.key), "plan-link") {
        span(.class("row-text")) {
          span(.class("plan-when")) {
            strong(.dir("auto")) { card.title }
            if let rhythm = card.rhythm { span(.class("facts"), .dir("auto")) { rhythm } }
          }
          if let places = card.places { figure(places) }
          span(.class("facts"), .dir("auto")) { card.summary }
          if let missing = card.missing { span(.class("facts missing"), .dir("auto")) { missing } }
          each(card.offers) { offer in span(.class("facts"), .dir("auto")) { offer } }
        }
        span(.class("chevron"), .aria("hidden", true))
      }
      if card.isOpen || card.rhythm != nil {
        div(.class("plan-card-actions")) {
          if card.asksUser { ownAnswers(card, texts) }
          if card.isOpen {
            button(
              .type("button"), .class("text-button"), .tap(.players(.planShareTapped(card.key)))
            ) { texts.share }
          }
          if card.rhythm != nil {
            link(to: .editPlan(card.key), "text-button") { span { texts.edit } }
          }
        }
      }
    }
  }

  private func seriesCard(_ card: SeriesCard, _ texts: Strings) {
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
}
