import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// What is open over a match.
  func matchSheet(_ sheet: MatchSheetView?, _ texts: Strings) {
    switch sheet {
    case .person(let sheet): personSheet(sheet, texts)
    case .arrival(let sheet): arrivalSheet(sheet, texts)
    case .goal(let sheet): goalSheet(sheet, texts)
    case .share(let sheet): shareSheet(sheet, texts)
    case .link(let sheet): linkSheet(sheet, .match, texts)
    case nil: break
    }
  }

  private func personSheet(_ sheet: PersonSheet, _ texts: Strings) {
    matchDialog("person-sheet", sheet.name) {
      div(.class("sheet-actions")) {
        each(sheet.moves) { move in
          secondaryButton(.class(move.team.className), .tap(.match(.teamTapped(move.team)))) {
            teamMark(move.team)
            span { move.label }
          }
        }
        if let label = sheet.leaveLabel {
          secondaryButton(.tap(.match(.leftTapped))) { label }
        }
        closeButton(texts.cancel)
      }
    }
  }

  private func arrivalSheet(_ sheet: ArrivalSheet, _ texts: Strings) {
    matchDialog("arrival-sheet", sheet.title) {
      form(key: "arrival-form", .class("form"), .submit(.match(.arrivalSubmitted))) {
        field("arrival", texts.arrivalName) {
          input(
            key: "arrival", .class("input"), .name("arrival"), .type("text"), .value(sheet.text),
            .autocomplete("off"), .attribute("autocapitalize", "words"),
            .attribute("enterkeyhint", "done"), .dir("auto"), .input(.match(.arrivalTyped)))
        }
        if let label = sheet.guestLabel {
          button(.type("submit"), .class("button secondary")) { label }
        }
      }
      ul(key: "arrivals", .class("list")) {
        each(sheet.players) { player in
          li(key: "arrival-\(player.id)") {
            button(.type("button"), .class("row"), .tap(.match(.personTapped(player.id)))) {
              avatar(player.avatar)
              span(.class("row-text")) { personName(player.name) }
            }
          }
        }
      }
      div(.class("sheet-actions")) {
        secondaryButton(key: "close", .tap(.match(.arrivalCancelled))) { texts.cancel }
      }
    }
  }

  private func goalSheet(_ sheet: GoalSheet, _ texts: Strings) {
    matchDialog("goal-sheet", sheet.title) {
      div(key: "goal-minute", .class("button-row minute-row")) {
        stepButton(texts.minuteMore(false), .match(.earlierTapped))
        if !sheet.minutes.isEmpty { minuteChoice(sheet, texts) }
        stepButton(texts.minuteMore(true), .match(.laterTapped))
      }
      button(
        key: "goal-side", .type("button"), .class("button secondary goal-side"),
        .class(sheet.otherTeam.className), .tap(.match(.goalSideTapped))
      ) {
        teamMark(sheet.otherTeam)
        span { sheet.otherLabel }
      }
      announced("goal-question", "note", sheet.question)
      scorers(sheet, texts)
      assists(sheet, texts)
      div(.class("sheet-actions")) {
        button(
          key: "close", .type("button"), .class("button primary"), .tap(.match(.sheetDismissed))
        ) { texts.done }
        button(
          .type("button"), .class("button danger-quiet"), .tap(.match(.goalTakenBack))
        ) { texts.takeBackGoal }
      }
    }
  }

  private func scorers(_ sheet: GoalSheet, _ texts: Strings) {
    div(key: "scorers") {
      p(.class("label")) { sheet.isOwnGoal ? texts.ownGoal : texts.scorer }
      ul(.class("chips")) {
        each(sheet.scorers) { choiceChip("scorer", $0, .match(.scorerTapped(sheet.id, $0.id))) }
        li {
          button(
            .type("button"), .class("choice-chip"), .aria("pressed", sheet.isOwnGoal),
            .tap(.match(.ownGoalTapped(sheet.id)))
          ) { texts.ownGoal }
        }
      }
    }
  }

  private func assists(_ sheet: GoalSheet, _ texts: Strings) {
    if !sheet.assists.isEmpty {
      div(key: "assists") {
        p(.class("label")) { texts.assist }
        ul(.class("chips")) {
          each(sheet.assists) { choiceChip("assist", $0, .match(.assistTapped(sheet.id, $0.id))) }
        }
      }
    }
  }

  /// The minutes that were played, in the list that the device has for such a choice.
  private func minuteChoice(_ sheet: GoalSheet, _ texts: Strings) {
    select(
      key: "minute", .class("input minute-input"), .name("minute"), .aria("label", texts.minute),
      .change(.match(.minuteChosen))
    ) {
      if !sheet.minutes.contains(where: { $0.isChosen }) {
        option(.value(""), .selected(true)) { texts.unset }
      }
      each(sheet.minutes) { minute in
        option(.value(minute.code), .selected(minute.isChosen)) { minute.text }
      }
    }
  }

  private func choiceChip(_ role: StaticString, _ choice: GoalSheet.Choice, _ event: Event) {
    li(key: "\(role)-\(choice.id)") {
      button(
        .type("button"), .class("choice-chip"), .dir("auto"),
        .aria("pressed", choice.isChosen), .tap(event)
      ) { choice.name }
    }
  }

  func stepButton(_ label: String, _ event: Event) {
    secondaryButton(.tap(event)) { label }
  }

  func closeButton(_ label: String) { closeButton(label, .match(.sheetDismissed)) }

  func matchDialog(
    _ key: StaticString, _ title: String, @MarkupBuilder content: () -> Elements
  ) {
    sheetDialog(key, title, dismiss: .match(.sheetDismissed)) { content() }
  }
}
