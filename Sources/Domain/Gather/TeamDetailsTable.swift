/// What each team is called and wears.
public struct TeamDetailsTable: Hashable, Sendable {
  /// Team A first, without those at the end of which nothing is known.
  private var details: [TeamDetails] = []

  /// Creates a table in which nothing is known.
  public init() {}

  /// What a team is called and wears.
  public subscript(side: Side) -> TeamDetails {
    get { side.index < details.count ? details[side.index] : TeamDetails() }
    set {
      while details.count <= side.index { details.append(TeamDetails()) }
      details[side.index] = newValue
      while details.last == TeamDetails() { details.removeLast() }
    }
  }
}
