import Domain

/// The list of gathers, newest first.
package struct PastGathersViewModel: ScreenModel {
  var context: ScreenContext

  init(context: ScreenContext) {
    self.context = context
  }

  func handle(_ event: PastGathersEvent) -> [ScreenRequest] {
    switch event {
    case .rowTapped(let id):
      guard let gather = context.squad.gather(id) else { return [] }
      return [.open(gather.endedAt == nil ? .gather(id) : .pastGather(id))]
    }
  }
}

extension PastGathersViewModel {
  private var texts: Strings { context.texts }

  package var title: String { texts.pastGathers }

  /// The gathers, newest first.
  package var rows: [GatherRow] {
    context.squad.gathers
      .sorted(byNumber: { -$0.startedAt.milliseconds })
      .map { GatherRow($0, context) }
  }
}
