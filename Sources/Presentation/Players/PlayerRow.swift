package import Domain

/// A player in the list, ready to show.
package struct PlayerRow: Equatable, Sendable {
  package let id: Player.ID
  package let name: String
  /// The position's short form, or the first letter of the name.
  package let avatar: String
  /// "Position: Winger", or with a dash.
  package let position: String
  /// "Skill: Amateur", or with a dash.
  package let skill: String
  package let isSelected: Bool

  init(_ player: Player, isSelected: Bool, texts: Strings) {
    let details = player.details
    id = player.id
    name = details.name.text
    avatar = texts.avatar(details)
    position = texts.labelled(
      texts.position, details.preferredPosition.map { texts.position($0) } ?? texts.unset)
    skill = texts.labelled(texts.skill, details.skill.map { texts.skill($0) } ?? texts.unset)
    self.isSelected = isSelected
  }
}
