import Domain
import Texts

extension ScreenRequest {
  /// Archives players, with the offer to undo that.
  static func archive(_ ids: [Player.ID], in context: ScreenContext) -> Self {
    let names = ids.compactMap { context.shownName(of: $0) }
    let undo = Undo(
      message: context.texts.playersArchived(names, answered: context.gamesAnswered(by: ids)),
      action: .record(ids.map { .player($0, .set(.archived, false)) }))
    return .record(ids.map { .player($0, .set(.archived, true)) }, undo: undo)
  }

  /// Brings an archived player back to the list, with the offer to undo that.
  static func bringBack(_ player: Player, in context: ScreenContext) -> Self {
    let undo = Undo(
      message: context.texts.broughtBack(context.playerIndex.shownName(of: player)),
      action: .record(.player(player.id, .set(.archived, true))))
    return .record(.player(player.id, .set(.archived, false)), undo: undo)
  }
}
