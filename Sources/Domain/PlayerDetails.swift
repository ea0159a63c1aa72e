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
