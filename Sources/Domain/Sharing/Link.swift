/// A link by which people without an account take part in what a squad shares.
public struct Link: Identifiable, Hashable, Sendable {
  /// Identifies a link; unlike the secret, it may be shown.
  public typealias ID = Identifier<Link>

  /// What a link is for.
  public enum Purpose: String, CaseIterable, Sendable {
    /// Seeing score, clock, goals and teams.
    case follow
    /// Keeping score.
    case score
    /// Saying whether one comes to a planned game; its page is `/in/SECRET`.
    case reply = "in"
    /// Seeing the table of a season.
    case table
  }

  /// The maximum number of links of a gather, including those that were turned off.
  public static let limit = 40

  /// The id, made on the device that made the link.
  public let id: ID
  /// What the link is for.
  public let purpose: Purpose
  /// The secret in the link's address.
  public let secret: LinkSecret
  /// Whether a user turned the link off, for good.
  public internal(set) var isOff: Bool

  /// Creates a link.
  public init(id: ID, purpose: Purpose, secret: LinkSecret, isOff: Bool = false) {
    self.id = id
    self.purpose = purpose
    self.secret = secret
    self.isOff = isOff
  }
}

extension Link.Purpose {
  /// The path of the page that a link opens: `/follow/SECRET`.
  /// - Parameter secret: The text of the link's secret, or what stands for it in a description.
  /// - Returns: The path, from its first slash on.
  public func pagePath(behind secret: String) -> String { "/" + rawValue + "/" + secret }

  /// How long a link works after the gather's end: 30 days to follow, and 12 hours to score; `nil` for
  /// others, which are about no gather.
  ///
  /// A gather that was not ended counts as over a day after its start.
  public var timeAfterEnd: TimeSpan? {
    switch self {
    case .follow: .days(30)
    case .score: .hours(12)
    case .reply, .table: nil
    }
  }
}
