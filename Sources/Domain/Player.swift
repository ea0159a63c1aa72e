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

  /// Creates a player that was read from storage; `Squad.apply(_:at:)` adds new ones.
  public init(id: ID, number: Int, details: PlayerDetails, isRemoved: Bool = false) {
    self.id = id
    self.number = number
    self.details = details
    self.isRemoved = isRemoved
  }
}

/// A player's name and further details, each of which may be unknown.
public struct PlayerDetails: Hashable, Sendable {
  /// The player's name or nickname; two players may share one.
  public var name: ShortText
  /// The player's age; `nil` when unknown.
  public var age: Age?
  /// The player's skill; `nil` when unknown.
  public var skill: Skill?
  /// The position that the player likes to play in; `nil` when unknown.
  public var preferredPosition: Position?
  /// The team that the player supports; `nil` when unknown.
  public var favouriteTeam: ShortText?

  /// Creates the details of a player, of which only the name is required.
  public init(
    name: ShortText,
    age: Age? = nil,
    skill: Skill? = nil,
    preferredPosition: Position? = nil,
    favouriteTeam: ShortText? = nil
  ) {
    self.name = name
    self.age = age
    self.skill = skill
    self.preferredPosition = preferredPosition
    self.favouriteTeam = favouriteTeam
  }
}

/// A player's level of play.
public enum Skill: String, CaseIterable, Sendable {
  /// A player who plays now and then.
  case beginner
  /// A player who plays often.
  case amateur
  /// A player who is or was paid to play.
  case professional
}

/// A position on the pitch.
public enum Position: String, CaseIterable, Sendable {
  /// The goalkeeper, abbreviated GK.
  case goalkeeper
  /// A defender, abbreviated DEF.
  case defender
  /// A midfielder, abbreviated MID.
  case midfielder
  /// A winger, abbreviated W.
  case winger
  /// A striker, abbreviated ST.
  case striker
}

/// A new value for one field of a player.
///
/// An edit changes a single field, so that edits of different fields on two devices both count.
public enum PlayerEdit: Hashable, Sendable {
  /// The player's new name.
  case name(ShortText)
  /// The player's new age; `nil` when it is unknown from now on.
  case age(Age?)
  /// The player's new skill; `nil` when it is unknown from now on.
  case skill(Skill?)
  /// The player's new preferred position; `nil` when it is unknown from now on.
  case preferredPosition(Position?)
  /// The player's new favourite team; `nil` when it is unknown from now on.
  case favouriteTeam(ShortText?)
}

extension PlayerDetails {
  /// Sets one field to its new value.
  public mutating func apply(_ edit: PlayerEdit) {
    switch edit {
    case .name(let name): self.name = name
    case .age(let age): self.age = age
    case .skill(let skill): self.skill = skill
    case .preferredPosition(let position): preferredPosition = position
    case .favouriteTeam(let team): favouriteTeam = team
    }
  }

  /// The edits that lead from these details to `target`; none when they are the same.
  public func edits(to target: Self) -> [PlayerEdit] {
    var edits: [PlayerEdit] = []
    if name != target.name { edits.append(.name(target.name)) }
    if age != target.age { edits.append(.age(target.age)) }
    if skill != target.skill { edits.append(.skill(target.skill)) }
    if preferredPosition != target.preferredPosition {
      edits.append(.preferredPosition(target.preferredPosition))
    }
    if favouriteTeam != target.favouriteTeam { edits.append(.favouriteTeam(target.favouriteTeam)) }
    return edits
  }
}
