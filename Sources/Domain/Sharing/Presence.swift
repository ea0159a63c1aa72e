/// Who is at a gather by a link, as its organiser sees it.
public struct Presence: Hashable, Sendable {
  /// The time without a sign of a device after which people are told that there is none.
  public static let patience: TimeSpan = .seconds(30)

  /// A scorekeeper, and when the server last heard of them.
  public struct Sign: Hashable, Sendable {
    /// The scorekeeper.
    public let scorekeeper: Scorekeeper.ID
    /// When the server last heard of their device.
    public let heardAt: Instant

    /// Creates a sign.
    public init(of scorekeeper: Scorekeeper.ID, heardAt: Instant) {
      self.scorekeeper = scorekeeper
      self.heardAt = heardAt
    }
  }

  /// The gather.
  public let gather: Gather.ID
  /// The number of pages on which people follow it.
  public let followers: Int
  /// The scorekeepers that the server heard of since it started.
  public let signs: [Sign]

  /// Creates a presence.
  public init(gather: Gather.ID, followers: Int, signs: [Sign]) {
    self.gather = gather
    self.followers = followers
    self.signs = signs
  }
}
