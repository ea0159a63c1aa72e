import Synchronization

/// The places of people who follow gathers, which leave the server enough for those who play.
final class FollowerPlaces: Sendable {
  private let limit: Int
  private let taken = Mutex(0)

  init(_ limit: Int) { self.limit = limit }

  /// A place that is free again when it is no longer retained.
  ///
  /// A response that holds it may never be written, as when the connection has ended.
  final class Place: Sendable {
    private let places: FollowerPlaces

    fileprivate init(in places: FollowerPlaces) { self.places = places }

    deinit { places.taken.withLock { $0 -= 1 } }
  }

  /// - Throws: `APIError.tooManyFollowers` when all places are taken.
  func take() throws(APIError) -> Place {
    let isFree = taken.withLock { taken in
      guard taken < limit else { return false }
      taken += 1
      return true
    }
    guard isFree else { throw .tooManyFollowers }
    return Place(in: self)
  }
}
