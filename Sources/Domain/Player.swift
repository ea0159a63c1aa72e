/// Somebody who can be picked for a gather.
public struct Player: Identifiable, Hashable, Sendable {
  /// Names a player.
  public typealias ID = Identifier<Player>

  /// Names this player in the log of changes.
  public let id: ID
  /// Names this player in the REST API: 1, 2, 3 … in the squad's order of creation, never reused.
  public let number: Int
  /// What is known of this player.
  public internal(set) var details: PlayerDetails
  /// Whether the player was removed; kept so that the removal can be undone and explained.
  public internal(set) var isRemoved: Bool

  /// Makes a player as read from storage; `Squad.apply(_:at:)` is what adds one.
  public init(id: ID, number: Int, details: PlayerDetails, isRemoved: Bool = false) {
    self.id = id
    self.number = number
    self.details = details
    self.isRemoved = isRemoved
  }
}

/// What is known of a player.
public struct PlayerDetails: Hashable, Sendable {
  /// What friends call the player; two players may share a name.
  public var name: ShortText
  /// The age, when it is known.
  public var age: Age?
  /// How well the player plays, when it is known.
  public var skill: Skill?
  /// Where the player likes to play, when it is known.
  public var preferredPosition: Position?
  /// The team that the player supports, when it is known.
  public var favouriteTeam: ShortText?

  /// Describes a player; all but the name may stay unknown.
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

/// How well a player plays.
public enum Skill: String, CaseIterable, Sendable {
  /// Plays now and then.
  case beginner
  /// Plays often.
  case amateur
  /// Plays, or played, for money.
  case professional
}

/// Where a player likes to play.
public enum Position: String, CaseIterable, Sendable {
  /// Short: GK.
  case goalkeeper
  /// Short: DEF.
  case defender
  /// Short: MID.
  case midfielder
  /// Short: W.
  case winger
  /// Short: ST.
  case striker
}

/// One field of a player, with its new value.
///
/// A field at a time, so that two phones that edit different fields do not undo each other.
public enum PlayerEdit: Hashable, Sendable {
  /// The player has another name from now on.
  case name(ShortText)
  /// The age became known, changed or unknown.
  case age(Age?)
  /// The skill became known, changed or unknown.
  case skill(Skill?)
  /// The preferred position became known, changed or unknown.
  case preferredPosition(Position?)
  /// The favourite team became known, changed or unknown.
  case favouriteTeam(ShortText?)
}

extension PlayerDetails {
  /// Gives one field its new value.
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
