import Domain
package import Figures
import Texts

/// How a player fared with another one, and against them, in all their matches.
package struct HeadToHeadViewModel: ScreenModel {
  var context: ScreenContext
  private let id: Player.ID
  private let other: Player.ID
  private static let listedMatches = 10

  init(_ id: Player.ID, _ other: Player.ID, context: ScreenContext) {
    self.id = id
    self.other = other
    self.context = context
  }

  mutating func handle(_ event: HeadToHeadEvent, in _: Moment) -> [ScreenRequest] {
    switch event {
    case .matchTapped(let gather):
      context.squad.gather(gather) == nil ? [] : [.open(.pastGather(gather))]
    }
  }
}

extension HeadToHeadViewModel {
  private var texts: Strings { context.texts }
  /// The names of both players; `nil` when one of them is gone.
  private var names: (own: String, other: String)? {
    guard id != other, let own = context.knownName(of: id),
      let other = context.knownName(of: other)
    else { return nil }
    return (own, other)
  }

  package var title: String {
    names.map { texts.list([$0.own, $0.other]) } ?? texts.playerGone
  }
  var wakesAt: [Instant] { [context.midnight] }

  /// What the comparison says.
  package struct Comparison {
    /// From whose side the games are counted.
    package let note: String
    /// The games on one side and against each other: what, how they ended, and the same as a figure.
    package let facts: [(label: String, value: String, balance: Figure)]
    /// Goals for each other, a line each.
    package let assists: [String]
    /// The last matches, the newest first.
    package let matches: WindowedList<GatherRow>
  }

  /// The comparison; `nil` when both were in no game together.
  package var comparison: Comparison? {
    let games = HeadToHead(of: id, with: other, in: context.evenings)
    guard let names, !games.evenings.isEmpty else { return nil }
    let matches = games.evenings.prefix(Self.listedMatches).compactMap { context.squad.gather($0) }
    return Comparison(
      note: texts.fromTheSideOf(names.own),
      facts: [(texts.onOneSide, games.together), (texts.againstEachOther, games.against)]
        .filter { $0.1.count > 0 }.map { ($0.0, texts.tally($0.1), .balance($0.1)) },
      assists: [
        (names.own, names.other, games.assistsGiven), (names.other, names.own, games.assistsTaken),
      ].filter { $0.2 > 0 }.map { texts.assistsFor($0.0, $0.1, $0.2) },
      matches: WindowedList(
        rows: matches.map { gather in
          let evening = games.evenings.first { $0 == gather.id }.flatMap { id in
            context.evenings.first { $0.id == id }
          }
          return GatherRow(
            gather, context,
            result: evening.flatMap { result(of: $0, for: names.own) }
              .map { ($0, side(in: gather)) })
        }, count: matches.count, moreLabel: nil))
  }

  /// Where the one was from whose side it is told; `nil` for a row of games, in which they may have been in several teams.
  private func side(in gather: Gather) -> Side? {
    gather.isRowOfGames ? nil : gather.participants.first { $0.id == id }?.team.side
  }

  /// "Bob won": how a match ended for the one from whose side it is told; `nil` for a draw.
  private func result(of evening: Evening, for name: String) -> String? {
    switch evening.record(of: id)?.outcome {
    case .won: texts.personWon(name)
    case .lost: texts.personLost(name)
    case .drawn, nil: nil
    }
  }

  /// What stands in place of the comparison; `nil` when a player is gone, which the title says.
  package var neverMet: String? { names == nil ? nil : texts.neverMet }
}
