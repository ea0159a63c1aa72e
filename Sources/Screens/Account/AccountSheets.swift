import Components
import Domain
import Markup
import Presentation
import QRCode
import Texts

extension Page {
  /// What is open over the account's screen.
  func accountSheets(_ model: AccountViewModel, _ texts: Strings) {
    if let sheet = model.phoneSheet { phoneSheet(sheet, texts) }
    if let sheet = model.recoverySheet { recoverySheet(sheet, texts) }
  }

  private func phoneSheet(_ sheet: AccountViewModel.PhoneSheet, _ texts: Strings) {
    accountDialog("phone-sheet", texts.secondPhone) {
      switch sheet.content {
      case .waiting(let text):
        announced("making-code", "note", text)
        closeSheet(texts.cancel)
      case .problem(let text):
        problemText(text)
        div(.class("sheet-actions")) {
          accountButton(texts.newCode, "primary", .phoneTapped)
          accountButton(texts.cancel, "secondary", .sheetDismissed)
        }
      case .code(let picture, let code, let address, let note):
        div(key: "join-code-form", .class("form")) {
          p(.id("join-note"), .class("note")) { note }
          if let picture { qrCode(picture, texts.joinCodeLabel) }
          field("join-code", texts.joinCode) {
            input(
              key: "join-code", .class("input code"), .type("text"), .name("join-code"),
              .flag("readonly"), .dir("ltr"), .value(code), .aria("describedby", "join-note"))
          }
          p(.class("note")) { texts.joinAddress }
          field("join-address", texts.secondPhone) {
            input(
              key: "join-address", .class("input"), .type("text"), .name("join"),
              .flag("readonly"), .dir("ltr"), .value(address), .aria("describedby", "join-note"))
          }
        }
        closeSheet(texts.done)
      case .joined(let text, let session, let label):
        announced("joined", "sheet-text", text)
        div(.class("sheet-actions")) {
          accountButton(texts.done, "primary", .sheetDismissed)
          button(
            .type("button"), .class("button danger-quiet"), .tap(.account(.endTapped(session)))
          ) { label }
        }
      }
    }
  }

  private func recoverySheet(_ sheet: AccountViewModel.RecoverySheet, _ texts: Strings) {
    accountDialog("recovery-sheet", texts.recoveryCode) {
      div(key: "recovery-form", .class("form")) {
        if let code = sheet.code {
          field("recovery-code", texts.recoveryCode) {
            input(
              key: "recovery-code", .class("input code"), .type("text"), .name("recovery"),
              .flag("readonly"), .dir("ltr"), .value(code), .aria("describedby", "recovery-note"))
          }
        }
        announced("recovery-note", "note", sheet.note)
        problemText(sheet.problem)
      }
      div(.class("sheet-actions")) {
        if sheet.code == nil {
          button(
            key: "make-recovery-code", .type("button"), .class("button primary"),
            .aria("disabled", sheet.isWaiting ? "true" : nil), .tap(.account(.recoveryMade))
          ) { sheet.isWaiting ? texts.makingCode : texts.makeRecoveryCode }
        } else {
          accountButton(texts.copy, "primary", .recoveryCopied)
          saidText(sheet.said)
        }
        accountButton(texts.done, "secondary", .sheetDismissed)
      }
    }
  }

  private func accountDialog(
    _ key: StaticString, _ title: String, @MarkupBuilder content: () -> Elements
  ) {
    modalSheet("\(key)", title: "account-sheet-title", dismiss: .account(.sheetDismissed)) {
      h2(.id("account-sheet-title"), .class("sheet-title")) { title }
      content()
    }
  }

  private func closeSheet(_ label: String) {
    div(.class("sheet-actions")) { accountButton(label, "secondary", .sheetDismissed) }
  }

  private func accountButton(
    _ label: String, _ rank: StaticString, _ event: AccountEvent.Plain
  ) {
    button(.type("button"), .class("button"), .class(rank), .tap(.account(event))) { label }
  }
}
