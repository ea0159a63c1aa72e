import Domain
import Texts

/// The list of gathers, newest first.
package struct PastGathersViewModel: ScreenModel {
  var context: ScreenContext
  private var window = ListWindow()

  init(context: ScreenContext) {
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

  package var title: String { texts.pastGathers }
  var wakesAt: [Instant] { [context.midnight] }

  /// The gathers, newest first.
  package var list: WindowedList<GatherRow> {
    let gathers = context.squad.gathers.sorted { $0.startedAt > $1.startedAt }
    return window.list(of: gathers, texts) { GatherRow($0, context) }
  }
}
