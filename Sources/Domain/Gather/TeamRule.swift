/// What a user asked for whenever teams are made: players together in one team, or apart.
public struct TeamRule: Identifiable, Hashable, Sendable {
  /// Identifies a rule.
  public typealias ID = Identifier<TeamRule>

  /// What a rule asks for.
  public enum Kind: String, CaseIterable, Sendable {
    /// All players are in one team.
    case together
    /// No two of the players are in one team.
    case apart
  }

  /// The maximum number of rules of a squad.
  public static let limit = 100
  /// How many players a rule may have.
  public static let playerRange = 2...12

  /// The id, made on the device that added the rule.
  public let id: ID
  /// What the rule asks for.
  public let kind: Kind
  /// The players; those who do not play are left out.
  public let players: [Player.ID]

  /// Creates a rule; `nil` when a player is repeated or their number is outside `playerRange`.
  public init?(id: ID, _ kind: Kind, _ players: [Player.ID]) {
    guard Self.playerRange.contains(players.count),
      Set(players.map { $0.raw }).count == players.count
    else { return nil }
    self.id = id
    self.kind = kind
    self.players = players
  }
}
