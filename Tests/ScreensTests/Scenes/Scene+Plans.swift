import Domain
import Presentation
import TestSupport
import Texts

// Planned games: the form, the screen with its sheets, and the cards on the list.
extension Scene {
  static var planStates: [State] {
    [
      ("plan-new", { TestDevice($0, keeping: .keeping(.two)).at(.newPlan) }),
      (
        "plan-new-weekly",
        { planned($0, evening).at(.newPlan).with(.planForm(.weeks, "1")) }
      ),
      (
        "plan-new-wrong",
        { TestDevice($0, keeping: .keeping(.two)).at(.newPlan).with(.planForm(.most, "x")) }
      ),
      ("plan-edit", { planned($0, evening).at(.editPlan(key)) }),
      ("plan-edit-series", { planned($0, weekly).at(.editPlan(weeklyKey)) }),
      ("plan-empty", { planned($0, evening).at(.plan(key)) }),
      ("plan-answered", { planned($0, answered).at(.plan(key)) }),
      ("plan-hostile", { planned($0, hostile).at(.plan(key)) }),
      (
        "plan-cancelled",
        {
          planned($0, answered.with(.plan(key, .cancelled(.typed("Rain"))))).at(.plan(key))
        }
      ),
      ("plan-gone", { TestDevice($0, keeping: .keeping(.two)).at(.plan(key)) }),
      ("plan-offline", { planned($0, answered).with(.device(.offline)).at(.plan(key)) }),
      (
        "plan-person",
        {
          planned($0, answered).at(.plan(key))
            .with(.plan(.personTapped(.fixed(2))), .plan(.guestAdded))
        }
      ),
      (
        "plan-person-waiting",
        { planned($0, answered).at(.plan(key)).with(.plan(.personTapped(.fixed(5)))) }
      ),
      (
        "plan-person-out",
        {
          planned($0, answered).at(.plan(key))
            .with(
              .plan(.personTapped(.fixed(2))), .plan(.guestAdded), .plan(.answerTapped(.out)),
              .plan(.personTapped(.fixed(2))))
        }
      ),
      (
        "plan-person-typed",
        {
          planned($0, answered.with(try? .answered(.in, of: .stranger, to: key))).at(.plan(key))
            .with(.plan(.personTapped(.stranger)))
        }
      ),
      (
        "plan-own-link",
        {
          planned($0, answered).at(.plan(key))
            .with(.plan(.personTapped(.fixed(2))), .plan(.ownLinkTapped))
        }
      ),
      (
        "plan-new-playing",
        {
          planned($0, evening).at(.plan(key))
            .with(.plan(.ownNameChosen, Player.ID.fixed(2).uuidString)).at(.newPlan)
        }
      ),
      (
        "plan-add",
        {
          planned($0, answered).at(.plan(key))
            .with(
              .plan(.addTapped),
              .plan(.namesTyped, "Ann: in +1\n유나: out\n수빈\nSee you all there!"))
        }
      ),
      (
        "plan-add-waiting",
        {
          planned($0, answered).withoutListWords.at(.plan(key))
            .with(.plan(.addTapped), .plan(.namesTyped, "Ann: in +1\n유나: out"))
        }
      ),
      (
        "plan-grace",
        { planned($0, leaving).at(.plan(key)) }
      ),
      (
        "plan-asked",
        { planned($0, leaving).at(.plan(key)).after(milliseconds: 360_000) }
      ),
      ("players-planned-asked", { planned($0, leaving).after(milliseconds: 360_000) }),
      // Between two games of a series.
      (
        "players-series",
        { planned($0, weekly).after(milliseconds: 7 * 86_400_000 + 16_800_000) }
      ),
      ("plan-remind", { planned($0, answered).at(.plan(key)).with(.plan(.remindTapped)) }),
      (
        "plan-cancel", { planned($0, answered).at(.plan(key)).with(.plan(.cancelGameTapped)) }
      ),
      (
        "plan-cancel-series",
        { planned($0, weekly).at(.plan(weeklyKey)).with(.plan(.cancelGameTapped)) }
      ),
      ("link-reply", { planned($0, answered).at(.plan(key)).with(.plan(.linkTapped)) }),
      ("players-planned", { planned($0, answered) }),
      // Planned by a newcomer who has no players.
      ("players-planned-empty", { planned($0, Squad.empty.with(.plan(key, made))) }),
      (
        "players-planned-own",
        {
          planned($0, answered).at(.plan(key))
            .with(.plan(.ownNameChosen, Player.ID.fixed(2).uuidString)).at(.players)
        }
      ),
      (
        "players-planned-three",
        { planned($0, weekly.with(.plan(.single(.fixed(9)), made))) }
      ),
      ("players-gathering", { planned($0, answered).after(milliseconds: 90_000_000) }),
    ]
  }

  private static let key = PlanKey.single(.fixed(4))
  private static let weeklyKey = PlanKey.series(.fixed(5), friday)
  /// The day after kick-off.
  private static let saturday = CivilDay(CivilTime(.kickOff)).advanced(byDays: 1)
  private static let friday = CivilDay(CivilTime(.kickOff)).advanced(byDays: 7)

  private static func planned(_ speech: Speech, _ squad: Squad) -> TestDevice {
    TestDevice(speech, keeping: .loggedIn(squad))
  }

  private static var made: PlanChange { .made(saturday, details) }

  private static var details: PlanDetails {
    let zone = Zone(
      name: .typed("Europe/Berlin"),
      offsets: [Zone.Offset(from: .earliest, minutesAhead: 60)].compactMap { $0 })
    guard let zone, let minute = MinuteOfDay(20 * 60),
      let deadline = TimeBefore(days: 1, at: minute),
      let details = PlanDetails(
        minute: minute, length: 90, zone: zone.name, place: .typed("Hall, Example Street 12"),
        most: 3, least: 2, price: .typed("6 €"), answerBy: deadline, guestsEach: 1)
    else { preconditionFailure("A planned game must have details.") }
    return details
  }

  /// A game of which nothing is said yet.
  private static var evening: Squad {
    let zone = Zone(
      name: .typed("Europe/Berlin"),
      offsets: [Zone.Offset(from: .earliest, minutesAhead: 60)].compactMap { $0 })
    let link = Replies.ReplyLink(
      Link(id: .fixed(3), purpose: .reply, secret: LinkSecret(high: 5, low: 6)))
    return Squad.thirty.with(zone.map { .squad(.zoneSet($0)) })
      .with(link.map { .replies(.linkMade($0)) }).with(.plan(key, made))
  }

  /// The same after some have answered: three are in, one with a guest who waits, and another waits.
  private static var answered: Squad {
    answering(evening)
  }

  /// The same after one of those who are in has said that they do not come.
  private static var leaving: Squad { answered.answering(.out, 2...2) }

  private static var hostile: Squad {
    Squad.hostile.with(.plan(key, made)).with(.plan(key, .edited(.most(nil))))
      .with(.plan(key, .edited(.place(.typed(String(repeating: "W", count: 80))))))
      .answering(.in, 1...4)
  }

  private static func answering(_ squad: Squad) -> Squad {
    squad.answering(.in, 1...3)
      .with(.plan(key, .guestAdded(.fixed(901), host: .fixed(1), .typed("Gus"))))
      .answering(.in, 5...6).answering(.maybe, 7...7).answering(.out, 8...9)
  }

  /// A game every week.
  private static var weekly: Squad {
    guard let recurrence = Recurrence(first: friday, weeks: 1),
      let opens = MinuteOfDay(0).flatMap({ TimeBefore(days: 6, at: $0) })
    else { preconditionFailure("A series must have days.") }
    return Squad.thirty.with(.series(.fixed(5), .made(recurrence, opens: opens, details)))
  }
}

extension Squad {
  fileprivate func with(_ change: Change?) -> Squad {
    change.map { with($0, at: .kickOff) } ?? self
  }

  fileprivate func answering(_ answer: Answer, _ numbers: ClosedRange<UInt64>) -> Squad {
    numbers.reduce(self) { squad, number in
      let id = Player.ID.fixed(number)
      guard let name = squad.player(id)?.details.name else { return squad }
      return squad.with(
        .plan(.single(.fixed(4)), .answered(PlanAnswer(answer, of: id, named: name))))
    }
  }
}
