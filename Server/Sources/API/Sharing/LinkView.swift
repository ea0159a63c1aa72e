import ChangeStore
import Domain
import Pages
import Picture

/// What people see by a link, of which streams send the main part again when it changes.
protocol LinkView {
  /// The main part of the page.
  var content: [UInt8] { get }
  /// When the page looks different because time passes, and nothing else; `nil` when a script shows that by
  /// itself, or it does not.
  var changesAt: Instant? { get }
}

/// What people see by a link whose page is the same for all of them, in each form that they may ask for.
protocol LinkPageView {
  /// The whole page.
  /// - Parameters:
  ///   - origin: The server's public origin, for the address of the picture; without it, the page has none.
  ///   - appPicture: The picture beside links to the app, for a page that has none of its own.
  /// - Returns: The HTML, as UTF-8.
  func document(at origin: String?, appPicture: PreviewPicture?) -> [UInt8]
  /// What the page shows, as JSON.
  var data: [UInt8] { get }
}

extension Squad {
  /// What an audience sees.
  /// - Throws: `APIError` when its link does not work, or no longer.
  func view(
    for audience: Audience, heardAt: Instant?, at now: Instant
  ) throws(APIError) -> any LinkView {
    switch audience.subject {
    case .gather: return try followedGather(for: audience, heardAt: heardAt, at: now)
    // No stream leads there.
    case .table: throw .notFound(.link)
    case .plans:
      try check(audience.holder, at: now)
      return AnsweredPlans(self, audience, at: now)
    }
  }

  /// What an audience sees on a page that is the same for all of it.
  /// - Throws: `APIError` when its link does not work, or no longer, or leads to another kind of page.
  func pageView(
    for audience: Audience, heardAt: Instant?, at now: Instant
  ) throws(APIError) -> any LinkPageView {
    switch audience.subject {
    case .gather: return try followedGather(for: audience, heardAt: heardAt, at: now)
    case .table(let id):
      try check(audience.holder, at: now)
      guard let link = tableLink(id), let period = period(of: link) else { throw .notFound(.link) }
      return SharedTable(squad: self, link: link, period: period, audience: audience)
    case .plans: throw .notFound(.link)
    }
  }

  /// The gather that an audience follows.
  /// - Throws: `APIError` when its link does not work, or no longer, or leads to another kind of page.
  func followedGather(
    for audience: Audience, heardAt: Instant?, at now: Instant
  ) throws(APIError) -> FollowedGather {
    let holder = audience.holder
    try check(holder, at: now)
    let seen = holder.scope.view(of: self)
    guard case .gather(let id) = holder.target.subject, let gather = seen.gather(id) else {
      throw .notFound(.link)
    }
    return FollowedGather(
      gather: gather, group: seen.name, audience: audience, heardAt: heardAt, now: now,
      namesPeople: plans.replies.names != .numbersOnly)
  }
}
