import Domain
package import QRCode
import Texts

/// A link whose sheet is open.
struct OpenLink {
  let purpose: Link.Purpose
  /// How many changes were to be saved online when the sheet was opened.
  let unsavedAtFirst: Int
  var showsCode = false
  var copying = Copying.idle
  /// What the user typed where the server asks new groups for a code.
  var registrationCode = ""
}

/// What became of copying a text that is on the screen.
enum Copying {
  case idle
  case done
  /// The browser did not let the app do it, so the user does.
  case refused
}

/// A link by which people follow a match, keep its score or answer planned games.
package struct LinkSheet {
  /// "Follow link", "Scoring link" or "Reply link".
  package let title: String
  package let content: Content

  package enum Content {
    /// The link is being made: what is happening.
    case waiting(String)
    /// What keeps the link from being made.
    case problem(String)
    /// That the server asks for a code.
    case needsCode(String)
    /// Why only an account with a name helps.
    case needsLogin(String)
    /// Why the account needs a name first.
    case needsName(String)
    case ready(Ready)

    package var isReady: Bool { if case .ready = self { true } else { false } }
  }

  /// A link that works.
  package struct Ready {
    package let address: String
    /// What people who have it can do, or what is to be done because the browser did not let the app copy it.
    package let note: String
    /// That it was copied; `nil` when it was not.
    package let said: String?
    /// The address as a QR code, while the user shows it.
    package let code: QRCode?
    /// How people who have it may see names; none for the link of scorekeepers, who see them as they are.
    package let names: [Choice]
    /// Whether friends answer only from their own phone; `nil` when the link is none to answer.
    package let ownPhone: Choice?
    /// Whether the sheet asks what the group calls itself.
    package let asksForGroupName: Bool
  }

  /// One of several ways, of which one is chosen.
  package struct Choice {
    package let label: String
    /// What it means, in a sentence.
    package let advice: String
    package let isChosen: Bool
    package let event: LinkEvent
  }
}

extension LinkSheet.Choice {
  /// Names as they are.
  static func fullNames(isChosen: Bool, _ texts: Strings) -> Self {
    Self(
      label: texts.fullNames, advice: texts.fullNamesAdvice, isChosen: isChosen,
      event: .fullNamesTapped)
  }

  /// First names with the first letter of the last.
  static func initials(isChosen: Bool, _ texts: Strings) -> Self {
    Self(
      label: texts.nameWithInitial, advice: texts.nameWithInitialAdvice, isChosen: isChosen,
      event: .initialsTapped)
  }
}

extension LinkSheet {
  /// Notes, when the sheet is closed, that it asked what the group calls itself.
  func closing(in context: ScreenContext) -> [ScreenRequest] {
    guard case .ready(let link) = content, link.asksForGroupName else { return [] }
    return [.prefer(context.preferences.afterAskingForGroupName)]
  }
}

extension LinkSheet.Ready {
  /// What the open sheet of a link shows, with what people who have it can do.
  init(
    _ open: OpenLink, at address: String, _ note: String, names: [LinkSheet.Choice] = [],
    ownPhone: LinkSheet.Choice? = nil, _ context: ScreenContext
  ) {
    let texts = context.texts
    self.address = address
    self.note = open.copying == .refused ? texts.copyYourself : note
    said = open.copying == .done ? texts.copied : nil
    code = open.showsCode ? QRCode(address) : nil
    self.names = names
    self.ownPhone = ownPhone
    asksForGroupName =
      context.squad.name == nil && !context.preferences.hasAnsweredGroupName
  }
}
