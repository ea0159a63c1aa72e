import Domain
import Markup
import Pages
import Presentation
import QRCode
import Texts

extension Page {
  /// The buttons that open the links by which people follow a match, and keep its score.
  func linkButtons(_ purposes: [Link.Purpose], _ texts: Strings) {
    each(purposes) { purpose in
      switch purpose {
      case .follow: linkButton("link", texts.followLink, .opened)
      case .score: linkButton("scoring-link", texts.scoringLink, .scoringOpened)
      }
    }
  }

  private func linkButton(_ key: StaticString, _ label: String, _ event: MatchEvent.Link) {
    button(
      key: "\(key)", .type("button"), .class("button secondary"), .tap(.match(.link(event)))
    ) { label }
  }

  /// A link to a match: its address, its QR code, and how people who follow see names.
  func linkSheet(_ sheet: LinkSheet, _ texts: Strings) {
    matchDialog("link-sheet", sheet.title) {
      div(key: "link-form", .class("form")) {
        if let code = sheet.code { qrCode(code, texts.codeLabel) }
        field("link-address", sheet.title) {
          input(
            key: "link-address", .class("input"), .type("text"), .name("link"), .flag("readonly"),
            .value(sheet.address), .aria("describedby", "link-note"))
        }
        p(.id("link-note"), .class("note"), .role("status")) { sheet.note }
        div(key: "link-actions", .class("button-row")) {
          linkAction(texts.copy, .copyTapped)
          if sheet.code == nil { linkAction(texts.showCode, .codeTapped) }
        }
        if let showsFullNames = sheet.showsFullNames {
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
        ) { texts.share }
        closeButton(texts.done)
        button(
          key: "link-off", .type("button"), .class("button danger-quiet"),
          .tap(.match(.link(.turnedOff)))
        ) { texts.turnOff }
      }
    }
  }

  private func linkAction(_ label: String, _ event: MatchEvent.Link) {
    button(.type("button"), .class("button secondary"), .tap(.match(.link(event)))) { label }
  }

  private func nameChoice(_ label: String, _ isChosen: Bool, _ event: MatchEvent.Link) {
    button(
      .type("button"), .class("choice-chip"), .aria("pressed", isChosen ? "true" : "false"),
      .tap(.match(.link(event)))
    ) { label }
  }

  /// Dark on light in both colour schemes, with the quiet zone of four modules that readers need.
  private func qrCode(_ code: QRCode, _ label: String) {
    svg(
      key: "qr-code", .class("qr-code"), .role("img"), .aria("label", label),
      .attribute("viewBox", "-4 -4 \(code.size + 8) \(code.size + 8)")
    ) { path(.attribute("d", code.path)) }
  }
}
