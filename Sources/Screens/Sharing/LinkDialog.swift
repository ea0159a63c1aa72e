import Components
import Domain
import Markup
import Presentation
import QRCode
import Texts

/// What the sheet of a link causes on the screen that opened it.
struct LinkActions {
  let event: (LinkEvent) -> Event
  /// The code that the server asks new groups for was typed.
  let codeTyped: Event
  let dismissed: Event

  /// On the screen of a match.
  static var match: LinkActions {
    LinkActions(
      event: { .match(.link($0)) }, codeTyped: .match(.registrationCodeTyped),
      dismissed: .match(.sheetDismissed))
  }
}

extension Page {
  /// How a match can be shared, and where its data will be.
  func shareSheet(_ sheet: ShareSheet, _ texts: Strings) {
    matchDialog("share-sheet", texts.share) {
      if let note = sheet.note { p(key: "share-note", .class("note")) { note } }
      problemText(sheet.problem)
      div(.class("sheet-actions")) {
        resultForms(sheet.result, texts)
        each(sheet.ways) { shareWay($0, texts) }
        closeButton(texts.cancel)
      }
      if sheet.note != nil { ifLost(texts) }
    }
  }

  /// What happens to what is shared when the phone is lost.
  func ifLost(_ texts: Strings) {
    details(key: "if-lost", .class("more-details")) {
      summary { texts.whatIfLost }
      p(.class("note")) { texts.lostPhone }
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
      secondaryButton(key: "picture", .tap(.pastGather(.pictureTapped))) { texts.picture }
    }
  }

  private func shareWay(_ way: ShareSheet.Way, _ texts: Strings) {
    switch way.purpose {
    case .follow:
      shareButton(
        "link", texts.followLink, texts.linkWorks, .opened, isEnabled: way.isPossible)
    case .score:
      shareButton(
        "scoring-link", texts.scoringLink, texts.scoringLinkWorks, .scoringOpened,
        isEnabled: way.isPossible)
    // No match has one.
    case .reply, .table: break
    }
  }

  private func shareButton(
    _ key: StaticString, _ label: String, _ advice: String, _ event: LinkEvent, isEnabled: Bool
  ) {
    secondaryButton(
      key: "\(key)", .disabled(!isEnabled), .aria("describedby", "\(key)-advice"),
      .tap(.match(.link(event)))
    ) { label }
    buttonAdvice(key, advice)
  }

  /// What a button of a sheet leads to, in a sentence below it.
  func buttonAdvice(_ key: StaticString, _ advice: String) {
    p(key: "\(key)-advice", .class("note button-advice")) { advice }
  }

  /// A link, or what it waits for.
  func linkSheet(_ sheet: LinkSheet, _ actions: LinkActions, _ texts: Strings) {
    sheetDialog("link-sheet", sheet.title, dismiss: actions.dismissed) {
      announced("link-said", "spoken", sheet.content.isReady ? texts.linkIsReady : nil)
      switch sheet.content {
      case .waiting(let text):
        p(key: "link-progress", .class("note")) { text }
        div(.class("sheet-actions")) { closeButton(texts.cancel, actions.dismissed) }
      case .problem(let text): linkProblem(text, actions, texts) {}
      case .needsCode(let text): registrationCode(text, actions, texts)
      case .needsLogin(let text):
        linkProblem(text, actions, texts) {
          linkAction(texts.logInOrRegister, actions.event(.loginTapped))
        }
      case .needsName(let text):
        linkProblem(text, actions, texts) {
          linkAction(texts.addNameFirst, actions.event(.nameTapped))
        }
      case .ready(let link): readyLink(link, sheet.title, actions, texts)
      }
    }
  }

  private func linkProblem(
    _ text: String, _ link: LinkActions, _ texts: Strings,
    @MarkupBuilder actions: () -> Elements
  ) {
    problemText(text)
    div(.class("sheet-actions")) {
      actions()
      closeButton(texts.cancel, link.dismissed)
    }
  }

  private func registrationCode(_ text: String, _ actions: LinkActions, _ texts: Strings) {
    form(
      key: "registration-code-form", .class("form"), .submit(actions.event(.codeSubmitted))
    ) {
      problemText(text)
      field("registration-code", texts.code) {
        input(
          key: "registration-code", .class("input"), .name("code"), .type("text"),
          .autocomplete("off"), .attribute("autocapitalize", "none"),
          .attribute("spellcheck", "false"), .aria("describedby", "problem"),
          .input(actions.codeTyped))
      }
      div(.class("sheet-actions")) {
        button(.type("submit"), .class("button primary")) { texts.send }
        closeButton(texts.cancel, actions.dismissed)
      }
    }
  }

  /// A link's address, its QR code, and how people who have it see names.
  private func readyLink(
    _ link: LinkSheet.Ready, _ title: String, _ actions: LinkActions, _ texts: Strings
  ) {
    div(key: "link-actions", .class("form")) {
      // At the top, where all of it is in sight.
      if let code = link.code { qrCode(code, texts.codeLabel) }
      button(
        key: "link-share", .type("button"), .class("button primary"), .flag("autofocus"),
        .tap(actions.event(.shareTapped))
      ) { texts.send }
      div(.class("button-row")) {
        linkAction(texts.copy, actions.event(.copyTapped))
        if link.code == nil { linkAction(texts.showCode, actions.event(.codeTapped)) }
      }
      saidText(link.said)
    }
    div(key: "link-form", .class("form")) {
      field("link-address", title) {
        input(
          key: "link-address", .class("input"), .type("text"), .name("link"), .flag("readonly"),
          .dir("ltr"), .value(link.address), .aria("describedby", "link-note"))
      }
      announced("link-note", "note", link.note)
    }
    if link.asksForGroupName {
      div(key: "group-name-question", .class("card offer")) {
        groupNameField(nil, texts)
        declineButton(.shell(.groupNameDeclined), texts)
      }
    }
    whoSeesWhat(link, actions, texts)
    div(.class("sheet-actions")) {
      closeButton(texts.done, actions.dismissed)
      button(
        key: "link-off", .type("button"), .class("button danger-quiet"),
        .tap(actions.event(.turnedOff))
      ) { texts.turnOff }
    }
  }

  /// What the group calls itself, kept when the field is left.
  func groupNameField(_ name: String?, _ texts: Strings) {
    field("group-name", texts.groupName) {
      input(
        key: "group-name", .class("input"), .name("group-name"), .type("text"), .value(name ?? ""),
        .autocomplete("off"), .attribute("maxlength", "40"), .attribute("enterkeyhint", "done"),
        .dir("auto"), .aria("describedby", "group-name-note"), .change(.shell(.groupNameTyped)))
      p(.id("group-name-note"), .class("note")) { texts.groupNameAdvice }
    }
  }

  /// How people who have the link see names, and from where they answer.
  private func whoSeesWhat(_ link: LinkSheet.Ready, _ actions: LinkActions, _ texts: Strings) {
    if !link.names.isEmpty || link.ownPhone != nil {
      // What changes has a key of its own, so that a choice does not fold it.
      details(key: "link-fold", .class("more-details")) {
        summary { texts.whoSeesWhat }
        div(key: "link-names", .class("form")) {
          if !link.names.isEmpty {
            p(.class("label")) { texts.namesForFollowers }
            ul(.class("chips")) {
              each(link.names) { choice in li { linkChoice(choice, actions) } }
            }
            announced("names-advice", "note", link.names.first { $0.isChosen }?.advice)
          }
          if let choice = link.ownPhone {
            div(key: "own-phone", .class("chips")) { linkChoice(choice, actions) }
            p(.class("note")) { choice.advice }
          }
        }
      }
    }
  }

  private func linkAction(_ label: String, _ event: Event) {
    secondaryButton(.tap(event)) { label }
  }

  private func linkChoice(_ choice: LinkSheet.Choice, _ actions: LinkActions) {
    button(
      .type("button"), .class("choice-chip"), .aria("pressed", choice.isChosen),
      .tap(actions.event(choice.event))
    ) { choice.label }
  }

  /// Dark on light in both colour schemes, with the quiet zone of four modules that readers need.
  func qrCode(_ code: QRCode, _ label: String) {
    svg(
      key: "qr-code", .class("qr-code"), .role("img"), .aria("label", label), .reveal,
      .attribute("viewBox", "-4 -4 \(code.size + 8) \(code.size + 8)")
    ) { path(.attribute("d", code.path)) }
  }
}
