package import Domain
package import Texts

/// What is being typed and chosen for the name and the colour of a team.
struct TeamDraft: Equatable {
  let side: Side
  var name: String
  var color: TeamColor?

  init(_ side: Side, _ details: TeamDetails) {
    self.side = side
    name = details.name?.text ?? ""
    color = details.color
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
