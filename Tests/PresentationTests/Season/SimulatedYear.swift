import Domain
import TestSupport

/// A year of a squad: 45 evenings of 24 people, with corrections, guests, three teams, own goals and deleted matches.
struct SimulatedYear {
  private(set) var squad = Squad()
  private var random: SplitMix64
  private var lastNumber: UInt64 = 1_000

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    for number in 1...24 {
      let details = PlayerDetails(name: try ShortText("P\(number)"))
      try squad.apply(.player(.fixed(UInt64(number)), .added(details)), at: .kickOff)
    }
    for week in 0..<45 { try play(week) }
  }

  private mutating func play(_ week: Int) throws {
    let gather = Gather.ID.fixed(number())
    var minute = Int64(week) * 7 * 24 * 60
    let sides = Array(Side.allCases.prefix(week % 6 == 5 ? 3 : 2))
    let people = try participants(in: sides.map { $0.team })
    try squad.apply(.gather(gather, .started(people)), at: .kickOff(plusMinutes: minute))
    for match in 0..<(sides.count == 2 ? 1 : random.number(4...9)) {
      let pairing = try play(gather, match, sides, at: minute)
      try score(gather, match == 0 ? nil : pairing.game, pairing.sides, people, at: minute)
      minute += 10
    }
    if random.chance(20) { try change(gather, people, at: minute) }
    try squad.apply(.gather(gather, .ended), at: .kickOff(plusMinutes: minute + 1))
    try correct(gather)
    if random.chance(10) { try squad.apply(.gather(gather, .set(.excluded, true)), at: .kickOff) }
    if random.chance(10) {
      try squad.apply(.gather(gather, .set(.leftOutOfTables, true)), at: .kickOff)
    }
    if random.chance(10) { try squad.apply(.gather(gather, .set(.deleted, true)), at: .kickOff) }
  }

  private mutating func number() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Six to fourteen players, sometimes with a guest, dealt to teams; some stay on the bench.
  private mutating func participants(in teams: [Team]) throws -> [Participant] {
    var people = squad.players.shuffled(using: &random).prefix(random.number(6...14))
      .map { ($0.id, $0.details.name) }
    if random.chance(40) { people.append((.fixed(number()), try ShortText("Guest"))) }
    return people.enumerated().map { index, person in
      let isBenched = index >= 6 && random.chance(10)
      return Participant(
        id: person.0, name: person.1, team: isBenched ? .bench : teams[index % teams.count])
    }
  }

  /// Begins a game, mostly with a clock.
  private mutating func play(
    _ gather: Gather.ID, _ match: Int, _ sides: [Side], at minute: Int64
  ) throws -> (game: Game.ID?, sides: [Side]) {
    let pairing =
      match == 0 ? Array(sides.prefix(2)) : Array(sides.shuffled(using: &random).prefix(2))
    var game: Game.ID?
    if match > 0, let both = Pairing(pairing[0], pairing[1]) {
      let id = Game.ID.fixed(number())
      try squad.apply(.gather(gather, .gameStarted(id, both)), at: .kickOff(plusMinutes: minute))
      game = id
    }
    if random.chance(70) {
      try squad.apply(.clock(gather, game, .started), at: .kickOff(plusMinutes: minute))
      try squad.apply(.clock(gather, game, .paused), at: .kickOff(plusMinutes: minute + 9))
    }
    return (game, pairing)
  }

  private mutating func score(
    _ gather: Gather.ID, _ game: Game.ID?, _ sides: [Side], _ people: [Participant],
    at minute: Int64
  ) throws {
    for _ in 0..<random.number(0...7) {
      let goal = Goal.ID.fixed(number())
      let side = random.oneOf(sides)
      let at = Instant.kickOff(plusMinutes: minute + Int64(random.number(1...8)))
      try squad.apply(.goal(gather, goal, .added(side, in: game)), at: at)
      guard random.chance(80) else { continue }
      let own = people.filter { $0.team == side.team }
      let others = people.filter { $0.team != side.team && sides.map { $0.team }.contains($0.team) }
      let scorer = random.oneOf(own).id
      let helper = own.map { $0.id }.filter { $0 != scorer }.first
      let credit: GoalCredit =
        random.chance(8) && !others.isEmpty
        ? .ownGoal(by: random.oneOf(others).id)
        : .scored(by: scorer, assist: random.chance(50) ? helper : nil)
      try squad.apply(.goal(gather, goal, .credited(credit)), at: at)
    }
  }

  /// One changes sides.
  private mutating func change(
    _ gather: Gather.ID, _ people: [Participant], at minute: Int64
  ) throws {
    let person = random.oneOf(people)
    let team: Team = person.team == .teamA ? .teamB : .teamA
    try squad.apply(
      .gather(
        gather,
        .participantAssigned(Participant(id: person.id, name: person.name, team: team))),
      at: .kickOff(plusMinutes: minute - 4))
  }

  /// A goal of an evening that is over is taken back, or its scorer forgotten.
  private mutating func correct(_ gather: Gather.ID) throws {
    guard random.chance(30), let goal = squad.gather(gather)?.currentGame.goals.first else {
      return
    }
    try squad.apply(
      .goal(gather, goal.id, random.chance(50) ? .takenBack : .credited(.unknown)), at: .kickOff)
  }
}
