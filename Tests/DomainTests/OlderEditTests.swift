import Domain
import TestSupport
import Testing

/// Two devices set the same field; the one that did so first delivers it last.
@Suite("An edit that is older than the one it would replace")
struct OlderEditTests {
  /// Two values of each field that users set.
  static let pairs = Result<[(Change, Change)], any Error> {
    let (bo, cy) = (try ShortText("Bo"), try ShortText("Cy"))
    let two = ClockFormat(periods: 2, length: .default) ?? .default
    let edits: [(PlayerEdit, PlayerEdit)] = [
      (.name(bo), .name(cy)), (.age(try Age(30)), .age(nil)), (.skill(.beginner), .skill(.amateur)),
      (.preferredPosition(.winger), .preferredPosition(.striker)),
      (.favouriteTeam(bo), .favouriteTeam(nil)),
    ]
    return edits.map { (.player(.ann, .edited($0)), .player(.ann, .edited($1))) } + [
      (.player(.ann, .set(.removed, true)), .player(.ann, .set(.removed, false))),
      (.player(.ann, .set(.archived, true)), .player(.ann, .set(.archived, false))),
      (.player(.ann, .levelSet(Level(tenths: 20))), .player(.ann, .levelSet(nil))),
      (.squad(.nameSet(try GroupName("Mondays"))), .squad(.nameSet(nil))),
      (.squad(.tableNamesSet(.full)), .squad(.tableNamesSet(.firstNameAndInitial))),
      (.player(.ann, .set(.hidden, true)), .player(.ann, .set(.hidden, false))),
      (
        .season(
          .fixed(1),
          .set(Season.Details(name: bo, bounds: .allTime, rules: TableRules()))),
        .season(
          .fixed(1),
          .set(Season.Details(name: cy, bounds: .allTime, rules: TableRules())))
      ),
      (.gather(.friday, .ended), .gather(.friday, .reopened)),
      (.gather(.friday, .set(.deleted, true)), .gather(.friday, .set(.deleted, false))),
      (
        .gather(.friday, .daySet(to: .kickOff(plusMinutes: -1_440))),
        .gather(.friday, .daySet(to: .kickOff(plusMinutes: -2_880)))
      ),
      (.gather(.friday, .set(.excluded, true)), .gather(.friday, .set(.excluded, false))),
      (
        .gather(.friday, .set(.leftOutOfTables, true)),
        .gather(.friday, .set(.leftOutOfTables, false))
      ),
      (.squad(.tableRulesSet(TableRules.examples[1])), .squad(.tableRulesSet(TableRules()))),
      (
        .gather(.friday, .rotationSet(.everybodyPlays)),
        .gather(.friday, .rotationSet(.winnerStays(atMost: 3)))
      ),
      (
        .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
        .sharing(.friday, .followerNamesSet(.full))
      ),
      (
        .gather(.friday, .teamDetailsSet(.teamA, TeamDetails(name: bo))),
        .gather(.friday, .teamDetailsSet(.teamA, TeamDetails(name: cy)))
      ),
      (
        .gather(.friday, .participantAssigned(try .ann(.teamB))),
        .gather(.friday, .participantAssigned(try .ann(.bench)))
      ),
      (
        .gather(.friday, .participantLeft(.ann)),
        .gather(.friday, .participantAssigned(try .ann(.teamB)))
      ),
      (.clock(.friday, nil, .formatSet(two)), .clock(.friday, nil, .formatSet(.default))),
      (
        .goal(.friday, .opener, .credited(.ownGoal(by: .ben))),
        .goal(.friday, .opener, .credited(.unknown))
      ),
      (
        .goal(.friday, .opener, .moved(to: .kickOff(plusMinutes: 3))),
        .goal(.friday, .opener, .moved(to: .kickOff(plusMinutes: 2)))
      ),
    ] + (try plannedPairs)
  }

  private static var plannedPairs: [(Change, Change)] {
    get throws {
      let key = PlanKey.single(.fixed(3))
      let (thursday, friday) = (CivilDay.thursday, CivilDay.thursday.advanced(byDays: 1))
      let edits: [(PlanEdit, PlanEdit)] = try PlanEdit.Field.allCases.map { field in
        switch field {
        case .minute: (.minute(try #require(MinuteOfDay(0))), .minute(try #require(.evening)))
        case .length: (.length(60), .length(30))
        case .guestsEach: (.guestsEach(1), .guestsEach(2))
        case .place, .map, .most, .least, .price, .answerBy:
          (try #require(field.examples.first), try #require(field.examples.last))
        }
      }
      return edits.map { (.plan(key, .edited($0)), .plan(key, .edited($1))) }
        + edits.map {
          (
            .series(.fixed(1), .edited(from: thursday, $0)),
            .series(.fixed(1), .edited(from: thursday, $1))
          )
        } + [
          (.plan(key, .moved(to: friday)), .plan(key, .moved(to: thursday))),
          (.plan(key, .cancelled(nil)), .plan(key, .reinstated)),
          (.series(.fixed(1), .ended(friday)), .series(.fixed(1), .ended(nil))),
          (
            .replies(.namesSet(.full, areListed: true)),
            .replies(.namesSet(.numbersOnly, areListed: false))
          ),
          (.replies(.fromOwnPhoneSet(true)), .replies(.fromOwnPhoneSet(false))),
        ]
    }
  }

  private static func squad() throws -> Squad {
    var squad = try Squad.friday
    try squad.apply([.planned(.fixed(3)), .everyThursday(.fixed(1))])
    try squad.apply(.goal(.friday, .opener, .added(.teamA)), at: .kickOff(plusMinutes: 1))
    return squad
  }

  private static func made(_ change: Change, _ minutes: Int64) -> StampedChange {
    StampedChange(
      id: .fixed(UInt64(minutes)), device: .fixed(1), madeAt: .kickOff(plusMinutes: minutes),
      change: change)
  }

  @Test(arguments: try pairs.get())
  func `the later edit stays, and the older one is refused`(older: Change, newer: Change) throws {
    // Given
    var squad = try Self.squad()
    // Their effects do not depend on what was there before.
    try? squad.accept(Self.made(older, 5))
    try squad.accept(Self.made(newer, 15))
    let before = squad
    // When, then
    #expect(throws: ChangeRejection.editedLater) { try squad.accept(Self.made(older, 10)) }
    #expect(squad == before)
    #expect(squad.allPlayers.map(\.editTimes.entries) == before.allPlayers.map(\.editTimes.entries))
  }

  @Test(arguments: try pairs.get())
  func `an edit that arrives in its turn is accepted, also within the same millisecond`(
    older: Change, newer: Change
  ) throws {
    var squad = try Self.squad()
    try squad.accept(Self.made(older, 10))
    try squad.accept(Self.made(newer, 10))
    var after = try Self.squad()
    try after.apply(Self.made(older, 10))
    try after.apply(Self.made(newer, 10))
    #expect(squad == after)
  }

  @Test(arguments: try pairs.get())
  func `an older edit that says the same is accepted, and the later instant counts`(
    older: Change, newer: Change
  ) throws {
    // Given
    var squad = try Self.squad()
    try squad.accept(Self.made(older, 5))
    try squad.accept(Self.made(newer, 15))
    var replayed = squad
    // When
    try squad.accept(Self.made(newer, 10))
    // Then
    #expect(throws: ChangeRejection.editedLater) { try squad.accept(Self.made(older, 14)) }
    try replayed.apply(Self.made(newer, 10))
    #expect(squad == replayed)
  }

  @Test(arguments: try pairs.get())
  func `a device whose clock is behind replaces what it sees`(older: Change, newer: Change) throws {
    // Given
    var squad = try Self.squad()
    try squad.accept(Self.made(older, 15))
    // When
    let instant = squad.instant(of: newer, at: .kickOff(plusMinutes: 2))
    try squad.accept(
      StampedChange(id: .fixed(2), device: .fixed(2), madeAt: instant, change: newer))
    // Then
    #expect(instant == .kickOff(plusMinutes: 15))
  }

  @Test(arguments: try pairs.get())
  func `a log in which an older edit was accepted is replayed as it was`(
    older: Change, newer: Change
  ) throws {
    var squad = try Self.squad()
    try squad.apply(Self.made(older, 5))
    try squad.apply(Self.made(newer, 15))
    try squad.apply(Self.made(older, 10))
    #expect(throws: ChangeRejection.editedLater) { try squad.accept(Self.made(newer, 14)) }
  }

  @Test func `edits of different fields, players, goals and games do not touch one another`() throws
  {
    var squad = try Self.squad()
    try squad.accept(Self.made(.player(.ann, .edited(.name(try ShortText("Bo")))), 15))
    try squad.accept(Self.made(.player(.ann, .edited(.age(try Age(30)))), 10))
    try squad.accept(Self.made(.player(.ben, .edited(.name(try ShortText("Cy")))), 10))
    #expect(squad.players.map(\.details.name.text) == ["Bo", "Cy"])
    #expect(squad.player(.ann)?.details.age?.years == 30)
  }

  @Test func `a deletion does not take what happened after it was asked for`() throws {
    // Given a gather in which a goal was scored, and a player who was renamed
    var squad = try Self.squad()
    try squad.accept(Self.made(.goal(.friday, .equaliser, .added(.teamB)), 20))
    try squad.accept(Self.made(.player(.ann, .edited(.name(try ShortText("Bo")))), 20))
    // When, then
    for change: Change in [
      .gather(.friday, .set(.deleted, true)), .player(.ann, .set(.removed, true)),
    ] {
      #expect(throws: ChangeRejection.editedLater) { try squad.accept(Self.made(change, 10)) }
      try squad.accept(Self.made(change, 21))
    }
  }

  @Test func `a clock that was set or cancelled before it ran does not lose what was played`()
    throws
  {
    // Given
    var squad = try Self.squad()
    try squad.accept(Self.made(.clock(.friday, nil, .started), 15))
    // When, then
    for change: Change in [.clock(.friday, nil, .set(.default)), .clock(.friday, nil, .cancelled)] {
      #expect(throws: ChangeRejection.editedLater) { try squad.accept(Self.made(change, 10)) }
      #expect(squad.gather(.friday)?.currentGame.clock.periods.count == 1)
      let instant = squad.instant(of: change, at: .kickOff)
      #expect(instant == .kickOff(plusMinutes: 15))
    }
  }

  @Test func `times of which a field is repeated are not read`() {
    let entry = EditTimes<Player.Field>.Entry(field: .detail(.name), setAt: .kickOff)
    #expect(EditTimes([entry])?.entries == [entry])
    #expect(EditTimes([entry, entry]) == nil)
  }

  @Test func `a scorekeeper does not see when the organiser's own fields were set`() throws {
    var squad = try Self.squad()
    try squad.apply([
      .gather(.friday, .set(.excluded, true)), .gather(.friday, .set(.leftOutOfTables, true)),
      .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
      .goal(.friday, .opener, .credited(.unknown)),
    ])
    let seen = Scope.link(.gather(.friday), .score).view(of: squad).gather(.friday)
    #expect(seen?.editTimes.entries.map(\.field) == [.credit(.opener)])
  }
}
