import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The result of a gather, to share and to correct.
  func pastGatherScreen(_ model: PastGatherViewModel, _ context: PageContext) {
    if let absence = model.absence { return absencePage(absence, context) }
    layout(context, "past-gather") {
      resultBoard(model, context.texts)
      resultActions(model, context.texts)
      doubleNotice(model.doubleNotice, context.texts)
      twinNotice(model.twinNote, context.texts)
      gamesTable(model.table, context.texts)
      gamesList(model.games, shown: model.shownGame, context.texts) { .pastGather(.gameTapped($0)) }
      if model.hasGoals { goalsSection(model, context.shell.toast, context.texts) }
      lineUps(model, context.texts)
      timesList(model, context.texts)
      each(model.milestones) { line in p(.class("note milestone")) { line } }
      if let note = model.countNote { p(key: "count-note", .class("note")) { note } }
      if let label = model.countLabel {
        secondaryButton(key: "count", .tap(.pastGather(.countTapped))) { label }
      }
      if let note = model.tablesNote { p(key: "tables-note", .class("note")) { note } }
      if let label = model.tablesLabel {
        secondaryButton(key: "count-in-tables", .tap(.pastGather(.countInTablesTapped))) { label }
      }
      if let label = model.nextGameLabel {
        link(to: .newPlan, "text-button wide") { span { label } }
      }
      deletion(model)
      matchSheet(model.matchSheet, context.texts)
    } dock: {
      resultDock(model, context.texts)
    }
  }

  /// Two matches that may be the same one, and the tap that deletes one of them.
  private func twinNotice(_ note: String?, _ texts: Strings) {
    if let note {
      div(key: "twin", .class("double"), .role("status")) {
        p { note }
        secondaryButton(.tap(.pastGather(.twinRemoved))) { texts.removeOneOfTwo }
      }
    }
  }

  private func lineUps(_ model: PastGatherViewModel, _ texts: Strings) {
    div(key: "line-ups", .class("line-ups")) {
      peopleLists(model.people, canChange: model.isCorrecting, winner: model.summary?.winner)
    }
    if model.isCorrecting {
      button(
        key: "late-arrival", .type("button"), .class("button secondary late-arrival"),
        .tap(.match(.lateArrivalTapped))
      ) { texts.addPlayer }
    }
  }

  private func deletion(_ model: PastGatherViewModel) {
    if let label = model.deleteLabel {
      button(
        key: "delete", .type("button"), .class("button danger-quiet"),
        .tap(.pastGather(.deleteTapped))
      ) {
        icon(.trash)
        span { label }
      }
    }
    if let question = model.deletionQuestion {
      confirmationDialog(
        question, confirm: .pastGather(.deletionConfirmed), cancel: .pastGather(.deletionCancelled))
    }
  }

  private func resultBoard(_ model: PastGatherViewModel, _ texts: Strings) {
    if let summary = model.summary {
      div(key: "final", .class("final")) {
        if !summary.score.isEmpty {
          p(
            .class("final-score"), .class("is-long", when: !model.games.isEmpty),
            .aria("hidden", true)
          ) { summary.score }
        }
        announced("score-spoken", "spoken", model.scoreAnnouncement)
        announced("correcting", "spoken", model.isCorrecting ? texts.correct : nil)
        p(.class("final-result")) { resultText(summary) }
      }
    }
  }

  private func resultDock(_ model: PastGatherViewModel, _ texts: Strings) {
    if model.isCorrecting {
      primaryButton(texts.done, shortcut: "Escape", .pastGather(.correctionDone))
    } else {
      primaryButton(texts.share, .match(.link(.shareOpened)))
    }
  }

  /// What is rarely done, small and in one row; then what may be shared.
  private func resultActions(_ model: PastGatherViewModel, _ texts: Strings) {
    if !model.isCorrecting {
      div(key: "result-actions", .class("arrangements")) {
        if model.canCorrect { resultAction("correct", texts.correct, .correctTapped) }
        if let label = model.reopenLabel { resultAction("reopen", label, .reopenTapped) }
      }
    }
  }

  private func resultAction(
    _ key: StaticString, _ label: String, _ event: PastGatherEvent.Plain
  ) {
    button(key: "\(key)", .type("button"), .class("pill"), .tap(.pastGather(event))) { label }
  }

  private func goalsSection(
    _ model: PastGatherViewModel, _ offer: AppShell.ToastView?, _ texts: Strings
  ) {
    section(key: "goals", .class("group goals-group")) {
      h2(.class("group-title")) { model.goalsTitle }
      if let text = model.noGoals { p(.class("note")) { text } }
      if let line = model.goalsLine { figure(line) }
      goalList(model.goals, canChange: model.isCorrecting, texts)
      if let offer, let people = offer.people { peopleOffered(offer, people, texts) }
      if model.isCorrecting {
        div(key: "goal-buttons", .class("goal-buttons")) {
          each(model.sides) { side in
            goalButtons(
              side, plus: .pastGather(.plusTapped(side.side)),
              minus: .pastGather(.minusTapped(side.side)))
          }
        }
        if let label = model.gameLabel { takeBackGameButton(label, .pastGather(.gameTakenBack)) }
      }
    }
  }

  private func timesList(_ model: PastGatherViewModel, _ texts: Strings) {
    if !model.times.isEmpty || model.isCorrecting {
      dl(key: "times", .class("times")) { times(model, texts) }
    }
  }

  private func times(_ model: PastGatherViewModel, _ texts: Strings) {
    each(model.times) { time in
      div {
        dt { time.label }
        dd { time.value }
      }
    }
    if let day = model.dayField {
      div(.class("time-row")) {
        dt { label(.for("played-day")) { texts.dayLabel } }
        dd {
          div(.role("group"), .title(texts.dayLabel)) {
            input(
              key: "played-day", .class("input"), .type("date"), .name("played-day"), .value(day),
              .change(.pastGather(.daySet)))
          }
        }
      }
    }
    if let end = model.endField {
      div(.class("time-row")) {
        dt { label(.for("ended")) { texts.ended } }
        dd {
          div(.role("group"), .title(texts.ended)) {
            input(
              key: "ended", .class("input"), .type("time"), .name("ended"), .value(end),
              .change(.pastGather(.endChosen)))
          }
        }
      }
    }
  }
}
