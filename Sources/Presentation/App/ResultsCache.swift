import Domain

/// What was worked out last of the results, which most changes of the squad do not touch.
///
/// NB: A class, because it is only a cache: all of it is a function of the squad.
final class ResultsCache {
  private var ratings = SquadRatings()
  private var evenings = Evenings()

  func ratings(of squad: Squad) -> SquadRatings {
    ratings.update(for: squad)
    return ratings
  }

  func evenings(of squad: Squad) -> Evenings {
    evenings.update(for: squad)
    return evenings
  }
}
