package import Domain

/// The details of a player; each row opens the screen that edits it.
package struct PlayerDetailsViewModel: ScreenModel {
  var context: ScreenContext
  package let id: Player.ID
  private(set) var isConfirmingDeletion = false

  init(_ id: Player.ID, context: ScreenContext) {
    self.id = id
    self.context = context
  }

  mutating func handle(_ event: PlayerDetailsEvent) -> [ScreenRequest] {
    switch event {
    case .rowTapped(let field): return [.open(.editPlayer(id, field))]
    case .plain(.deleteTapped):
      isConfirmingDeletion = context.squad.hasPlayer(id)
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

  /// The player's current name, or that the player is gone.
  package var title: String { player?.details.name.text ?? texts.playerGone }
  /// The initials in place of a picture.
  package var avatar: String { player?.details.name.text.initials ?? "" }
  /// The label of the delete button; `nil` when the player is gone.
  package var deleteLabel: String? { context.squad.hasPlayer(id) ? texts.deletePlayers(1) : nil }

  /// The fields in sections; empty when the player is gone.
  package var sections: [Section] {
    guard let details = player?.details else { return [] }
    return [
      Section(title: texts.personal, rows: [row(.name, details), row(.age, details)]),
      Section(title: texts.play, rows: [row(.preferredPosition, details), row(.skill, details)]),
      Section(title: texts.likes, rows: [row(.favouriteTeam, details)]),
    ]
  }

  /// The question before the player is deleted; `nil` when it is not open.
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

  package struct Section: Equatable, Sendable {
    package let title: String
    package let rows: [Row]
  }

  /// A field with its value.
  package struct Row: Equatable, Sendable {
    package let field: PlayerField
    package let label: String
    /// The value, or a dash.
    package let value: String
  }
}
