package import Domain
import Texts

// What is next for the group, above its players.
extension PlayersViewModel {
  /// How a game is planned from the list.
  package enum PlanOffer {
    /// Under a heading, because nothing else is next.
    case heading
    /// Beside the primary button.
    case beside
    /// Below the list, while people gather for a planned game.
    case below
  }

  /// The games to come, the nearest first and cancelled ones last; none while players are selected.
  package var plans: [PlanCard] {
    let games = isSelecting ? [] : context.gamesToCome
    return (games.filter { $0.cancellation == nil } + games.filter { $0.cancellation != nil })
      .enumerated().map { PlanCard($1, isNext: $0 == 0, context) }
  }

  /// The games that are repeated and of which none can be answered now; none while players are selected.
  package var series: [SeriesCard] {
    isSelecting ? [] : context.seriesToCome.map { SeriesCard($0.series, next: $0.next, context) }
  }

  /// Whether anything is planned.
  private var isPlanned: Bool {
    !isSelecting && (!context.gamesToCome.isEmpty || !context.seriesToCome.isEmpty)
  }

  /// Whether the group has neither players nor plans.
  package var isNew: Bool { isEmpty && !isPlanned && !isSelecting }

  /// Where "Plan a game" is; `nil` while players are selected, and before there is a group.
  package var planOffer: PlanOffer? {
    if isSelecting || isNew { return nil }
    if !comers.isEmpty { return .below }
    return isPlanned || !running.isEmpty || isEmpty ? .beside : .heading
  }

  /// Whether the user of this device comes to a game.
  func answer(_ answer: Answer, to key: PlanKey) -> [ScreenRequest] {
    guard let myself = context.myself, let game = context.squad.plans.game(key),
      let change = context.answering(answer, of: myself, to: game)
    else { return [] }
    return [.record(change)]
  }

  func share(_ key: PlanKey, in moment: Moment) -> [ScreenRequest] {
    context.squad.plans.game(key).map { context.share($0, in: moment) } ?? []
  }
}

// The line-up of the next match.
extension PlayersViewModel {
  /// Who comes to the game for which people gather now, each with the name under which they play.
  var comers: [(id: Player.ID, name: ShortText)] {
    guard let game = context.gatheringGame else { return [] }
    let words = context.words(game)
    return words.comers.compactMap { head in
      guard words.places.host(of: head) != nil else {
        return context.squad.person(known: head)
      }
      return (try? ShortText(words.nameOfHead(head))).map { (head, $0) }
    }
  }

  /// The line-up that a user begins with: those who said that they come, or else the regulars.
  var nextLineUp: LineUp {
    let lineUp = LineUp(forNextGatherOf: context.squad)
    let comers = comers.map { LineUp.Spot(player: $0.id, team: .bench) }
    return comers.isEmpty ? lineUp : lineUp.with(comers)
  }

  /// Adds those who come and are not on the list, with the offer to take that back.
  var addComers: [ScreenRequest] {
    let new = comers.filter { !context.squad.hasPlayer($0.id) }
    guard !new.isEmpty else { return [] }
    return [context.listing(new)]
  }
}
