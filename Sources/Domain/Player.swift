/// A person in a squad who can be picked for a gather.
public struct Player: Identifiable, Hashable, Sendable {
  /// Identifies a player.
  public typealias ID = Identifier<Player>

  /// The id in the log of changes, made on the device that added the player.
  public let id: ID
  /// The id in the REST API: 1, 2, 3 … in the squad's order of creation, never reused.
  public let number: Int
  /// The player's name, and other details as far as they are known.
  public internal(set) var details: PlayerDetails
  /// Whether the player was removed; kept, so that the removal can be undone and explained.
  public internal(set) var isRemoved: Bool

  /// Whether the player was archived: kept for past gathers, and not offered for new ones.
  public internal(set) var isArchived: Bool

  /// Whether pages that people see by a link leave the player's name out.
  public internal(set) var isHidden: Bool

  /// The level that a user set, in place of the one from results; `nil` when users set none.
  public internal(set) var ownLevel: Level?

  /// When users last set each field.
  public internal(set) var editTimes: EditTimes<Field>

  /// Creates a player that was read from storage; `Squad.apply(_:at:)` adds new ones.
  public init(
    id: ID, number: Int, details: PlayerDetails, isRemoved: Bool = false,
    isArchived: Bool = false, isHidden: Bool = false, ownLevel: Level? = nil,
    editTimes: EditTimes<Field> = EditTimes()
  ) {
    self.id = id
    self.number = number
    self.details = details
    self.isRemoved = isRemoved
    self.isArchived = isArchived
    self.isHidden = isHidden
    self.ownLevel = ownLevel
    self.editTimes = editTimes
  }

  /// Whether the player can be picked for a gather: neither removed nor archived.
  package var isListed: Bool { !isRemoved && !isArchived }
}
