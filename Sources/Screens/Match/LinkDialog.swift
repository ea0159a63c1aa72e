import Components
import Domain
import Markup
import Presentation
import QRCode
import Texts

extension Page {
  /// How a match can be shared, and where its data will be.
  func shareSheet(_ sheet: ShareSheet, _ texts: Strings) {
    matchDialog("share-sheet", texts.share) {
      if let note = sheet.note {
        div(key: "share-note", .class("form")) {
          p(.class("note")) { note }
          button(
            .type("button"), .class("text-button wide"), .tap(.match(.link(.helpTapped)))
          ) { texts.whatIfLost }
        }
      }
      problemText(sheet.problem)
      div(.class("sheet-actions")) {
        resultForms(sheet.result, texts)
        each(sheet.ways) { shareWay($0, texts) }
        closeButton(texts.cancel)
      }
    }
  }

  private func resultForms(_ form: ShareSheet.ResultForm?, _ texts: Strings) {
    if form != nil {
      button(
        key: "result-text", .type("button"), .class("button primary"),
        .tap(.pastGather(.shareTapped))
      ) { texts.shareAsText }
    }
    if form == .textOrPicture {
      button(
        key: "picture", .type("button"), .class("button secondary"),
        .tap(.pastGather(.pictureTapped))
      ) { texts.picture }
    }
  }

  private func shareWay(_ way: ShareSheet.Way, _ texts: Strings) {
    switch way.purpose {
    case .follow: shareButton("link", texts.followLink, .opened, isEnabled: way.isPossible)
    case .score:
      shareButton("scoring-link", texts.scoringLink, .scoringOpened, isEnabled: way.isPossible)
    // No match has one.
    case .reply: break
    }
  }

  private func shareButton(
    _ key: StaticString, _ label: String, _ event: MatchEvent.Link, isEnabled: Bool
  ) {
    button(
      key: "\(key)", .type("button"), .class("button secondary"), .disabled(!isEnabled),
      .tap(.match(.link(event)))
    ) { label }
  }

  /// A link to a match, or what it waits for.
  func linkSheet(_ sheet: LinkSheet, _ texts: Strings) {
    matchDialog("link-sheet", sheet.title) {
      switch sheet.content {
      case .waiting(let text): waitingForLink(text, texts)
      case .problem(let text): linkProblem(text, texts) {}
      case .needsCode(let text): registrationCode(text, texts)
      case .needsLogin(let text):
        linkProblem(text, texts) { linkAction(texts.logInOrRegister, .loginTapped) }
      case .needsName(let text):
        linkProblem(text, texts) { linkAction(texts.addNameFirst, .nameTapped) }
      case .ready(let link): readyLink(link, sheet.title, texts)
      }
    }
  }

  private func waitingForLink(_ text: String, _ texts: Strings) {
    p(key: "link-progress", .class("note"), .role("status"), .aria("busy", "true")) { text }
    div(.class("sheet-actions")) { closeButton(texts.cancel) }
  }

  private func linkProblem(
    _ text: String, _ texts: Strings, @MarkupBuilder actions: () -> Elements
  ) {
    problemText(text)
    div(.class("sheet-actions")) {
      actions()
      closeButton(texts.cancel)
    }
  }

  private func registrationCode(_ text: String, _ texts: Strings) {
    form(key: "registration-code-form", .class("form"), .submit(.match(.link(.codeSubmitted)))) {
      problemText(text)
      field("registration-code", texts.code) {
        input(
          key: "registration-code", .class("input"), .name("code"), .type("text"),
          .autocomplete("off"), .attribute("autocapitalize", "none"),
          .attribute("spellcheck", "false"), .aria("describedby", "problem"),
          .input(.match(.registrationCodeTyped)))
      }
      div(.class("sheet-actions")) {
        button(.type("submit"), .class("button primary")) { texts.send }
        closeButton(texts.cancel)
      }
    }
  }

  /// A link's address, its QR code, and how people who follow see names.
  private func readyLink(_ link: LinkSheet.Ready, _ title: String, _ texts: Strings) {
    div(key: "link-form", .class("form")) {
      if let code = link.code { qrCode(code, texts.codeLabel) }
      field("link-address", title) {
        input(
          key: "link-address", .class("input"), .type("text"), .name("link"), .flag("readonly"),
          .value(link.address), .aria("describedby", "link-note"))
      }
      p(.id("link-note"), .class("note"), .role("status")) { link.note }
      div(key: "link-actions", .class("button-row")) {
        linkAction(texts.copy, .copyTapped)
        if link.code == nil { linkAction(texts.showCode, .codeTapped) }
      }
      if let showsFullNames = link.showsFullNames {
        div(key: "link-names") {
          p(.class("label")) { texts.namesForFollowers }
          ul(.class("chips")) {
            li { nameChoice(texts.fullNames, showsFullNames, .fullNamesTapped) }
            li { nameChoice(texts.nameWithInitial, !showsFullNames, .initialsTapped) }
          }
        }
      }
    }
    div(.class("sheet-actions")) {
      button(
        key: "link-share", .type("button"), .class("button primary"),
        .tap(.match(.link(.shareTapped)))
      ) { texts.send }
      closeButton(texts.done)
      button(
        key: "link-off", .type("button"), .class("button danger-quiet"),
        .tap(.match(.link(.turnedOff)))
      ) { texts.turnOff }
    }
  }

  private func linkAction(_ label: String, _ event: MatchEvent.Link) {
    button(.type("button"), .class("button secondary"), .tap(.match(.link(event)))) { label }
  }

  private func nameChoice(_ label: String, _ isChosen: Bool, _ event: MatchEvent.Link) {
    button(
      .type("button"), .class("choice-chip"), .aria("pressed", isChosen),
      .tap(.match(.link(event)))
    ) { label }
  }

  /// Dark on light in both colour schemes, with the quiet zone of four modules that readers need.
  func qrCode(_ code: QRCode, _ label: String) {
    svg(
      key: "qr-code", .class("qr-code"), .role("img"), .aria("label", label),
      .attribute("viewBox", "-4 -4 \(code.size + 8) \(code.size + 8)")
    ) { path(.attribute("d", code.path)) }
  }
}
