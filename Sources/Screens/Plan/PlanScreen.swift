import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// A planned game: who comes, who waits, and what the organiser can do.
  func planScreen(_ model: PlanViewModel, _ context: PageContext) {
    let texts = context.texts
    layout(context, "plan", subtitle: model.place) {
      if model.summary != nil { editButton(texts) }
    } content: {
      planHead(model)
      ownName(model, texts)
      planOffers(model.offers, texts)
      planActions(model, texts)
      each(model.sections) { planSection($0) }
      planSheet(model, texts)
    } dock: {
      planDock(model, texts)
    }
  }

  private func editButton(_ texts: Strings) {
    button(key: "edit", .type("button"), .class("text-button"), .tap(.plan(.editTapped))) {
      texts.edit
    }
  }

  private func planHead(_ model: PlanViewModel) {
    div(key: "plan-head", .class("plan-head")) {
      if let cancellation = model.cancellation {
        p(.class("plan-cancelled"), .dir("auto")) { cancellation }
      }
      if let places = model.places { figure(places) }
      announced("plan-count", "plan-count", model.summary)
      announced("twin-note", "note", model.twinNote)
      if let need = model.need { p(.class("note")) { need } }
      if let rhythm = model.rhythm { p(.class("note"), .dir("auto")) { rhythm } }
      if let note = model.zoneNote { p(.class("note")) { note } }
    }
  }

  /// The question which of the players the user is, asked once.
  private func ownName(_ model: PlanViewModel, _ texts: Strings) {
    let names = model.namesToPick
    if !names.isEmpty {
      div(key: "own-name", .class("own-name")) {
        label(.for("own-player")) { texts.whichAreYou }
        playerChoice("own-player", names, texts, .plan(.ownNameChosen))
      }
    }
  }

  /// What can be taken for people who have no browser in which they are asked.
  private func planOffers(_ offers: [PlanTexts.Offer], _ texts: Strings) {
    each(offers) { offer in
      div(key: "plan-offer-\(offer.speaker)", .class("plan-offer")) {
        p(.dir("auto")) { offer.text }
        button(.type("button"), .class("text-button"), .tap(.plan(.placeTaken(offer.speaker)))) {
          texts.takePlace
        }
        if offer.canPass {
          button(
            .type("button"), .class("text-button"), .tap(.plan(.placePassed(offer.speaker)))
          ) { texts.passPlace }
        }
      }
    }
  }

  private func planSection(_ group: PlanViewModel.Section) {
    section(key: "plan-\(group.code)", .class("group")) {
      h2(.class("group-title")) { group.title }
      ul(.class("list")) {
        each(group.rows) { row in
          li(key: "\(group.code)-\(row.id)") {
            button(.type("button"), .class("row"), .tap(.plan(.personTapped(row.id)))) {
              if let number = row.number { span(.class("plan-number")) { "\(number)" } }
              span(.class("row-text")) {
                personName(row.name)
                if let note = row.note { span(.class("facts"), .dir("auto")) { note } }
              }
              span(.class("chevron"), .aria("hidden", true))
            }
          }
        }
      }
    }
  }

  private func planActions(_ model: PlanViewModel, _ texts: Strings) {
    if model.summary != nil {
      div(key: "plan-actions", .class("plan-actions")) {
        button(.type("button"), .class("text-button"), .tap(.plan(.addTapped))) {
          texts.addAnswers
        }
        button(
          .type("button"), .class("text-button"), .disabled(model.shareProblem != nil),
          .tap(.plan(.linkTapped))
        ) { texts.replyLink }
        if model.cancellation == nil {
          button(.type("button"), .class("text-button"), .tap(.plan(.cancelGameTapped))) {
            texts.cancelGame
          }
        } else {
          button(.type("button"), .class("text-button"), .tap(.plan(.reinstateTapped))) {
            texts.reinstateGame
          }
        }
      }
    }
  }

  private func planDock(_ model: PlanViewModel, _ texts: Strings) {
    if model.summary != nil {
      if let note = model.shareNote { hint(note) }
      if let problem = model.shareProblem { hint(problem) }
      div(.class("dock-row")) {
        primaryButton(
          texts.share, isEnabled: model.shareProblem == nil, .plan(.shareTapped))
        if let label = model.remindLabel {
          secondaryButton(key: "remind", .tap(.plan(.remindTapped))) { span { label } }
        }
      }
    }
  }
}

extension LinkActions {
  /// On the screen of a planned game.
  static var plan: LinkActions {
    LinkActions(
      event: { .plan(.link($0)) }, codeTyped: .plan(.registrationCodeTyped),
      dismissed: .plan(.sheetDismissed))
  }
}
