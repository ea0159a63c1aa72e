import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The screen that puts the selected players into teams, by buttons or by dragging.
  func confirmPlayersScreen(_ model: ConfirmPlayersViewModel, _ context: PageContext) {
    let fairness = model.fairness
    layout(context, "confirm") {
      button(
        key: "add", .type("button"), .class("icon-button"), .aria("label", context.texts.addPlayer),
        .tap(.confirmPlayers(.addTapped))
      ) { icon(.plus) }
    } content: {
      if let note = model.runningNote {
        div(key: "running", .class("double"), .role("status")) {
          p { note }
          if model.canStart {
            stepButton(context.texts.startGather, .confirmPlayers(.startTapped))
          }
        }
      }
      whoPlays(model)
      arrangements(model, fairness, context.texts)
      strengths(model, fairness, context.texts)
      div(
        key: "sections", .class("sections"), .class("are-many", when: model.teams.count > 2)
      ) {
        each(model.teams) { teamSection($0) }
        teamSection(model.bench)
      }
      if let milestones = model.milestones {
        p(key: "milestones", .class("note")) { milestones }
      }
      teamCounts(model, context.texts)
      fairnessSection(model, fairness, context.texts)
      if let sheet = model.teamSheet { teamDialog(sheet, context.texts) }
      if let sheet = model.rulesSheet { teamRulesDialog(sheet, context.texts) }
    } dock: {
      div(.class("dock-row")) {
        primaryButton(
          model.primaryLabel, detail: model.runningNote == nil ? model.sizes : nil,
          isEnabled: model.canTapPrimary, .confirmPlayers(model.primaryEvent))
        secondaryButton(
          key: "share", .disabled(!model.canStart),
          .tap(.confirmPlayers(.shareTapped))
        ) { span { context.texts.share } }
      }
      hint(model.startHint)
    }
  }

  /// The way back to the selection of those who play.
  private func whoPlays(_ model: ConfirmPlayersViewModel) {
    button(
      key: "who-plays", .type("button"), .class("text-button who-plays"),
      .tap(.confirmPlayers(.whoPlaysTapped))
    ) {
      span { model.whoPlaysLabel }
      span(.class("chevron"), .aria("hidden", true))
    }
  }

  /// What arranges all players at once; a primary one comes first and is as wide as the row.
  private func arrangements(
    _ model: ConfirmPlayersViewModel, _ fairness: Fairness?, _ texts: Strings
  ) {
    div(key: "arrangements", .class("arrangements")) {
      if model.offersFairTeams { arrangement("fair", texts.fairTeams, .fairTapped) }
      if fairness?.canShowAnother == true {
        arrangement("another", texts.another, .anotherTapped)
      }
      if model.offersSameTeams {
        arrangement(
          "same-teams", texts.sameTeamsShort, label: texts.sameTeams, .sameTeamsTapped)
      }
      arrangement("shuffle", texts.shuffle, .shuffleTapped)
      if model.canEvenOut { arrangement("even-out", texts.evenOut, .evenOutTapped) }
    }
  }

  private func teamCounts(_ model: ConfirmPlayersViewModel, _ texts: Strings) {
    div(
      key: "team-counts", .class("chips team-counts"), .role("group"),
      .aria("labelledby", "team-counts-title")
    ) {
      span(.id("team-counts-title"), .class("label")) { texts.teamCount }
      each(model.teamCounts) { choice in
        button(
          key: "teams-\(choice.count)", .type("button"), .class("choice-chip"),
          .aria("pressed", choice.isChosen), .aria("label", choice.label),
          .tap(.confirmPlayers(.teamCountTapped(choice.count)))
        ) { "\(choice.count)" }
      }
    }
  }

  func arrangement(
    _ key: StaticString, _ text: String, label: String? = nil, _ event: ConfirmPlayersEvent.Plain
  ) {
    button(
      key: "\(key)", .type("button"), .class("pill"), .aria("label", label),
      .tap(.confirmPlayers(event))
    ) { text }
  }

  private func teamSection(_ part: TeamSection) {
    section(
      key: "section-\(part.team.word)", .class("team"), .class(part.team.className),
      .class(part.color?.className), .class("is-empty", when: part.rows.isEmpty),
      .aria("labelledby", "heading-\(part.team.word)"), .drop(Event.dropText(part.team))
    ) {
      h2(.class("team-head")) { teamTitle(part) }
      if let hint = part.emptyHint { p(.class("team-empty")) { hint } }
      ul(key: "rows-\(part.team.word)", .class("list")) {
        each(part.rows) { teamItem($0, in: part) }
      }
    }
  }

  private func teamTitle(_ part: TeamSection) {
    teamMark(part.team, color: part.color)
    let count = "\(part.rows.count)"
    if let label = part.editLabel, let side = part.team.side {
      button(
        key: "edit-\(part.team.word)", .type("button"), .class("team-button"),
        .aria("label", label), .tap(.confirmPlayers(.teamTapped(side)))
      ) {
        span(.id("heading-\(part.team.word)"), .class("team-title"), .dir("auto")) { part.title }
        icon(.pencil)
      }
    } else {
      span(.id("heading-\(part.team.word)"), .class("team-title")) { part.title }
    }
    span(.class("count")) { count }
  }

  private func teamItem(_ row: TeamRow, in part: TeamSection) {
    li(key: "player-\(row.id)", .class("place"), .drag("\(row.id)")) {
      if part.team == .bench { span(.class("place-text")) { placeText(row) } }
      each(row.moves) { move in
        if part.team == .bench {
          moveButton(row, move, "move") { span { move.shortLabel } }
        } else if move.team == .bench {
          moveButton(row, move, "to-bench") { teamMark(.bench) }
        } else {
          moveButton(row, move, "change-sides") {
            span(.class("place-text")) { placeText(row) }
            icon(.forward)
          }
        }
      }
    }
  }

  private func placeText(_ row: TeamRow) {
    personName(row.name)
    if let detail = row.detail { span(.class("place-position")) { detail } }
  }

  private func moveButton(
    _ row: TeamRow, _ move: TeamRow.Move, _ className: StaticString,
    @MarkupBuilder content: () -> Elements
  ) {
    button(
      .type("button"), .class(className), .class(move.team.className),
      .class(move.color?.className), .aria("label", move.label),
      .tap(.confirmPlayers(.moved(row.id, move.team)))
    ) { content() }
  }
}
