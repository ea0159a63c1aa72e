/// The most bytes of changes and refusals that are kept for one squad.
public struct SquadByteLimits: Hashable, Sendable {
  /// For the squad of an account with a name.
  public let named: Int
  /// For the squad of an account without a name.
  public let unnamed: Int

  /// Creates limits; without the second, both are the same.
  public init(named: Int = .max, unnamed: Int? = nil) {
    self.named = named
    self.unnamed = min(unnamed ?? named, named)
  }
}
