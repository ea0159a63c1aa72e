/// The buttons below the list of players.
package enum PlayersDock: Equatable {
  /// There is no player yet.
  case add
  /// A gather can be prepared, and players can be added.
  case newGather
  /// Players are ticked for a gather.
  case confirm(isEnabled: Bool)
  /// This many players are ticked, and at least one of them has played.
  case archive(count: Int)
  /// This many players are ticked, and none of them has played.
  case delete(count: Int)
}
