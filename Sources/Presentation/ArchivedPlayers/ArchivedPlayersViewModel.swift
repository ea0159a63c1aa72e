package import Domain
import Texts

/// The players who were archived, sorted by name.
package struct ArchivedPlayersViewModel: ScreenModel {
  var context: ScreenContext

  init(context: ScreenContext) {
    self.context = context
  }

  func handle(_ event: ArchivedPlayersEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .bringBackTapped(let id):
      context.squad.player(id).map { [.bringBack($0, in: context)] } ?? []
    }
  }
}

extension ArchivedPlayersViewModel {
  package var title: String { context.texts.archived }

  package var rows: [Row] {
    let index = PlayerIndex(
      context.squad.allPlayers, in: context.texts.alphabet, areArchived: true)
    return index.sorted.map { position in
      let player = index.players[position]
      let name = index.shownName(at: position)
      return Row(
        id: player.id, name: name, avatar: player.details.name.text.initials,
        bringBackLabel: context.texts.bringBackPlayer(name))
    }
  }

  /// An archived player.
  package struct Row: Equatable, Sendable {
    package let id: Player.ID
    package let name: String
    /// The initials in place of a picture.
    package let avatar: String
    /// "Bring back Ann".
    package let bringBackLabel: String
  }
}
