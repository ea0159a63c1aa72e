package import Domain
package import Texts

/// What is being typed and chosen for the name and the colour of a team.
struct TeamDraft {
  let side: Side
  var name: String
  var color: TeamColor?

  init(_ side: Side, _ details: TeamDetails) {
    self.side = side
    name = details.name?.text ?? ""
    color = details.color
  }

  /// Continues what was typed and chosen before.
  init(_ side: Side, _ details: TeamDetails, _ drafts: Drafts) {
    self.init(side, details)
    guard let texts = drafts[.team(side)]?.texts, texts.count == 2 else { return }
    name = texts[0].text
    color = TeamColor(word: texts[1].text)
  }

  /// What is kept of the form; nothing when it changes nothing or was emptied.
  func texts(changing details: TeamDetails) -> [String] {
    // NB: By bytes: comparing strings needs the tables of Unicode.
    let isAsBefore = name.isEmpty || name.isEqualByBytes(to: details.name?.text ?? "")
    return isAsBefore && color == details.color ? [] : [name, color?.rawValue ?? ""]
  }

  /// Why the name is refused; `nil` when it is not, as when there is none.
  var textError: TextError? {
    do throws(TextError) {
      _ = try ShortText(name)
    } catch {
      return error == .empty ? nil : error
    }
    return nil
  }

  var details: TeamDetails { TeamDetails(name: try? ShortText(name), color: color) }
}

/// The form for the name and the colour of a team, ready to show.
package struct TeamSheet: Sendable {
  package let title: String
  /// The name as typed.
  package let name: String
  /// What the team is called without a name: "Team A".
  package let usualName: String
  package let errorText: String?
  package let presets: [(preset: TeamPreset, label: String)]
  package let colors: [(color: TeamColor, label: String, isChosen: Bool)]
}

extension TeamPreset: EventArgument {}
