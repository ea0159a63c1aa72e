public import Domain

/// All gathers, newest first.
public struct PastGathersViewModel {
  var context: ScreenContext

  init(context: ScreenContext) {
    self.context = context
  }

  /// Takes in what happened on the screen.
  func handle(_ event: PastGathersEvent) -> [Command] {
    switch event {
    case .rowTapped(let id):
      guard let gather = context.squad.gather(id) else { return [] }
      return [.open(gather.endedAt == nil ? .gather(id) : .pastGather(id))]
    }
  }
}

extension PastGathersViewModel {
  private var texts: Texts { context.texts }

  /// The title.
  public var title: String { texts.pastGathers }
  /// What is said when there are none.
  public var emptyTitle: String { texts.noGathers }
  /// What to do about it.
  public var emptyAdvice: String { texts.noGathersAdvice }

  /// The gathers, newest first.
  public var rows: [GatherRow] {
    context.squad.gathers
      .sorted(byNumber: { -$0.startedAt.milliseconds })
      .map { GatherRow($0, context) }
  }
}

/// A gather in the list, ready to show.
public struct GatherRow: Equatable, Sendable {
  /// Which one.
  public let id: Gather.ID
  /// When it was started.
  public let date: String
  /// The score, as `2-1`.
  public let score: String
  /// Who won, or that it goes on.
  public let result: String
  /// The side that won; `nil` for a draw or while it goes on.
  public let winner: Side?
  /// Who played for Team A, in one line.
  public let teamA: String
  /// Who played for Team B, in one line.
  public let teamB: String

  init(_ gather: Gather, _ context: ScreenContext) {
    let texts = context.texts
    let isOver = gather.endedAt != nil
    id = gather.id
    date = texts.dateAndTime(context.localTime.civil(gather.startedAt))
    score = texts.score(gather.score)
    result = isOver ? texts.winner(gather.score) : texts.inProgress
    winner = isOver ? gather.score.winner : nil
    teamA = gather.names(in: .teamA).joined(separator: ", ")
    teamB = gather.names(in: .teamB).joined(separator: ", ")
  }
}
