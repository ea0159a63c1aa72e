/// What is believed of a player's strength: a normal distribution, on the scale of OpenSkill.
///
/// There, a player who is not known has the mean 25 and the deviation 25/3.
public struct Rating: Hashable, Sendable {
  /// The mean of the distribution.
  public var mean: Double
  /// The standard deviation, above 0.
  public var deviation: Double

  /// Creates a rating.
  public init(mean: Double, deviation: Double) {
    self.mean = mean
    self.deviation = deviation
  }

  /// The rating of a player who is not known.
  public static let unknown = Rating(mean: 25, deviation: 25.0 / 3)

  /// The rating before the first match, from what users said about the player.
  ///
  /// What is said is believed twice as much as nothing, and a level that was set four times as
  /// much, so that a few matches do not overrule it.
  public init(before player: Player) {
    self =
      switch (player.ownLevel, player.details.skill) {
      case (let level?, _): Rating(at: level, deviation: 25.0 / 12)
      case (nil, .beginner?): Rating(at: Level(clamping: 35), deviation: 25.0 / 6)
      case (nil, .amateur?): Rating(at: .average, deviation: 25.0 / 6)
      case (nil, .professional?): Rating(at: Level(clamping: 75), deviation: 25.0 / 6)
      case (nil, nil): .unknown
      }
  }

  private init(at level: Level, deviation: Double) {
    let tenths = Double(level.tenths - Level.average.tenths)
    self.init(mean: Self.unknown.mean + tenths / Self.tenthsPerUnit, deviation: deviation)
  }

  /// The tenths of a level that a unit of the mean is worth: a mean of 0 is the level 1.0, of 50 the
  /// level 10.0.
  static let tenthsPerUnit = 1.8

  /// What further players are worth to a team, in units of the mean.
  static func advantage(ofFurtherPlayers count: Double) -> Double {
    count * Double(Level.extraPlayer) / tenthsPerUnit
  }

  /// The mean as a level; one outside the levels that there are is the nearest.
  public var level: Level {
    let tenths = Double(Level.average.tenths) + (mean - Self.unknown.mean) * Self.tenthsPerUnit
    let bounded = min(max(tenths, Double(Level.range.lowerBound)), Double(Level.range.upperBound))
    return Level(clamping: Int(bounded + 0.5))
  }

  /// The deviation in tenths of a level: the level is within it two times out of three.
  public var deviationTenths: Int { Int(deviation * Self.tenthsPerUnit + 0.5) }
}
