public import Domain

extension ChangeGenerator {
  /// A change to planned games, to what people said about them, or to series.
  public mutating func plan() throws -> Change {
    switch random.number(0...19) {
    case 0: return try .squad(.zoneSet(.seoul))
    case 1, 2: return .plan(.single(.fixed(number(3))), .made(day(), try .evening(most: 2)))
    case 3: return try .everyThursday(.fixed(number(2)))
    case 4: return .series(.fixed(number(2)), .edited(from: day(), try edit()))
    case 5: return .series(.fixed(number(2)), .ended(random.chance(50) ? day() : nil))
    case 6: return .plan(key(), .edited(try edit()))
    case 7: return .plan(key(), .moved(to: day()))
    case 8: return .plan(key(), .cancelled(random.chance(50) ? try .long : nil))
    case 9: return .plan(key(), .reinstated)
    case 10: return .replies(try reply())
    default: return .plan(key(), try saying())
    }
  }

  /// What a person or the organiser says about a planned game's places.
  private mutating func saying() throws -> PlanChange {
    let person = player()
    switch random.number(0...12) {
    case 0: return .guestAdded(guest(), host: person, random.chance(50) ? try .long : nil)
    case 1: return .guestRemoved(guest())
    case 2: return .guestKept(guest())
    case 3: return .placePassed(person)
    case 4: return .placeGiven(person)
    case 5: return .placeWithdrawn(person)
    case 6: return .begun(.friday)
    default:
      let answer = random.oneOf([Answer.in, .in, .in, .maybe, .out])
      return .answered(
        PlanAnswer(
          answer, of: person, named: try ShortText("Person \(person.low)"),
          takesFreePlace: random.chance(50) ? random.chance(50) : nil))
    }
  }

  private mutating func reply() throws -> RepliesChange {
    switch random.number(0...7) {
    case 0, 1: return .linkMade(try .toReply(for: random.chance(50) ? player() : nil))
    case 2: return .linkTurnedOff(.fixed(3))
    case 3: return .namesSet(random.oneOf(ReplyNames.allCases), areListed: random.chance(50))
    case 4: return .fromOwnPhoneSet(random.chance(50))
    case 5: return .answersJoined(player(), to: random.chance(80) ? player() : nil)
    default: return .browserBound(random.chance(80) ? player() : nil)
    }
  }

  private mutating func key() -> PlanKey {
    random.chance(60)
      ? .single(.fixed(number(3)))
      : .series(.fixed(number(2)), .thursday.advanced(byDays: 7 * random.number(0...2)))
  }

  private mutating func edit() throws -> PlanEdit {
    try random.oneOf(random.oneOf(PlanEdit.Field.allCases).examples)
  }

  private mutating func day() -> CivilDay {
    .thursday.advanced(byDays: random.number(-14...14))
  }
  private mutating func guest() -> Player.ID { .fixed(100 + number(4)) }
  private mutating func number(_ limit: Int) -> UInt64 { UInt64(random.number(1...limit)) }
}
