import Synchronization

/// The places of people who follow gathers, which leave the server enough for those who play.
final class FollowerPlaces: Sendable {
  private let limit: Int
  private let taken = Mutex(0)

  init(_ limit: Int) { self.limit = limit }

  /// - Throws: `APIError.tooManyFollowers` when all places are taken.
  func take() throws(APIError) {
    let isFree = taken.withLock { taken in
      guard taken < limit else { return false }
      taken += 1
      return true
    }
    if !isFree { throw .tooManyFollowers }
  }

  func give() { taken.withLock { $0 -= 1 } }
}
