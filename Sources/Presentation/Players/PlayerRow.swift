package import Domain
import Texts

/// A player in the list, ready to show.
package struct PlayerRow: Equatable, Sendable {
  package let id: Player.ID
  package let name: String
  /// The initials in place of a picture.
  package let avatar: String
  /// "Winger"; `nil` when it is not set.
  package let position: String?
  /// "Amateur"; `nil` when it is not set.
  package let skill: String?
  package let isSelected: Bool

  init(_ player: Player, name: String, isSelected: Bool, texts: Strings) {
    let details = player.details
    id = player.id
    self.name = name
    avatar = details.name.text.initials
    position = details.preferredPosition.map { texts.position($0) }
    skill = details.skill.map { texts.skill($0) }
    self.isSelected = isSelected
  }
}
