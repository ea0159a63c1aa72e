/// A season that the organiser named: which results count, and by which rules.
///
/// Seasons may overlap, and are never closed: a result that arrives late counts, too.
public struct Season: Identifiable, Hashable, Sendable {
  /// Identifies a season.
  public typealias ID = Identifier<Season>

  /// The maximum number of seasons of a squad, including removed ones.
  public static let limit = 100

  /// What users say about a season.
  public struct Details: Hashable, Sendable {
    /// What it is called.
    public var name: ShortText
    /// From when to when results count.
    public var bounds: SeasonBounds
    /// By which rules its tables are made.
    public var rules: TableRules

    /// Creates the details of a season.
    public init(name: ShortText, bounds: SeasonBounds, rules: TableRules) {
      self.name = name
      self.bounds = bounds
      self.rules = rules
    }
  }

  /// What users set of a season, each by itself.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// Name, bounds and rules, which one form sets together.
    case details
    /// Whether it is removed.
    case removed
  }

  /// The id, made on the device on which a user made the season.
  public let id: ID
  /// What users said about it last.
  public internal(set) var details: Details
  /// Whether it was removed; kept, so that this can be undone.
  public internal(set) var isRemoved: Bool
  /// When users last set each field.
  public internal(set) var editTimes: EditTimes<Field>

  /// Creates a season that was read from storage.
  public init(
    id: ID, details: Details, isRemoved: Bool = false, editTimes: EditTimes<Field> = EditTimes()
  ) {
    self.id = id
    self.details = details
    self.isRemoved = isRemoved
    self.editTimes = editTimes
  }
}

extension Squad {
  /// The season with an id, which was not removed; `nil` when there is none.
  public func season(_ id: Season.ID) -> Season? {
    allSeasons.first { $0.id == id && !$0.isRemoved }
  }

  /// The seasons that were not removed, in the order in which they were made.
  public var seasons: [Season] { allSeasons.filter { !$0.isRemoved } }
}
