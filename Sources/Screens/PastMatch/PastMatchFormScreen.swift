import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The form in which a match of the past is entered.
  func pastMatchFormScreen(_ model: PastMatchFormViewModel, _ context: PageContext) {
    let texts = context.texts
    layout(context, "narrow") {
      button(
        key: "cancel", .type("button"), .class("text-button"), .aria("keyshortcuts", "Escape"),
        .tap(.pastMatch(.cancelTapped))
      ) { texts.cancel }
    } content: {
      form(key: "past-match", .class("form"), .submit(.pastMatch(.doneTapped))) {
        pastField("past-day", .day, texts.dayLabel, model, "date", isInParts: true)
        field("past-result", texts.result) {
          select(
            key: "past-result", .class("input"), .name("result"), .change(.pastMatch(.result))
          ) {
            each(model.results) { choice in
              option(.value(choice.code), .selected(choice.isChosen)) { choice.label }
            }
          }
        }
        if model.asksScore {
          div(key: "past-score", .class("field-pair sides")) {
            pastField("past-home", .home, model.teams[0], model, "text", mode: "numeric")
            pastField("past-away", .away, model.teams[1], model, "text", mode: "numeric")
          }
        }
        whoPlayed(model, texts)
        pastField("past-others-a", .othersA, texts.othersInTeam(model.teams[0]), model, "text")
        pastField("past-others-b", .othersB, texts.othersInTeam(model.teams[1]), model, "text")
        scorers(model, texts)
      }
    } dock: {
      problemText(model.problemText)
      primarySubmit(texts.addMatch, isEnabled: true, form: "past-match")
    }
  }

  private func scorers(_ model: PastMatchFormViewModel, _ texts: Strings) {
    let teams = model.scorerRows
    if !teams.isEmpty {
      section(key: "past-scorers", .class("group")) {
        h2(.class("group-title")) { texts.whoScored }
        each(teams) { team in
          section(key: "past-scorers-\(team.side.word)", .class(team.side.team.className)) {
            announced("past-goals-\(team.side.word)", "label", team.title)
            ul(.class("list")) { each(team.rows) { scorerRow($0) } }
          }
        }
      }
    }
  }

  private func scorerRow(_ row: PastMatchFormViewModel.ScorerRow) {
    li(key: "past-scorer-\(row.position)", .class("row place-row")) {
      span(.class("row-text")) { personName(row.name) }
      div(.class("stepper")) {
        button(
          .type("button"), .class("step-button"), .aria("label", row.labels.take),
          .disabled(row.goals == 0), .value("\(row.position)"),
          .tap(.pastMatch(.scorer(.goalTaken, "")))
        ) { "−" }
        span(.class("stepper-count")) { "\(row.goals)" }
        button(
          .type("button"), .class("step-button"), .aria("label", row.labels.give),
          .disabled(!row.canGive), .value("\(row.position)"),
          .tap(.pastMatch(.scorer(.goalGiven, "")))
        ) { "+" }
      }
    }
  }

  /// Leads to the form, from where results are.
  func pastMatchLink(_ texts: Strings) {
    link(to: .newPastMatch, "text-button wide") { span { texts.addPastMatch } }
  }

  private func whoPlayed(_ model: PastMatchFormViewModel, _ texts: Strings) {
    section(key: "past-people", .class("group")) {
      h2(.class("group-title")) { texts.whoPlayed }
      if model.offersLastTeams {
        button(
          key: "past-last-teams", .type("button"), .class("text-button"),
          .tap(.pastMatch(.lastTeamsTapped))
        ) { texts.sameTeams }
      }
      ul(.class("list place-rows")) {
        each(model.rows) { row in
          li(key: "past-\(row.id)", .class("row place-row")) {
            span(.class("row-text")) { personName(row.name) }
            div(.class("places sides")) {
              each(row.places) { place in
                button(
                  .type("button"), .class("place-button"), .class(place.side.team.className),
                  .aria("label", place.label), .aria("pressed", place.isChosen),
                  .tap(.pastMatch(.placeTapped(row.id, place.side)))
                ) { place.letter }
              }
            }
          }
        }
      }
    }
  }

  private func pastField(
    _ key: StaticString, _ name: PastMatchField, _ text: String, _ model: PastMatchFormViewModel,
    _ type: StaticString, mode: StaticString? = nil, isInParts: Bool = false
  ) {
    field(key, text, isInParts: isInParts) {
      input(
        key: "\(key)", .class("input"), .type(type), .name("\(name.rawValue)"),
        .value(model[name]), .inputMode(mode), .autocomplete("off"), .dir("auto"),
        .aria("describedby", "problem"), .input(.pastMatch(name)))
    }
  }
}
