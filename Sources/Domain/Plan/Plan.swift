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
  public private(set) var entries: [Entry]
  /// The latest day that the plan had, which follows from its entries.
  private(set) var lastDay: CivilDay

  /// Creates a plan.
  public init(key: PlanKey, entries: [Entry]) {
    self.key = key
    id = key.id
    self.entries = entries
    lastDay = key.day(after: entries)
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if let day = entry.change.day { lastDay = max(lastDay, day) }
  }

  mutating func replaceEntries(with entries: [Entry]) { self = Plan(key: key, entries: entries) }
}

extension PlanKey {
  /// The latest day that the game with this key had.
  fileprivate func day(after entries: [Plan.Entry]) -> CivilDay {
    let first = if case .series(_, let day) = self { day } else { CivilDay.earliest }
    return entries.reduce(first) { last, entry in entry.change.day.map { max(last, $0) } ?? last }
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

  /// Whether a person or guest is one of its heads.
  ///
  /// NB: Most who answer have answered before, so that they are found near the beginning.
  func tells(of head: Player.ID) -> Bool { entries.contains { $0.change.head == head } }

  /// The people who answered and the guests, by their ids.
  var heads: Set<RawIdentifier> {
    Set(entries.compactMap { $0.change.head?.raw })
  }
}
