public import Domain

extension CivilDay {
  /// Thursday, 3 December 2026: the day of the first planned game of the fixtures.
  public static let thursday = CivilDay(number: 20_790) ?? CivilDay(CivilTime(.kickOff))
}

extension MinuteOfDay {
  /// 20:00.
  public static let evening = MinuteOfDay(20 * 60)
}

extension Zone {
  /// Seoul, whose clocks are nine hours ahead of UTC all year.
  public static var seoul: Self {
    get throws {
      let offset = try present(Offset(from: .earliest, minutesAhead: 540))
      return try present(Zone(name: ShortText("Asia/Seoul"), offsets: [offset]))
    }
  }

  /// A zone with a long name, whose clocks change twice.
  fileprivate static var changing: Self {
    get throws {
      let offsets = try [
        present(Offset(from: .earliest, minutesAhead: -210)),
        present(Offset(from: .kickOff, minutesAhead: -150)),
        present(Offset(from: .kickOff(plusMinutes: 100_000), minutesAhead: -210)),
      ]
      return try present(Zone(name: .long, offsets: offsets))
    }
  }
}

extension PlanDetails {
  /// 90 minutes in the evening, in Seoul, and nothing else.
  public static var evening: Self {
    get throws {
      try present(
        PlanDetails(minute: present(.evening), length: 90, zone: Zone.seoul.name))
    }
  }

  /// An evening for at most so many people.
  public static func evening(most: Int) throws -> Self {
    var details = try evening
    details.apply(.most(most))
    return details
  }

  /// Details of which every field is known, and every text is long.
  public static var full: Self {
    get throws {
      try present(
        PlanDetails(
          minute: present(.evening), length: 600, zone: .long, place: .long, map: .example,
          most: 200, least: 8, price: .long, answerBy: .dayBefore, guestsEach: 5))
    }
  }
}

extension TimeBefore {
  /// The day before at 20:00.
  public static var dayBefore: Self {
    get throws { try present(TimeBefore(days: 1, at: present(.evening))) }
  }
}

extension MapLink {
  static var example: Self {
    get throws { try present(MapLink("https://map.example/?q=%EA%B9%80#1")) }
  }
}

extension Replies.ReplyLink {
  /// A link to answer, for the group or for one person.
  public static func toReply(for person: Player.ID? = nil) throws -> Self {
    let link = Link(id: .fixed(3), purpose: .reply, secret: LinkSecret(high: 5, low: 6))
    return try present(Self(link, for: person))
  }
}

extension Change {
  /// A game of Thursday that is planned by itself.
  public static func planned(
    _ id: Plan.ID, on day: CivilDay = .thursday, most: Int? = nil
  ) throws -> Self {
    let details: PlanDetails = try most.map { try .evening(most: $0) } ?? .evening
    return .plan(.single(id), .made(day, details))
  }

  /// A game every Thursday, for which people can answer from the day before on.
  public static func everyThursday(_ id: Series.ID) throws -> Self {
    let days = try present(Recurrence(first: .thursday, weeks: 1))
    return .series(id, .made(days, opens: try .dayBefore, try .evening))
  }

  /// What a person says about a game.
  public static func answered(
    _ answer: Answer, of person: Player.ID, to key: PlanKey, takesFreePlace: Bool? = nil
  ) throws -> Self {
    .plan(
      key,
      .answered(
        PlanAnswer(
          answer, of: person, named: try ShortText("Ann"), takesFreePlace: takesFreePlace)))
  }
}

extension Change.Kind {
  /// Changes of this kind to planned games and series.
  var planExamples: [Change] {
    get throws {
      let key = PlanKey.single(.fixed(1))
      let later = CivilDay.thursday.advanced(byDays: 7)
      let changes: [PlanChange]
      switch self {
      case .zoneSet: return try [.squad(.zoneSet(.seoul)), .squad(.zoneSet(.changing))]
      case .seriesMade, .seriesEdited, .seriesEnded:
        return try seriesExamples.map { .series(.fixed(1), $0) }
      case .planMade: changes = try [.made(.thursday, .evening), .made(.thursday, .full)]
      case .planMoved: changes = [.moved(to: later)]
      case .planEdited:
        changes = try PlanEdit.Field.allCases.flatMap { try $0.examples }.map { .edited($0) }
      case .planCancelled: changes = [.cancelled(try .long), .cancelled(nil)]
      case .planReinstated: changes = [.reinstated]
      case .planBegun: changes = [.begun(.friday)]
      case .answered:
        return try Answer.allCases.map {
          try .answered($0, of: .ann, to: key, takesFreePlace: $0 == .in ? true : nil)
        } + [.answered(.in, of: .stranger, to: .series(.fixed(1), later), takesFreePlace: false)]
      case .guestAdded:
        changes = [
          .guestAdded(.stranger, host: .ann, try .long), .guestAdded(.stranger, host: .ann, nil),
        ]
      case .guestRemoved: changes = [.guestRemoved(.stranger)]
      case .guestKept: changes = [.guestKept(.stranger)]
      case .placePassed: changes = [.placePassed(.ann)]
      case .placeGiven: changes = [.placeGiven(.ann)]
      case .placeWithdrawn: changes = [.placeWithdrawn(.ann)]
      default: changes = []
      }
      // Those of a series are not made.
      guard self != .planMade else { return changes.map { .plan(key, $0) } }
      return changes.flatMap { [.plan(key, $0), .plan(.series(.fixed(1), later), $0)] }
    }
  }

  private var seriesExamples: [SeriesChange] {
    get throws {
      let later = CivilDay.thursday.advanced(byDays: 7)
      switch self {
      case .seriesMade:
        return try [
          .made(present(Recurrence(first: .thursday, weeks: 1)), opens: .dayBefore, .evening),
          .made(
            present(Recurrence(first: .thursday, weeks: 4, last: later)), opens: .dayBefore, .full),
        ]
      case .seriesEdited:
        return try PlanEdit.Field.allCases.flatMap { try $0.examples }
          .map { .edited(from: later, $0) }
      default: return [.ended(later), .ended(nil)]
      }
    }
  }
}

extension PlanEdit.Field {
  /// Edits of this field; one that may be unknown is made unknown, too.
  ///
  /// A new field does not compile before it has some.
  public var examples: [PlanEdit] {
    get throws {
      switch self {
      case .minute: [.minute(try present(MinuteOfDay(0)))]
      case .length: [.length(60)]
      case .place: [.place(try .long), .place(nil)]
      case .map: [.map(try .example), .map(nil)]
      case .most: [.most(10), .most(nil)]
      case .least: [.least(8), .least(nil)]
      case .price: [.price(try .long), .price(nil)]
      case .answerBy: [.answerBy(try .dayBefore), .answerBy(nil)]
      case .guestsEach: [.guestsEach(1)]
      }
    }
  }
}

/// That a value of an example is not allowed.
private struct NotAllowed: Error {}

private func present<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw NotAllowed() }
  return value
}
