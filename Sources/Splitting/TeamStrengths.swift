public import Domain

/// How strong teams are: exact numbers in tenths of a level, times a common scale.
///
/// A team's strength is the sum of its players' levels where teams are equally large. Otherwise it is
/// their mean level times the size of the smallest team, plus `Level.extraPlayer` for each further
/// player.
public struct TeamStrengths: Equatable, Sendable {
  /// The strengths in tenths of a level, times `scale`.
  public let values: [Int64]
  /// What the tenths were multiplied by, so that no fraction is left.
  public let scale: Int64

  init(values: [Int64], scale: Int64) {
    self.values = values
    self.scale = scale
  }

  /// Works out how strong teams are from the levels of their players.
  public init(of teams: [[Level]]) {
    let measure = StrengthMeasure(sizes: teams.map { $0.count })
    var values: [Int64] = []
    for team in teams {
      let sum = team.reduce(0) { $0 + $1.tenths }
      values.append(measure.strength(sum: sum, size: team.count))
    }
    self.init(values: values, scale: measure.scale)
  }

  /// The difference between the strongest and the weakest team, in the same scale.
  public var gap: Int64 {
    guard let least = values.min(), let most = values.max() else { return 0 }
    return most - least
  }

  /// The strength of each team in tenths of a level, rounded.
  public var tenths: [Int] { values.map { tenths($0) } }
  /// The gap in tenths of a level, rounded.
  public var gapTenths: Int { tenths(gap) }

  /// A number in this scale in tenths of a level, rounded.
  public func tenths(_ value: Int64) -> Int { Int((value + scale / 2) / scale) }
}

/// Turns sums of levels into strengths, for teams of certain sizes.
struct StrengthMeasure {
  let scale: Int64
  private let smallest: Int

  init(sizes: [Int]) {
    smallest = sizes.min() ?? 0
    var scale: Int64 = 1
    for size in sizes where size > 0 && smallest > 0 {
      scale = scale / Self.greatestDivisor(scale, Int64(size)) * Int64(size)
    }
    // Sums are enough where all sizes are the same.
    self.scale = sizes.allSatisfy { $0 == sizes.first } ? 1 : scale
  }

  /// What each tenth of a level adds to the strength of a team.
  func factor(size: Int) -> Int64 {
    guard size > 0, smallest > 0 else { return scale }
    return size == smallest ? scale : Int64(smallest) * (scale / Int64(size))
  }

  /// What the strength of a team is beside its players' levels.
  func handicap(size: Int) -> Int64 {
    smallest > 0 ? Int64(size - smallest) * Int64(Level.extraPlayer) * scale : 0
  }

  func strength(sum: Int, size: Int) -> Int64 {
    Int64(sum) * factor(size: size) + handicap(size: size)
  }

  static func greatestDivisor<Number: BinaryInteger>(_ one: Number, _ other: Number) -> Number {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}
