public import Domain

/// Makes random changes from a seed.
///
/// Ids come from small pools, so that the changes of several devices concern the same players,
/// gathers and goals, and conflict.
public struct ChangeGenerator {
  /// The source of the random choices.
  public var random: SplitMix64
  private let names: [ShortText]

  /// Creates a generator; the same seed makes the same changes.
  public init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    names = try [
      "Ann", "Ben", "Jose\u{301}", "Jos\u{E9}", "지성", "👩‍👧", "\"B\" \\", "عمر \u{200F}", "</b>",
    ].map { try ShortText($0) }
  }

  /// A player's details; most fields may be missing.
  public mutating func details() throws -> PlayerDetails {
    PlayerDetails(
      name: random.oneOf(names), age: try age(), skill: maybe(Skill.allCases),
      preferredPosition: maybe(Position.allCases), favouriteTeam: maybe(names))
  }

  /// A change of any kind.
  public mutating func change() throws -> Change {
    switch random.number(0...99) {
    case ..<16: .playerAdded(player(), try details())
    case ..<32: .playerEdited(player(), try edit())
    case ..<37: .playerRemoved(player())
    case ..<41: .playerRestored(player())
    case ..<49: .gatherStarted(gather(), participants())
    case ..<55: .participantAssigned(gather(), participant(player()))
    case ..<57: .gatherEnded(gather())
    case ..<60: .gatherDeleted(gather())
    case ..<63: .gatherRestored(gather())
    case ..<66: .clockSet(gather(), setting())
    case ..<71: .clockStarted(gather())
    case ..<75: .clockPaused(gather())
    case ..<77: .clockCancelled(gather())
    case ..<93: .goalAdded(gather(), goal(), random.oneOf(Side.allCases))
    default: .goalTakenBack(gather(), goal())
    }
  }

  /// So many goals that those of two devices together may exceed the limit of a side.
  public mutating func goals() -> [Change] {
    let gather = gather()
    let side = random.oneOf(Side.allCases)
    return (0..<60).map { _ in .goalAdded(gather, .fixed(random.next()), side) }
  }
}

extension ChangeGenerator {
  /// One of eight players.
  public mutating func player() -> Player.ID { .fixed(UInt64(random.number(1...8))) }
  /// One of three gathers.
  public mutating func gather() -> Gather.ID { .fixed(UInt64(random.number(1...3))) }
  private mutating func goal() -> Goal.ID { .fixed(UInt64(random.number(1...12))) }

  private mutating func age() throws -> Age? {
    random.chance(50) ? try Age(random.number(Age.range)) : nil
  }

  private mutating func edit() throws -> PlayerEdit {
    switch random.number(0...4) {
    case 0: .name(random.oneOf(names))
    case 1: .age(try age())
    case 2: .skill(maybe(Skill.allCases))
    case 3: .preferredPosition(maybe(Position.allCases))
    default: .favouriteTeam(maybe(names))
    }
  }

  private mutating func participant(_ id: Player.ID) -> Participant {
    Participant(id: id, name: random.oneOf(names), team: random.oneOf(Team.allCases))
  }

  private mutating func participants() -> [Participant] {
    (0..<random.number(0...4)).map { _ in participant(player()) }
  }

  private mutating func setting() -> ClockSetting {
    ClockSetting(totalSeconds: random.number(1...5_999)) ?? .default
  }

  private mutating func maybe<Choice>(_ choices: [Choice]) -> Choice? {
    random.chance(60) ? random.oneOf(choices) : nil
  }
}
