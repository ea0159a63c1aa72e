/// One goal, with an id of its own.
///
/// Because goals are counted, two devices that score at the same time both count. A stored score
/// would be overwritten by the later one.
public struct Goal: Identifiable, Hashable, Sendable {
  /// Identifies a goal.
  public typealias ID = Identifier<Goal>

  /// The id, made on the device that recorded the goal.
  public let id: ID
  /// The side that the goal counts for.
  public let side: Side
  /// When the goal was scored: when it was recorded, unless a user moved it.
  public internal(set) var scoredAt: Instant
  /// Who scored it, as far as users said so.
  public internal(set) var credit: GoalCredit
  /// The scorekeeper who recorded it; `nil` for a device of the squad's account.
  public internal(set) var recorder: Scorekeeper.ID?
  /// The device of the squad's account that recorded it; `nil` for the one that started the gather,
  /// for a scorekeeper's, and when it is not known.
  public internal(set) var device: Device.ID?
  /// Whether a user said that it is a goal of its own, and not one that another device recorded.
  public internal(set) var isConfirmed: Bool

  /// Creates a goal.
  public init(
    id: ID, side: Side, scoredAt: Instant, credit: GoalCredit = .unknown,
    recorder: Scorekeeper.ID? = nil, device: Device.ID? = nil, isConfirmed: Bool = false
  ) {
    self.id = id
    self.side = side
    self.scoredAt = scoredAt
    self.credit = credit
    self.recorder = recorder
    self.device = device
    self.isConfirmed = isConfirmed
  }
}
