import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The screen of a gather that is being played: a pitch, seen from above.
  func gatherScreen(_ model: GatherViewModel, _ context: PageContext) {
    if let absence = model.absence { return absencePage(absence, context) }
    layout(context, "gather") {
      if model.gone == nil, !model.links.isEmpty { shareButton(context.texts) }
      endButton(model, context.texts)
    } content: {
      if let text = model.gone { p(key: "gone", .class("gone")) { text } }
      board(model, context.texts)
      nextGameButton(model)
      let offer = context.shell.toast
      if let offer, let people = offer.people { peopleOffered(offer, people, context.texts) }
      evenOutButton(model)
      doubleNotice(model.doubleNotice, context.texts)
      if let presence = model.presence {
        p(key: "presence", .class("note presence")) { presence }
      }
      if offer?.people == nil { lineUps(model, context.texts) }
      goalsPlayed(model, context.texts)
      gamesTable(model.table, context.texts)
      if model.gone == nil {
        gamesList(model.games, shown: model.shownGame, context.texts) { .gather(.gameTapped($0)) }
        if let correction = model.correction { earlierGame(correction, context.texts) }
      } else {
        gamesList(model.games, context.texts)
      }
      gatherDialogs(model, context.texts)
      matchSheet(model.matchSheet, context.texts)
      if model.isScoreboard { scoreboard(model, context.texts) }
    } dock: {
      div(.class("pads")) {
        each(model.sides.enumerated()) { index, side in plusPad(side, isFirst: index == 0) }
      }
    }
  }

  private func shareButton(_ texts: Strings) {
    button(
      key: "share", .type("button"), .class("icon-button"), .aria("label", texts.share),
      .tap(.match(.link(.shareOpened)))
    ) { icon(.share) }
  }

  private func endButton(_ model: GatherViewModel, _ texts: Strings) {
    button(
      key: "end", .type("button"), .class("text-button end"),
      .class("is-next", when: model.nextStep == .end),
      .tap(.gather(model.gone == nil ? .endTapped : .resultTapped))
    ) { model.gone == nil ? texts.endGather : texts.result }
  }

  private func board(_ model: GatherViewModel, _ texts: Strings) {
    div(key: "board", .class("board"), .class("is-full-time", when: model.isFullTime)) {
      announced("score-spoken", "spoken", model.scoreAnnouncement)
      div(key: "score", .class("score")) {
        each(model.sides) { scoreHalf($0) }
        if model.gone == nil { scoreboardButton(texts) }
      }
      clockPanel(model, texts)
    }
  }

  private func nextGameButton(_ model: GatherViewModel) {
    if let label = model.nextGameLabel {
      button(
        key: "next-game", .type("button"), .class("button next-game"),
        .class(model.nextStep == .nextGame ? "primary" : "secondary"),
        .tap(.gather(.nextGameTapped))
      ) { label }
    }
  }

  private func evenOutButton(_ model: GatherViewModel) {
    if let label = model.evenOutLabel {
      button(
        key: "even-out", .type("button"), .class("button secondary next-game"),
        .tap(.gather(.evenOutTapped))
      ) { label }
    }
  }

  private func lineUps(_ model: GatherViewModel, _ texts: Strings) {
    div(key: "line-ups", .class("line-ups")) {
      peopleLists(model.people, canChange: model.gone == nil)
    }
    if model.gone == nil {
      button(
        key: "late-arrival", .type("button"), .class("button secondary late-arrival"),
        .tap(.match(.lateArrivalTapped))
      ) { texts.lateArrival }
    }
  }

  private func goalsPlayed(_ model: GatherViewModel, _ texts: Strings) {
    if !model.goals.isEmpty {
      section(key: "goals", .class("group goals-group")) {
        h2(.class("group-title")) { model.goalsTitle }
        goalList(model.goals, canChange: model.gone == nil, texts)
      }
    }
  }

  private func earlierGame(_ game: GameCorrection, _ texts: Strings) {
    section(key: "earlier-game", .class("group goals-group")) {
      h2(.class("group-title")) { game.title }
      goalList(game.goals, key: "earlier-goals", canChange: true, texts)
      div(key: "goal-buttons", .class("goal-buttons")) {
        each(game.sides) { side in
          goalButtons(
            side, plus: .gather(.gamePlusTapped(side.side)),
            minus: .gather(.gameMinusTapped(side.side)))
        }
      }
      if let label = game.takeBackLabel { takeBackGameButton(label, .gather(.gameTakenBack)) }
    }
  }

  private func scoreHalf(_ side: SideView) {
    div(
      key: "half-\(side.side.word)", .class("half"), .class(side.side.team.className),
      .class(side.color?.className)
    ) {
      p(.class("half-name")) {
        teamMark(side.side.team, color: side.color)
        span { side.name }
      }
      // NB: With another key for each count the digits are a new element, which rolls in.
      p(.class("goals")) {
        span(key: "goals-\(side.side.word)-\(side.goals)", .class("digits")) { "\(side.goals)" }
      }
      button(
        .type("button"), .class("minus"), .aria("label", side.minusLabel),
        .disabled(!side.canTakeBack), .tap(.gather(.minusTapped(side.side)))
      ) { icon(.minus) }
    }
  }

  private func clockPanel(_ model: GatherViewModel, _ texts: Strings) {
    div(key: "clock-panel", .class("clock-panel"), .class("is-running", when: model.isClockRunning))
    {
      announced("clock-state", "clock-state", model.clockState)
      // Screen readers read it on demand: announcing every second would be too much.
      p(key: "clock", .class("clock"), .role("timer"), .aria("live", "off")) { model.clockText }
      if model.gone == nil { clockButtons(model, texts) }
    }
  }

  private func clockButtons(_ model: GatherViewModel, _ texts: Strings) {
    div(key: "clock-buttons", .class("clock-buttons")) {
      if let label = model.periodEndLabel {
        button(
          key: "period-end", .type("button"), .class("button chalk"),
          .class("strong", when: model.nextStep == .periodEnd),
          .tap(.gather(.periodEndTapped))
        ) { label }
      } else {
        button(
          key: "clock-cancel", .type("button"), .class("button chalk"),
          .disabled(!model.canCancelClock), .tap(.gather(.clockCancelTapped))
        ) { texts.cancel }
      }
      if let label = model.clockLabel {
        button(
          key: "clock-main", .type("button"), .class("button chalk"),
          .class("strong", when: model.nextStep == .clock), .aria("keyshortcuts", "Space"),
          .tap(.gather(.clockTapped))
        ) { label }
      } else {
        // The place of "Pause" stays empty, so that no other button moves there.
        span(key: "clock-none", .class("nothing"))
      }
      button(
        key: "clock-set", .type("button"), .class("button chalk"), .disabled(model.gone != nil),
        .tap(.gather(.setTimeTapped))
      ) { texts.setTime }
    }
  }

  private func plusPad(_ side: SideView, isFirst: Bool) {
    button(
      key: "plus-\(side.side.word)", .type("button"), .class("pad"),
      .class(side.side.team.className), .class(side.color?.className),
      .aria("label", side.plusLabel),
      .aria("keyshortcuts", isFirst ? "ArrowLeft" : "ArrowRight"),
      .disabled(!side.canAdd), .tap(.gather(.plusTapped(side.side)))
    ) {
      icon(.plus)
      span(.class("pad-name")) { side.name }
    }
  }
}
