import Domain
import Markup
import Presentation
import QRCode

extension Page {
  /// The button that opens the link by which people follow a match.
  func linkButton(_ texts: Strings) {
    button(
      key: "link", .type("button"), .class("button secondary"), .tap(.match(.link(.opened)))
    ) { texts.followLink }
  }

  /// The link by which people follow a match: its address, its QR code, and how they see names.
  func linkSheet(_ sheet: LinkSheet, _ texts: Strings) {
    matchDialog("link-sheet", texts.followLink) {
      div(key: "link-form", .class("form")) {
        if let code = sheet.code { qrCode(code, texts.codeLabel) }
        field("link-address", texts.followLink) {
          input(
            key: "link-address", .class("input"), .type("text"), .name("link"), .flag("readonly"),
            .value(sheet.address), .aria("describedby", "link-note"))
        }
        p(.id("link-note"), .class("note"), .role("status")) { sheet.note }
        div(key: "link-actions", .class("button-row")) {
          linkAction(texts.copy, .copyTapped)
          if sheet.code == nil { linkAction(texts.showCode, .codeTapped) }
        }
        div(key: "link-names") {
          p(.class("label")) { texts.namesForFollowers }
          ul(.class("chips")) {
            li { nameChoice(texts.fullNames, sheet.showsFullNames, .fullNamesTapped) }
            li { nameChoice(texts.nameWithInitial, !sheet.showsFullNames, .initialsTapped) }
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
