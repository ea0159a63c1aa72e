public import Domain

/// What happens on the list of players.
public enum PlayersEvent: Equatable, Sendable {
  /// The search field now holds this.
  case searchTyped(String)
  /// A player was tapped: to be opened, or selected.
  case rowTapped(Player.ID)
  /// Players shall be selected.
  case selectTapped
  /// They shall not.
  case cancelTapped
  /// A player shall be added.
  case addTapped
  /// The selected players play.
  case confirmTapped
  /// The selected players shall be deleted.
  case deleteTapped
  /// Yes, they shall.
  case deletionConfirmed
  /// No, they shall not.
  case deletionCancelled
  /// The gather that goes on shall be opened.
  case resumeTapped
}
