/// What happened to one planned game, in the order of the squad's log.
///
/// What it is like, who comes and who waits is all found from this: see `PlannedGame`. A game of a series
/// to which nothing happened has no plan.
public struct Plan: Identifiable, Equatable, Sendable {
  /// Identifies a planned game.
  public typealias ID = Identifier<Plan>

  /// How many people may answer or be brought along to one game.
  public static let headLimit = 200

  /// A change to the plan at its place in the log.
  public struct Entry: Equatable, Sendable {
    /// The place in the log.
    public let place: LogPlace
    /// The device that made the change; `nil` when that is not told.
    public let device: Device.ID?
    /// When the change was made, by the clock of its device.
    public let madeAt: Instant
    /// The change.
    public let change: PlanChange

    /// Creates an entry.
    public init(place: LogPlace, device: Device.ID?, madeAt: Instant, change: PlanChange) {
      self.place = place
      self.device = device
      self.madeAt = madeAt
      self.change = change
    }
  }

  /// What the game is known by.
  public let key: PlanKey
  /// The id derived from the key.
  public let id: ID
  /// The entries in the order of the log.
  public internal(set) var entries: [Entry]

  /// Creates a plan.
  public init(key: PlanKey, entries: [Entry]) {
    self.key = key
    id = key.id
    self.entries = entries
  }
}

extension Plan {
  /// What users set of a plan, each by itself.
  public enum Field: Hashable, Sendable {
    /// Its day.
    case day
    /// One of its details.
    case detail(PlanEdit.Field)
    /// Whether it is cancelled.
    case cancelled
  }

  /// When a field was last set; `nil` when it has the value with which the plan was made.
  func setAt(_ field: Field) -> Instant? {
    entries.lazy.filter { $0.change.field == field }.map { $0.madeAt }.max()
  }

  /// The people who answered and the guests, by their ids.
  var heads: Set<RawIdentifier> {
    Set(entries.compactMap { $0.change.head?.raw })
  }
}
