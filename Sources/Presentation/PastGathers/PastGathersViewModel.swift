import Domain
import Texts

/// The list of gathers, newest first: all, or those in which one player played.
package struct PastGathersViewModel: ScreenModel {
  var context: ScreenContext
  /// The player whose matches are listed; `nil` for all gathers.
  let player: Player.ID?
  private var window = ListWindow()

  init(of player: Player.ID? = nil, context: ScreenContext) {
    self.player = player
    self.context = context
  }

  mutating func handle(_ event: PastGathersEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .rowTapped(let id):
      guard let gather = context.squad.gather(id) else { return [] }
      return [.open(gather.endedAt == nil ? .gather(id) : .pastGather(id))]
    case .plain(.endReached):
      window.extend(to: context.squad.gathers.count)
      return []
    }
  }
}

extension PastGathersViewModel {
  private var texts: Strings { context.texts }

  package var title: String {
    player.map { context.knownName(of: $0) ?? texts.playerGone } ?? texts.pastGathers
  }
  /// Whether this is one of the tabs.
  package var isTab: Bool { player == nil }
  var wakesAt: [Instant] { [context.midnight] }

  /// The gathers, newest first.
  package var list: WindowedList<GatherRow> {
    let gathers = gathers.sorted { $0.playedAt > $1.playedAt }
    return window.list(of: gathers, texts) { GatherRow($0, context, saysIfTwice: true) }
  }

  private var gathers: [Gather] {
    guard let player else { return context.squad.gathers }
    return context.evenings.filter { $0.record(of: player) != nil }
      .compactMap { context.squad.gather($0.id) }
  }
}
