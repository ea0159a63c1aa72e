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
    switch random.number(0...128) {
    case ..<16: .player(player(), .added(try details()))
    case ..<32: .player(player(), .edited(try edit()))
    case ..<35: .player(player(), .set(.removed, true))
    case ..<37: .player(player(), .set(.archived, true))
    case ..<39: .player(player(), .set(.removed, false))
    case ..<40: fairness()
    case ..<41: .player(player(), .set(.archived, false))
    case ..<42: .gather(gather(), .recorded(match()))
    case ..<43:
      .gather(gather(), .daySet(to: .kickOff(plusMinutes: -Int64(random.number(0...9_000)))))
    case ..<49: .gather(gather(), .started(participants()))
    case ..<55: .gather(gather(), .participantAssigned(participant(player())))
    case ..<57: .gather(gather(), .participantLeft(player()))
    case ..<59: .gather(gather(), .teamDetailsSet(side(), teamDetails()))
    case ..<61: .gather(gather(), .ended)
    case ..<62: .gather(gather(), .reopened)
    case ..<63:
      .gather(gather(), .endMoved(to: .kickOff(plusMinutes: Int64(random.number(0...90)))))
    case ..<65: .gather(gather(), .set(.deleted, true))
    case ..<68: .gather(gather(), .set(.deleted, false))
    case ..<82: clockChange()
    case ..<91: .goal(gather(), goal(), .added(side(), in: game()))
    case ..<94: .goal(gather(), goal(), .credited(credit()))
    case ..<96:
      .goal(gather(), goal(), .moved(to: .kickOff(plusMinutes: Int64(random.number(0...90)))))
    case ..<98: .goal(gather(), goal(), .takenBack)
    case ..<100: sharing()
    case ..<105: games()
    case ..<109: tables()
    default: try plan()
    }
  }

  private mutating func match() -> MatchRecord {
    let day = Instant.kickOff(plusMinutes: -Int64(random.number(0...9_000)))
    return MatchRecord(
      day: day, participants: participants(), result: random.oneOf(EnteredResult.allCases),
      score: Score(home: random.number(0...3), away: random.number(0...3)) ?? Score())
  }

  /// A change to the games of a gather.
  public mutating func games() -> Change {
    switch random.number(0...5) {
    case ..<4: .gather(gather(), .gameStarted(.fixed(UInt64(random.number(1...3))), pairing()))
    case ..<5: .gather(gather(), .gameTakenBack(.fixed(UInt64(random.number(1...3)))))
    default:
      .gather(
        gather(),
        .rotationSet(
          random.chance(50)
            ? .everybodyPlays : .winnerStays(atMost: random.number(Rotation.stayRange))))
    }
  }

  /// A change to the links of a gather, or to what people do who have one.
  public mutating func sharing() -> Change {
    switch random.number(0...6) {
    case ..<2: .sharing(gather(), .linkMade(link()))
    case ..<3: .sharing(gather(), .linkTurnedOff(linkID()))
    case ..<4: .sharing(gather(), .followerNamesSet(random.oneOf(NameForm.allCases)))
    case ..<5: .sharing(gather(), .scorekeeperNamed(scorekeeper()))
    case ..<6: .goal(gather(), goal(), .recorded(by: scorekeeper().id))
    default: .goal(gather(), goal(), .confirmed)
    }
  }

  /// A change to what makes teams fair.
  public mutating func fairness() -> Change {
    switch random.number(0...8) {
    case ..<2: .player(player(), .levelSet(Level(tenths: random.number(0...100))))
    case ..<3: .squad(.ruleAdded(rule()))
    case ..<4: .squad(.ruleRemoved(.fixed(UInt64(random.number(1...4)))))
    case ..<5: .gather(gather(), .set(.excluded, true))
    case ..<6: .gather(gather(), .set(.excluded, false))
    case ..<7: .gather(gather(), .set(.leftOutOfTables, true))
    case ..<8: .gather(gather(), .set(.leftOutOfTables, false))
    default: .squad(.tableRulesSet(random.oneOf(TableRules.examples)))
    }
  }

  /// What is said of names: the group's own, and how others are shown in tables.
  private static let namings: [SquadChange] =
    NameForm.allCases.map { .tableNamesSet($0) }
    + [nil, try? GroupName("Mondays"), try? GroupName("월요 축구")].map { .nameSet($0) }

  /// A change to seasons, to links to tables, to names, or to who is shown there.
  public mutating func tables() -> Change {
    switch random.number(0...9) {
    case ..<2: .season(season(), .set(details()))
    case ..<3: .season(season(), .removed(true))
    case ..<4: .season(season(), .removed(false))
    case ..<6: .tables(.linkMade(.toTable, terms()))
    case ..<7:
      random.chance(30)
        ? .tables(.linkTurnedOff(Link.toTable.id))
        : .squad(random.oneOf(Self.namings))
    case ..<8: .player(player(), .set(.hidden, true))
    case ..<9: .player(player(), .set(.hidden, false))
    default: .squad(random.oneOf(Self.namings))
    }
  }

  private mutating func season() -> Season.ID { .fixed(UInt64(random.number(1...2))) }

  private mutating func details() -> Season.Details {
    let from = Instant.kickOff(plusMinutes: Int64(random.number(-9_000...0)))
    let until = random.chance(50) ? Instant.kickOff(plusMinutes: 9_000) : nil
    return Season.Details(
      name: random.oneOf(names), bounds: SeasonBounds(from: from, until: until) ?? .allTime,
      rules: random.oneOf(TableRules.examples))
  }

  private mutating func terms() -> TableLink.Terms {
    let season = TableLink.Terms(.season(season()), minutesFromUTC: random.number(-720...840))
    return random.chance(50) ? .allTime : season ?? .allTime
  }

  /// A change of a scorekeeper: their name, or a goal.
  public mutating func scorekeeping(on device: Device.ID) -> Change {
    random.chance(30)
      ? .sharing(gather(), .scorekeeperNamed(Scorekeeper(id: device, name: random.oneOf(names))))
      : .goal(gather(), goal(), .added(side(), in: game()))
  }

  /// A change to a clock.
  public mutating func clockChange() -> Change {
    switch random.number(0...19) {
    case ..<2: .clock(gather(), game(), .set(setting()))
    case ..<4: .clock(gather(), game(), .formatSet(format()))
    case ..<6: .clock(gather(), game(), .moved(seconds: random.number(-600...600)))
    case ..<12: .clock(gather(), game(), .started)
    case ..<16: .clock(gather(), game(), .paused)
    case ..<18: .clock(gather(), game(), .periodEnded(random.number(1...3)))
    case ..<19: .clock(gather(), game(), .periodResumed(random.number(1...3)))
    default: .clock(gather(), game(), .cancelled)
    }
  }

  /// So many goals that those of two devices together may exceed the limit of a side.
  public mutating func goals() -> [Change] {
    let gather = gather()
    let side = random.oneOf(Pairing.first.sides)
    return (0..<60).map { _ in .goal(gather, .fixed(random.next()), .added(side)) }
  }
}

extension ChangeGenerator {
  /// One of eight players.
  public mutating func player() -> Player.ID { .fixed(UInt64(random.number(1...8))) }
  /// One of three gathers.
  public mutating func gather() -> Gather.ID { .fixed(UInt64(random.number(1...3))) }
  private mutating func goal() -> Goal.ID { .fixed(UInt64(random.number(1...12))) }
  private mutating func rule() -> TeamRule {
    let one = UInt64(random.number(1...4))
    let players: [Player.ID] = [.fixed(one), .fixed(one + UInt64(random.number(1...4)))]
    let rule = TeamRule(
      id: .fixed(UInt64(random.number(1...4))), random.oneOf(TeamRule.Kind.allCases), players)
    guard let rule else { preconditionFailure("Two different players are a rule.") }
    return rule
  }
  private mutating func linkID() -> Link.ID { .fixed(UInt64(random.number(1...6))) }
  private mutating func scorekeeper() -> Scorekeeper {
    Scorekeeper(id: .fixed(UInt64(random.number(1...3))), name: random.oneOf(names))
  }
  /// The first game, or one of three others.
  private mutating func game() -> Game.ID? {
    random.chance(70) ? nil : .fixed(UInt64(random.number(1...3)))
  }
  /// Mostly one of the two teams of the first game.
  private mutating func side() -> Side {
    random.oneOf(random.chance(80) ? Pairing.first.sides : Side.allCases)
  }
  private mutating func pairing() -> Pairing {
    let home = side()
    return Pairing(home, random.oneOf(Side.allCases)) ?? .first
  }

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

  private mutating func format() -> ClockFormat {
    ClockFormat(periods: random.number(ClockFormat.periodRange), length: setting()) ?? .default
  }

  private mutating func teamDetails() -> TeamDetails {
    TeamDetails(name: maybe(names), color: maybe(TeamColor.allCases))
  }

  private mutating func credit() -> GoalCredit {
    let scorer = random.chance(80) ? player() : nil
    let assist = random.chance(40) ? player() : nil
    return random.chance(20) ? .ownGoal(by: scorer) : .scored(by: scorer, assist: assist)
  }

  private mutating func link() -> Link {
    let id = linkID()
    return Link(
      id: id, purpose: random.oneOf([.follow, .score]),
      secret: LinkSecret(high: random.next(), low: id.low))
  }

  private mutating func maybe<Choice>(_ choices: [Choice]) -> Choice? {
    random.chance(60) ? random.oneOf(choices) : nil
  }
}
