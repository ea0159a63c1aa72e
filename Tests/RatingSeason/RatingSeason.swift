public import Domain

/// A season of random matches whose ratings are computed natively and in the browser, where all bits
/// must be the same.
public enum RatingSeason {
  /// A checksum of the bits of all ratings after the season.
  public static func checksum() throws(ChangeRejection) -> UInt64 {
    let squad = try squad()
    let ratings = SquadRatings(of: squad)
    return squad.allPlayers.reduce(14_695_981_039_346_656_037) { sum, player in
      let rating = ratings.rating(of: player)
      return mix(mix(sum, rating.mean.bitPattern), rating.deviation.bitPattern)
    }
  }

  /// One step of the hash function FNV-1a, with 64 bits instead of 8.
  static func mix(_ sum: UInt64, _ bits: UInt64) -> UInt64 {
    (sum ^ bits) &* 1_099_511_628_211
  }

  /// Sixteen players and forty matches of uneven sides, in which players leave and change sides.
  private static func squad() throws(ChangeRejection) -> Squad {
    var squad = Squad()
    var random = Numbers()
    guard let name = try? ShortText("P") else { return squad }
    for player in 1...16 as ClosedRange<UInt64> {
      var details = PlayerDetails(name: name)
      details.skill = player % 4 == 0 ? nil : Skill.allCases[Int(player % 3)]
      try squad.apply(.player(Player.ID(high: 0, low: player), .added(details)), at: .earliest)
    }
    for match in 1...40 as ClosedRange<UInt64> {
      try play(match, in: &squad, name, &random)
    }
    return squad
  }

  private static func play(
    _ match: UInt64, in squad: inout Squad, _ name: ShortText, _ random: inout Numbers
  ) throws(ChangeRejection) {
    let gather = Gather.ID(high: 1, low: match)
    let start = Instant(clamping: Int64(match) * 604_800_000)
    let first = random.next(below: 16)
    let participants = (0..<(10 + random.next(below: 3))).map { place in
      Participant(
        id: Player.ID(high: 0, low: UInt64((first + place) % 16 + 1)), name: name,
        team: place % 2 == 0 ? .teamA : .teamB)
    }
    try squad.apply(.gather(gather, .started(participants)), at: start)
    try squad.apply(.clock(gather, nil, .started), at: start)
    for goal in 0..<random.next(below: 12) {
      let minute = Int64(random.next(below: 60))
      let id = Goal.ID(high: match, low: UInt64(goal))
      try squad.apply(
        .goal(gather, id, .added(random.next(below: 5) < 3 ? .teamA : .teamB)),
        at: start.advanced(byMilliseconds: minute * 60_000))
    }
    var mover = participants[random.next(below: 4)]
    let later = start.advanced(byMilliseconds: Int64(10 + random.next(below: 40)) * 60_007)
    if match % 3 == 0 {
      try squad.apply(.gather(gather, .participantLeft(mover.id)), at: later)
    } else {
      mover = Participant(id: mover.id, name: name, team: .teamB)
      try squad.apply(.gather(gather, .participantAssigned(mover)), at: later)
    }
    try squad.apply(.gather(gather, .ended), at: start.advanced(byMilliseconds: 3_600_000))
  }

  /// A linear congruential generator, the same on every device.
  struct Numbers {
    private var state: UInt64

    init(seed: UInt64 = 14) { state = seed }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }
}
