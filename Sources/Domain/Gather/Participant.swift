/// A player's part in a gather.
public struct Participant: Identifiable, Hashable, Sendable {
  /// The player's id; the player may since have been removed from the squad.
  public let id: Player.ID
  /// The player's name at the time, so that later edits do not change past gathers.
  public let name: ShortText
  /// The team that the player is in, or the bench.
  public internal(set) var team: Team

  /// Creates a participant with the name that the player has now.
  public init(id: Player.ID, name: ShortText, team: Team) {
    self.id = id
    self.name = name
    self.team = team
  }
}
