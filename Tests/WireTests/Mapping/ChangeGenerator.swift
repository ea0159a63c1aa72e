import Domain

/// Makes random changes from a seed, with few ids, so that many apply to one squad.
struct ChangeGenerator {
  var random: SplitMix64
  private let names: [ShortText]

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    names = try ["Ann", "Jose\u{301}", "Jos\u{E9}", "지성", "👩‍👧", "\"B\" \\", "عمر \u{200F}", "</b>"]
      .map { try ShortText($0) }
  }

  mutating func stamped() throws -> StampedChange {
    StampedChange(
      id: .random(using: &random), device: .random(using: &random), madeAt: instant(),
      change: try change())
  }

  mutating func details() throws -> PlayerDetails {
    PlayerDetails(
      name: oneOf(names), age: try age(), skill: maybe(Skill.allCases),
      preferredPosition: maybe(Position.allCases), favouriteTeam: maybe(names))
  }

  mutating func change() throws -> Change {
    switch random.number(0...14) {
    case 0: .playerAdded(id(), try details())
    case 1: .playerEdited(id(), try edit())
    case 2: .playerRemoved(id())
    case 3: .playerRestored(id())
    case 4: .gatherStarted(id(), participants())
    case 5: .participantAssigned(id(), participant(id()))
    case 6: .gatherEnded(id())
    case 7: .gatherDeleted(id())
    case 8: .gatherRestored(id())
    case 9: .clockSet(id(), ClockSetting(totalSeconds: random.number(1...5_999)) ?? .default)
    case 10: .clockStarted(id())
    case 11: .clockPaused(id())
    case 12: .clockCancelled(id())
    case 13: .goalAdded(id(), id(), oneOf(Side.allCases))
    default: .goalTakenBack(id(), id())
    }
  }

  mutating func outcome() -> ChangeOutcome {
    let rejections: [ChangeRejection] = [
      .playerExists(id()), .playerUnknown(id()), .playerRemoved(id()), .tooManyPlayers,
      .gatherExists(id()), .gatherUnknown(id()), .gatherDeleted(id()), .tooManyGathers,
      .participantRepeated(id(), id()), .tooManyParticipants(id()),
      .scoreLimitReached(id(), oneOf(Side.allCases)),
    ]
    return random.chance(50)
      ? .rejected(oneOf(rejections)) : .accepted(sequence: Int64(random.number(1...1_000)))
  }

  /// A squad after that many random changes, without those that could not be applied.
  mutating func squad(changeCount: Int) throws -> Squad {
    var squad = Squad()
    for _ in 0..<changeCount {
      let change = try change()
      try? squad.apply(change, at: instant())
    }
    return squad
  }

  mutating func instant() -> Instant {
    Instant.kickOff.advanced(byMilliseconds: Int64(random.number(-86_400_000...86_400_000)))
  }

  mutating func id<Subject>() -> Identifier<Subject> {
    Identifier(high: 0x0123_4567_89AB_4DEF, low: UInt64(random.number(1...4)))
  }
}

extension ChangeGenerator {
  private mutating func age() throws -> Age? {
    random.chance(50) ? try Age(random.number(Age.range)) : nil
  }

  private mutating func edit() throws -> PlayerEdit {
    switch random.number(0...4) {
    case 0: .name(oneOf(names))
    case 1: .age(try age())
    case 2: .skill(maybe(Skill.allCases))
    case 3: .preferredPosition(maybe(Position.allCases))
    default: .favouriteTeam(maybe(names))
    }
  }

  private mutating func participant(_ id: Player.ID) -> Participant {
    Participant(id: id, name: oneOf(names), team: oneOf(Team.allCases))
  }

  private mutating func participants() -> [Participant] {
    (0..<random.number(0...3)).map { _ in participant(id()) }
  }

  private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[random.number(0...(choices.count - 1))]
  }

  private mutating func maybe<Choice>(_ choices: [Choice]) -> Choice? {
    random.chance(60) ? oneOf(choices) : nil
  }
}
