import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// The list of players, and the selection of those who play today, or are to be archived
  /// or deleted.
  func playersScreen(_ model: PlayersViewModel, _ context: PageContext) {
    layout(
      context, model.isSelecting ? "players is-selecting" : "players"
    ) {
      playersActions(model, context)
    } content: {
      if model.isNew {
        newcomer(model, context)
      } else {
        week(model, context.texts)
        if model.isEmpty {
          p(key: "no-players", .class("note")) { context.texts.answersBecomePlayers }
        } else {
          players(model, context.texts)
        }
      }
      if model.planOffer == .below {
        link(to: .newPlan, "text-button wide") { span { context.texts.planGame } }
      }
      if let label = model.archivedLabel {
        link(to: .archivedPlayers, "text-button wide") { span { label } }
      }
      questions(model)
    } dock: {
      playersDock(model, context.texts)
    } leading: {
      if let label = model.cancelLabel { cancelButton(label) }
    }
  }

  /// The first screen: what the app is, and three ways to begin.
  private func newcomer(_ model: PlayersViewModel, _ context: PageContext) {
    if model.isRecalling {
      emptyState(context.texts.lookingForSquad, nil) { emptyPitch() }
    } else {
      emptyState(context.texts.noPlayers, context.texts.introduction) {
        sampleReply(context.texts)
      }
      div(key: "ways", .class("ways")) {
        link(to: .pasteList, "button secondary") { span { context.texts.pasteYourList } }
        link(to: .newPlan, "button secondary") { span { context.texts.askWhosIn } }
      }
      if context.shell.hasNoAccount {
        div(key: "ways-back", .class("ways")) {
          link(to: .login, "text-button") { span { context.texts.haveAccount } }
          link(to: .join(.phone(nil)), "text-button") { span { context.texts.usedBefore } }
        }
      }
    }
  }

  private func players(_ model: PlayersViewModel, _ texts: Strings) {
    if model.plans.isEmpty { hints(model, texts) }
    if let label = model.allLabel {
      button(
        key: "all", .type("button"), .class("text-button wide"), .tap(.players(.allTapped))
      ) { label }
    }
    if let text = model.nobodyFound {
      p(key: "nobody", .class("nobody")) { text }
    }
    let list = model.list
    ul(key: "rows", .class("list")) {
      each(list.rows.enumerated()) { index, row in
        playerItem(row, list.place(index), isSelecting: model.isSelecting)
      }
    }
    moreButton(list.moreLabel, .players(.endReached))
    // Not above the names while a game is planned, which leaves them little room.
    if !model.plans.isEmpty { hints(model, texts) }
  }

  /// What may be said above the list until it is closed.
  private func hints(_ model: PlayersViewModel, _ texts: Strings) {
    if let offer = model.nameOffer { nameOffer(offer, texts) }
    if let advice = model.installOffer {
      installOffer(
        advice, model.installWay, texts, install: .players(.installTapped),
        decline: .players(.installDeclined))
    }
  }

  private func questions(_ model: PlayersViewModel) {
    if let question = model.deletionQuestion {
      confirmationDialog(
        question, confirm: .players(.deletionConfirmed), cancel: .players(.questionCancelled))
    }
    if let question = model.runningQuestion {
      confirmationDialog(
        question, confirm: .players(.resumeTapped), alternative: .players(.anotherConfirmed),
        cancel: .players(.questionCancelled))
    }
  }

  private func cancelButton(_ label: String) {
    button(
      key: "cancel", .type("button"), .class("text-button"), .aria("keyshortcuts", "Escape"),
      .tap(.players(.cancelTapped))
    ) { label }
  }

  private func playersActions(_ model: PlayersViewModel, _ context: PageContext) {
    if model.isSearchable { searchForm(model, context.texts) }
    if let label = model.editLabel {
      button(key: "edit", .type("button"), .class("text-button"), .tap(.players(.editTapped))) {
        label
      }
    }
    switch model.dock {
    case .newGather, .confirm:
      button(
        key: "add", .type("button"), .class("icon-button"), .aria("label", context.texts.addPlayer),
        .tap(.players(.addTapped))
      ) { icon(.plus) }
    case .add, .archive, .delete: break
    }
    if !model.isSelecting { settingsLink(context) }
  }

  private func nameOffer(_ offer: String, _ texts: Strings) {
    div(key: "name-offer", .class("card offer")) {
      p(.class("card-text")) {
        span { offer }
        button(.type("button"), .class("text-button"), .tap(.players(.nameTapped))) {
          texts.addNameFirst
        }
      }
      declineButton(.players(.nameDeclined), texts)
    }
  }

  private func searchForm(_ model: PlayersViewModel, _ texts: Strings) {
    div(key: "search", .class("search"), .role("search")) {
      icon(.search)
      input(
        key: "search-field", .class("input"), .type("search"), .aria("label", texts.searchPlayers),
        .placeholder(texts.searchPlayers), .value(model.search), .autocomplete("off"),
        .attribute("enterkeyhint", "search"), .dir("auto"), .input(.players(.searchTyped)))
    }
  }

  private func playerItem(_ row: PlayerRow, _ place: ListPlace?, isSelecting: Bool) {
    li(
      key: "player-\(row.id)", .aria("posinset", place?.number), .aria("setsize", place?.count)
    ) {
      button(
        .type("button"), .class("row"), .class("is-selected", when: row.isSelected),
        .role(isSelecting ? "checkbox" : nil),
        .aria("checked", isSelecting ? (row.isSelected ? "true" : "false") : nil),
        .tap(.players(.rowTapped(row.id)))
      ) {
        avatar(row.avatar)
        span(.class("row-text")) {
          personName(row.name)
          if row.position != nil || row.skill != nil {
            span(.class("facts")) {
              if let position = row.position { chip(position) }
              if let skill = row.skill { span { skill } }
            }
          }
        }
        span(.class(isSelecting ? "tick" : "chevron"), .aria("hidden", true))
      }
    }
  }

  private func playersDock(_ model: PlayersViewModel, _ texts: Strings) {
    switch model.dock {
    case .add:
      besidePlanning(model, texts) { primaryButton(texts.addPlayer, .players(.addTapped)) }
    case .newGather:
      besidePlanning(model, texts) {
        primaryButton(model.newGatherLabel, .players(.newGatherTapped))
      }
    case .confirm(let isEnabled):
      primaryButton(texts.confirmPlayers, isEnabled: isEnabled, .players(.confirmTapped))
      hint(model.confirmHint)
    case .archive(let count):
      primaryButton(texts.archivePlayers(count), .players(.archiveTapped))
    case .delete(let count):
      button(
        key: "delete", .type("button"), .class("button danger"), .disabled(count == 0),
        .tap(.players(.deleteTapped))
      ) { span { texts.deletePlayers(count) } }
    }
  }

  private func besidePlanning(
    _ model: PlayersViewModel, _ texts: Strings, @MarkupBuilder primary: () -> Elements
  ) {
    div(.class("dock-row")) {
      primary()
      if model.planOffer == .beside {
        link(to: .newPlan, "button secondary") { span { texts.planGame } }
      }
    }
  }
}
