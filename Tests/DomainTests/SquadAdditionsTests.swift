import Domain
import TestSupport
import Testing

extension Squad {
  /// Adds everything that another squad has more, and returns the number of changes.
  @discardableResult
  fileprivate mutating func add(from other: Squad, on device: Device.ID = .fixed(1)) throws -> Int {
    let additions = additions(from: other)
    for addition in additions { try apply(addition.change, at: addition.madeAt, on: device) }
    return additions.count
  }
}

@Suite("Additions from another squad")
struct SquadAdditionsTests {
  @Test func `an empty squad gets everything that the other has`() throws {
    var squad = Squad()
    #expect(try squad.add(from: .friday) == 3)
    #expect(try squad == .friday)
  }

  @Test func `adding twice is the same as adding once`() throws {
    var squad = Squad()
    try squad.add(from: .friday)
    #expect(try squad.add(from: .friday) == 0)
    #expect(try squad == .friday)
  }

  @Test func `existing players and gathers are not overwritten`() throws {
    var here = try Squad(after: .player(.ann, .added(.ben)))
    try here.add(from: .friday)
    #expect(here.players.map(\.id) == [.ann, .ben])
    #expect(try here.player(.ann)?.details == .ben)
  }

  @Test func `removed players and gathers stay removed`() throws {
    var here = try Squad.friday
    try here.apply([.player(.ann, .set(.removed, true)), .gather(.friday, .set(.deleted, true))])
    let before = here
    var there = try Squad.friday
    try there.apply([.goal(.friday, .opener, .added(.teamA)), .gather(.friday, .ended)])
    #expect(try here.add(from: there) == 0)
    #expect(here == before)
  }

  @Test func `an archived player is added as one, and stays so here`() throws {
    var there = try Squad.friday
    try there.apply([.player(.ann, .set(.archived, true))])
    var here = Squad()
    #expect(try here.add(from: there) == 4)
    #expect(here == there)
    #expect(try here.add(from: .friday) == 0)
    #expect(here == there)
  }

  @Test func `players and gathers removed in the other squad are not added`() throws {
    var there = try Squad.friday
    try there.apply([.player(.ann, .set(.removed, true)), .gather(.friday, .set(.deleted, true))])
    var here = Squad()
    try here.add(from: there)
    #expect(here.players.map(\.id) == [.ben])
    #expect(here.allGathers == [])
  }

  @Test func `a known gather gets the goals and the end that it lacks`() throws {
    var here = try Squad.friday
    var there = here
    try here.apply(.goal(.friday, .opener, .added(.teamA)), at: .kickOff(plusMinutes: 1))
    there = here
    try there.apply(.goal(.friday, .equaliser, .added(.teamB)), at: .kickOff(plusMinutes: 2))
    try there.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 3))

    #expect(try here.add(from: there) == 2)
    #expect(here == there)
    #expect(try there.add(from: .friday) == 0)
  }

  @Test func `a known end is not overwritten`() throws {
    var here = try Squad.friday
    var there = here
    try here.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 1))
    try there.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 2))
    #expect(try here.add(from: there) == 0)
    #expect(here.gather(.friday)?.endedAt == .kickOff(plusMinutes: 1))
  }

  @Test(arguments: [
    [(0, Change.clock(.friday, nil, .started))],
    [(0, .clock(.friday, nil, .started)), (4, .clock(.friday, nil, .paused))],
    [
      (0, .clock(.friday, nil, .started)), (4, .clock(.friday, nil, .paused)),
      (7, .clock(.friday, nil, .started)),
    ],
    [(0, .clock(.friday, nil, .started)), (4, .clock(.friday, nil, .cancelled))],
    [(0, .clock(.friday, nil, .started)), (12, .gather(.friday, .ended))],
    [(0, .clock(.friday, nil, .started)), (4, .gather(.friday, .ended))],
    [(3, .clock(.friday, nil, .started)), (3, .clock(.friday, nil, .paused))],
    [(1, .gather(.friday, .ended))],
  ])
  func `a clock in any state shows the same after being added`(taps: [(Int, Change)]) throws {
    for setting in [ClockSetting.default, ClockSetting(minutes: 5, seconds: 30) ?? .default] {
      var there = try Squad.friday
      try there.apply(.clock(.friday, nil, .set(setting)), at: .kickOff)
      for (minute, change) in taps {
        try there.apply(change, at: .kickOff(plusMinutes: Int64(minute)))
      }
      var here = Squad()
      try here.add(from: there)
      #expect(here == there)
    }
  }

  @Test func `an empty squad becomes equal to any other squad`() throws {
    for seed in UInt64(0)..<300 {
      var generator = try ChangeGenerator(seed: seed)
      var there = Squad()
      for minute in 0..<Int64(120) {
        let change = try generator.change()
        try? there.apply(change, at: .kickOff(plusMinutes: minute), on: .fixed(9))
      }
      var here = Squad()
      try here.add(from: there, on: .fixed(9))

      #expect(here.players.map(\.id) == there.players.map(\.id), "seed \(seed)")
      #expect(here.players.map(\.details) == there.players.map(\.details), "seed \(seed)")
      #expect(
        here.archivedPlayers.map(\.id) == there.archivedPlayers.map(\.id), "seed \(seed)")
      #expect(
        here.players.map(\.ownLevel) == there.players.map(\.ownLevel), "seed \(seed)")
      #expect(here.rules == there.rules, "seed \(seed)")
      #expect(here.gathers == there.gathers, "seed \(seed)")
      #expect(here.additions(from: there).isEmpty, "seed \(seed)")
    }
  }
}
