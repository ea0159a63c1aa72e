import Domain

/// The ratings that were worked out last, which most changes of the squad do not touch.
///
/// NB: A class, because it is only a cache: the ratings are a function of the squad.
final class RatingsCache {
  private var ratings = SquadRatings()

  func ratings(of squad: Squad) -> SquadRatings {
    ratings.update(for: squad)
    return ratings
  }
}
