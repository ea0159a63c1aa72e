package import Domain

/// What is known of a player; each row opens its edit.
package struct PlayerDetailsViewModel: ScreenModel {
  var context: ScreenContext
  /// Whose details these are.
  package let id: Player.ID
  private(set) var isConfirmingDeletion = false

  init(_ id: Player.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  /// Takes in what happened on the screen.
  mutating func handle(_ event: PlayerDetailsEvent) -> [ScreenRequest] {
    switch event {
    case .rowTapped(let field): return [.open(.editPlayer(id, field))]
    case .plain(.deleteTapped):
      isConfirmingDeletion = player != nil
      return []
    case .plain(.deletionCancelled):
      isConfirmingDeletion = false
      return []
    case .plain(.deletionConfirmed):
      guard isConfirmingDeletion, let player else { return [] }
      isConfirmingDeletion = false
      let undo = Undo(
        message: texts.playersDeleted([player.details.name.text]),
        action: .record([.playerRestored(id)]))
      return [.record([.playerRemoved(id)], undo: undo), .goBack(to: .players)]
    }
  }

  private var player: Player? { context.squad.player(id) }
}

extension PlayerDetailsViewModel {
  private var texts: Strings { context.texts }

  /// The title: the name, whatever it is by now.
  package var title: String { player?.details.name.text ?? texts.playerGone }
  /// Two or three letters that help the eye.
  package var avatar: String { player.map { texts.avatar($0.details) } ?? "" }
  /// The label that deletes the player; `nil` when the player is gone.
  package var deleteLabel: String? { player == nil ? nil : texts.deletePlayers(1) }

  /// What is known, in sections; none when the player is gone.
  package var sections: [Section] {
    guard let details = player?.details else { return [] }
    return [
      Section(title: texts.personal, rows: [row(.name, details), row(.age, details)]),
      Section(title: texts.play, rows: [row(.preferredPosition, details), row(.skill, details)]),
      Section(title: texts.likes, rows: [row(.favouriteTeam, details)]),
    ]
  }

  /// The question before the player is deleted; `nil` when nobody asked.
  package var deletionQuestion: Confirmation? {
    guard isConfirmingDeletion, let player else { return nil }
    return Confirmation(
      title: texts.deletePlayers(1),
      text: texts.deletePlayersQuestion([player.details.name.text]),
      confirmLabel: texts.delete, cancelLabel: texts.cancel, isDestructive: true)
  }

  private func row(_ field: PlayerField, _ details: PlayerDetails) -> Row {
    Row(field: field, label: texts.label(of: field), value: texts.value(of: field, in: details))
  }

  /// Rows that belong together.
  package struct Section: Equatable, Sendable {
    /// What they are about.
    package let title: String
    /// The rows.
    package let rows: [Row]
  }

  /// A field with its value.
  package struct Row: Equatable, Sendable {
    /// Which one.
    package let field: PlayerField
    /// What it is called.
    package let label: String
    /// Its value, or a dash.
    package let value: String
  }
}
