import Domain

/// What was worked out last of the results, which most changes of the squad do not touch.
///
/// NB: A class, because it is only a cache: all of it is a function of the squad.
final class ResultsCache {
  private var ratings = SquadRatings()
  private var evenings = Evenings()
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

  func evenings(of squad: Squad) -> Evenings {
    guard counted?.sharesResults(with: squad) != true else { return evenings }
    evenings.update(for: squad)
    counted = squad
    return evenings
  }
}
