import ChangeStore
import Metrics
import Synchronization

/// The places of pages that links lead to and that are open, which leave the server enough for those
/// who play.
///
/// They are bounded in all, by one link and from one address, so that one client cannot take all.
final class LinkPlaces: Sendable {
  private let quotas: Quotas
  private let metrics: ServerMetrics
  private let taken = Mutex(Taken())

  init(_ quotas: Quotas, metrics: ServerMetrics = .none) {
    self.quotas = quotas
    self.metrics = metrics
  }

  /// A place that is free again when it is no longer retained.
  ///
  /// A response that holds it may never be written, as when the connection has ended.
  final class Place: Sendable {
    private let places: LinkPlaces
    private let link: LinkTarget
    private let address: ClientAddress

    fileprivate init(_ link: LinkTarget, _ address: ClientAddress, in places: LinkPlaces) {
      self.places = places
      self.link = link
      self.address = address
    }

    deinit {
      places.taken.withLock { $0.count(-1, link, address) }
      places.metrics.followerStreams.decrement()
    }
  }

  /// - Throws: `APIError.tooManyFollowers` when all places are taken.
  func take(_ link: LinkTarget, from address: ClientAddress) throws(APIError) -> Place {
    let isFree = taken.withLock { taken in
      guard taken.hasPlace(link, address, quotas) else { return false }
      taken.count(1, link, address)
      return true
    }
    guard isFree else { throw .tooManyFollowers }
    metrics.followerStreams.increment()
    return Place(link, address, in: self)
  }

  /// How many links and addresses are counted.
  var keyCount: Int { taken.withLock { $0.byLink.count + $0.byAddress.count } }
}

/// The places that are taken.
private struct Taken {
  var all = 0
  var byLink: [LinkTarget: Int] = [:]
  var byAddress: [ClientAddress: Int] = [:]

  func hasPlace(_ link: LinkTarget, _ address: ClientAddress, _ quotas: Quotas) -> Bool {
    all < quotas.followers
      && byLink[link, default: 0] < quotas.followersPerLink
      && byAddress[address, default: 0] < quotas.followersPerAddress
  }

  mutating func count(_ change: Int, _ link: LinkTarget, _ address: ClientAddress) {
    all += change
    byLink.count(change, link)
    byAddress.count(change, address)
  }
}

extension Dictionary where Value == Int {
  /// Adds to the count of a key, which is forgotten at 0.
  fileprivate mutating func count(_ change: Int, _ key: Key) {
    let count = self[key, default: 0] + change
    self[key] = count > 0 ? count : nil
  }
}
