import Domain

/// What was worked out last of the results, which most changes of the squad do not touch.
///
/// NB: A class, because it is only a cache: all of it is a function of the squad.
final class ResultsCache {
  /// What a table is about, and how it is ordered.
  struct TableKind: Equatable {
    let bounds: SeasonBounds
    let rules: TableRules
    let order: SeasonTable.Order
    /// Whether it is the one before the last evening.
    var isBeforeLast = false
  }

  /// So few that a tap which comes meanwhile seems to be answered at once.
  private static let eveningsOfASlice = 40

  private var ratings = SquadRatings()
  private var evenings = Evenings()
  /// The last ones, of which a page shows at most three.
  private var tables: [(kind: TableKind, of: Squad, table: SeasonTable)] = []
  /// The last course of a player's level.
  private var course: (player: Player, squad: Squad, levels: [(level: Int, deviation: Int)])?
  /// The squad of which the ratings are, and the one of the evenings.
  private var rated: Squad?
  private var counted: Squad?

  func ratings(of squad: Squad) -> SquadRatings {
    // Most taps change neither players nor gathers, and to compare a thousand of them takes long.
    guard rated?.sharesResults(with: squad) != true else { return ratings }
    ratings.update(for: squad)
    rated = squad
    return ratings
  }

  /// The level of a player after each match, which is worked out again when results have changed.
  func course(of player: Player, in squad: Squad) -> [(level: Int, deviation: Int)] {
    if let course, course.player == player, course.squad.sharesResults(with: squad) {
      return course.levels
    }
    let levels = SquadRatings.course(of: player, in: squad)
    course = (player, squad, levels)
    return levels
  }

  func evenings(of squad: Squad) -> Evenings {
    guard counted?.sharesResults(with: squad) != true else { return evenings }
    evenings.update(for: squad)
    counted = squad
    return evenings
  }

  /// Whether the evenings of a squad are still to be counted, and are so many that a tap would wait for it.
  func hasManyToCount(in squad: Squad) -> Bool {
    counted == nil && squad.allGathers.count > Self.eveningsOfASlice
  }

  /// Counts a slice of the evenings before they are asked for.
  func countSome(of squad: Squad) {
    if evenings.update(for: squad, counting: Self.eveningsOfASlice) { counted = squad }
  }

  /// The table of a kind, which is made again when results have changed.
  func table(_ kind: TableKind, of squad: Squad, _ make: () -> SeasonTable) -> SeasonTable {
    let known = tables.first { $0.kind == kind && $0.of.sharesResults(with: squad) }
    if let known { return known.table }
    let table = make()
    tables = tables.suffix(2) + [(kind, squad, table)]
    return table
  }
}
