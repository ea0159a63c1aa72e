/// A meeting to play: its participants and teams, and the games that they play.
///
/// A gather of two teams is one match. With three or four teams it is a row of games, each between
/// two of them, while the others rest.
public struct Gather: Identifiable, Hashable, Sendable {
  /// Identifies a gather.
  public typealias ID = Identifier<Gather>

  /// The maximum number of participants in a gather.
  public static let participantLimit = 200
  /// How many teams a gather has.
  public static let teamRange = 2...4

  /// The id, made on the device that started the gather.
  public let id: ID
  /// When the gather was started.
  public let startedAt: Instant
  /// An instant on the day to which a user moved it; `nil` for the day on which it was started.
  public internal(set) var daySetTo: Instant?
  /// The device that started the gather; `nil` when it is not known.
  public internal(set) var startedOn: Device.ID?
  /// When the gather was ended; `nil` while it goes on.
  public internal(set) var endedAt: Instant?
  /// What each team is called and wears.
  public internal(set) var teams: TeamDetailsTable
  /// The participants with their stints, in the order in which they were added.
  public internal(set) var appearances: [Appearance]
  /// The game that began with the gather: the only one of a gather of two teams.
  public internal(set) var firstGame: Game
  /// The games after the first in the order in which they began, those taken back included.
  public internal(set) var laterGames: [Game]
  /// How the teams of the next game are chosen.
  public internal(set) var rotation: Rotation
  /// The people who keep the score by a link, in the order in which they said their names.
  public internal(set) var scorekeepers: [Scorekeeper]
  /// The links by which the gather is shared.
  public internal(set) var sharing: Sharing
  /// Whether the gather was deleted; it is kept, so that the deletion can be undone and explained.
  public internal(set) var isDeleted: Bool
  /// Whether the players' levels leave the gather out, as a friendly.
  public internal(set) var isExcluded: Bool
  /// Whether tables leave the gather out.
  public internal(set) var isLeftOutOfTables: Bool
  /// When users last set each field.
  public internal(set) var editTimes: EditTimes<Field>

  /// Creates a gather that was read from storage; `Squad.apply(_:at:)` starts new ones.
  public init(
    id: ID,
    startedAt: Instant,
    daySetTo: Instant? = nil,
    startedOn: Device.ID? = nil,
    endedAt: Instant? = nil,
    teams: TeamDetailsTable = TeamDetailsTable(),
    appearances: [Appearance],
    clock: MatchClock = MatchClock(),
    goals: [Goal] = [],
    entered: EnteredResult? = nil,
    laterGames: [Game] = [],
    rotation: Rotation = .default,
    scorekeepers: [Scorekeeper] = [],
    sharing: Sharing = Sharing(),
    isDeleted: Bool = false,
    isExcluded: Bool = false,
    isLeftOutOfTables: Bool = false,
    editTimes: EditTimes<Field> = EditTimes()
  ) {
    self.id = id
    self.startedAt = startedAt
    self.daySetTo = daySetTo
    self.startedOn = startedOn
    self.endedAt = endedAt
    self.teams = teams
    self.appearances = appearances
    firstGame = Game(startedAt: startedAt, clock: clock, goals: goals, entered: entered)
    self.laterGames = laterGames
    self.rotation = rotation
    self.scorekeepers = scorekeepers
    self.sharing = sharing
    self.isDeleted = isDeleted
    self.isExcluded = isExcluded
    self.isLeftOutOfTables = isLeftOutOfTables
    self.editTimes = editTimes
  }

  /// The participants, each in the team that they are in, or were in last.
  public var participants: [Participant] { appearances.map { $0.participant } }

  /// What a team is called and wears.
  public subscript(side: Side) -> TeamDetails { teams[side] }
}
