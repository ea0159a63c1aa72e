/// Players split into teams, and how good that is.
public struct Split: Equatable, Sendable {
  /// The players of each team, by their places in the request, in ascending order.
  public let teams: [[Int]]
  /// How strong the teams are.
  public let strengths: TeamStrengths
  /// The least gap that there can be, as far as that is proved, in the scale of `strengths`; the
  /// gap itself when the split is proved to be the best.
  public let bound: Int64
  /// How well players other than their strength are spread; less is better.
  public let quality: SplitQuality
  /// How many splits obey the rules and have such sizes, whichever names the teams have; `.max` when
  /// there are more than that.
  public let possible: Int64
  /// How many splits are as good as this one, itself included, as far as they are known.
  public let equallyGood: Int64
  /// Whether all splits of this gap were compared: then none is better by any criterion, and exactly
  /// `equallyGood` are as good.
  public let isComplete: Bool

  /// Whether no split that obeys the rules and has such sizes has a smaller gap.
  public var isBest: Bool { strengths.gap == bound }
  /// By how many tenths of a level the gap may be larger than the least there can be, rounded up.
  public var excessTenths: Int {
    Int((strengths.gap - bound + strengths.scale - 1) / strengths.scale)
  }
  /// The bound in tenths of a level, rounded.
  public var boundTenths: Int { strengths.tenths(bound) }
}
