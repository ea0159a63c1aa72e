import ChangeStore
import Domain
import Picture

/// What people see by a link, in each form that they may ask for.
///
/// Each subject of links that has a page of its own conforms with one type.
protocol LinkView {
  /// The main part of the page, which streams send again when it changes.
  var content: [UInt8] { get }
  /// The whole page.
  /// - Parameter origin: The server's public origin, for the address of the picture; without it, the
  ///   page has none.
  /// - Returns: The HTML, as UTF-8.
  func document(at origin: String?) -> [UInt8]
  /// What the page shows, as JSON.
  var data: [UInt8] { get }
  /// What chats show beside the link.
  var picture: ScorePicture { get }
}

extension Squad {
  /// What an audience sees.
  /// - Throws: `APIError` when its link does not work, or no longer.
  func view(
    for audience: Audience, heardAt: Instant?, at now: Instant
  ) throws(APIError) -> any LinkView {
    let holder = audience.holder
    try check(holder, at: now)
    let seen = holder.scope.view(of: self)
    switch holder.target.subject {
    case .gather(let id):
      guard let gather = seen.gather(id) else { throw .notFound(.link) }
      return FollowedGather(gather: gather, audience: audience, heardAt: heardAt, now: now)
    case .plans: throw .notFound(.link)
    }
  }
}
