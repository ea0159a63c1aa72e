import Domain
import TestSupport
import Testing

@Suite("What a link gives away")
struct ScopeTests {
  /// A log of random changes to three gathers on two devices of an account and three of scorekeepers,
  /// and the squad that results.
  private func randomLog(_ seed: UInt64) throws -> (squad: Squad, page: ChangePage) {
    var generator = try ChangeGenerator(seed: seed)
    var log = SquadLog()
    for number in 1...240 {
      let now = Instant.kickOff(plusMinutes: Int64(number))
      log.now = now
      // Every other change is a scorekeeper's, and refused unless a link permits it.
      let isOrganiser = number.isMultiple(of: 2)
      let device = UInt64(
        isOrganiser ? generator.random.number(8...9) : generator.random.number(1...3))
      let change = try isOrganiser ? generator.change() : generator.scorekeeping(on: .fixed(device))
      let stamped = StampedChange(
        id: .fixed(UInt64(number)), device: .fixed(device), madeAt: now, change: change)
      if isOrganiser {
        log.deliver([stamped], by: .fixed(1))
      } else if let gather = change.gather {
        log.deliver([stamped], by: .fixed(2), in: .link(.gather(gather), .score))
      }
    }
    return (log.squad, log.page(since: 0, limit: .max))
  }

  @Test(arguments: 0..<60)
  func `a device with a scoring link converges with the squad of the server`(seed: UInt64) throws {
    // Given
    let (squad, page) = try randomLog(seed)
    for gather in squad.allGathers {
      let scope = Scope.link(.gather(gather.id), .score)
      var guest = Replica()
      // When
      try guest.receive(scope.view(of: page))
      // Then
      #expect(guest.squad == scope.view(of: squad))
      #expect(guest.sequence == page.upTo)
    }
  }

  @Test(arguments: 0..<60)
  func `a view has one gather without its links, and no players`(seed: UInt64) throws {
    let (squad, page) = try randomLog(seed)
    for gather in squad.allGathers {
      for scope in [Scope.link(.gather(gather.id), .follow), .link(.gather(gather.id), .score)] {
        let view = scope.view(of: squad)
        #expect(view.allPlayers.isEmpty)
        #expect(view.allGathers.map(\.id) == [gather.id])
        #expect(view.allGathers.allSatisfy { $0.startedOn == nil })
        #expect(view.allGathers.flatMap(\.games).flatMap(\.goals).allSatisfy { $0.device == nil })
        #expect(view.allGathers.first?.sharing == Sharing())
        for change in scope.view(of: page).changes {
          switch change.stamped.change {
          case .sharing(_, .linkMade), .sharing(_, .linkTurnedOff), .sharing(_, .followerNamesSet),
            .gather(_, .set(.excluded, _)), .gather(_, .set(.leftOutOfTables, _)):
            Issue.record("\(change)")
          default: break
          }
          var other = Squad()
          for id in squad.allGathers.map(\.id) where id != gather.id {
            try other.apply(.gather(id, .started([])), at: .earliest)
          }
          // A change that applies to none of the other gathers is about this one.
          #expect(throws: ChangeRejection.self) {
            try other.apply(change.stamped.change, at: .kickOff)
            switch change.stamped.change {
            case .gather(gather.id, .started), .gather(gather.id, .recorded):
              throw ChangeRejection.gatherUnknown(gather.id)
            default: break
            }
          }
        }
      }
    }
  }

  @Test func `the whole squad is seen and changed by its account`() throws {
    let (squad, page) = try randomLog(7)
    #expect(Scope.squad.view(of: squad) == squad)
    #expect(Scope.squad.view(of: page) == page)
    #expect(page.changes.allSatisfy { Scope.squad.permits($0.stamped, in: squad, at: .kickOff) })
  }

  @Test func `a follower sees names in the form that the organiser chose`() throws {
    var squad = Squad()
    let ann = Participant(id: .ann, name: try ShortText("Ann Lee"), team: .teamA)
    try squad.apply([
      .gather(.friday, .started([ann])), .sharing(.friday, .followerNamesSet(.firstNameAndInitial)),
    ])
    let seen = Scope.link(.gather(.friday), .follow).view(of: squad).gather(.friday)
    #expect(seen?.participants.map(\.name.text) == ["Ann L."])
    let scored = Scope.link(.gather(.friday), .score).view(of: squad).gather(.friday)
    #expect(scored?.participants.map(\.name.text) == ["Ann Lee"])
  }

  @Test(arguments: try Change.examples)
  func `devices of the account are sent every change`(_ change: Change) {
    #expect(Scope.squad.shows(change))
  }

  @Test(arguments: try Change.examples)
  func `a scoring link changes the match of its gather, and nothing else`(
    _ change: Change
  ) throws {
    let squad = try Self.matchOfMin
    let stamped = Self.stamped(change)
    let isPermitted = Scope.link(.gather(.friday), .score).permits(stamped, in: squad, at: .kickOff)
    #expect(isPermitted == change.kind.isScorekeeping)
    #expect(!Scope.link(.gather(.sunday), .score).permits(stamped, in: squad, at: .kickOff))
    #expect(!Scope.link(.gather(.friday), .follow).permits(stamped, in: squad, at: .kickOff))
  }

  @Test func `a scorekeeper says no other person's name`() throws {
    let bo = Scorekeeper(id: .fixed(9), name: try ShortText("Bo"))
    let stamped = Self.stamped(.sharing(.friday, .scorekeeperNamed(bo)))
    #expect(
      !Scope.link(.gather(.friday), .score).permits(stamped, in: try Self.matchOfMin, at: .kickOff))
  }

  @Test func `a scorekeeper starts games of a gather of three teams, and adds no team`() throws {
    // Given
    var squad = try Squad.threeTeams
    try squad.apply(Self.stamped(.sharing(.friday, .scorekeeperNamed(try .min))))
    func isPermitted(_ change: Change) -> Bool {
      Scope.link(.gather(.friday), .score).permits(Self.stamped(change), in: squad, at: .kickOff)
    }
    // Then
    #expect(isPermitted(.gather(.friday, .gameStarted(.fixed(1), .bAndC))))
    #expect(
      !isPermitted(.gather(.friday, .gameStarted(.fixed(1), Pairing(.teamA, .teamD) ?? .first))))
    #expect(isPermitted(.gather(.friday, .participantAssigned(try .ann(.teamC)))))
    #expect(isPermitted(.gather(.friday, .participantAssigned(try .ann(.bench)))))
    #expect(!isPermitted(.gather(.friday, .participantAssigned(try .ann(.teamD)))))
  }

  @Test func `a scorekeeper says their name before anything else`() throws {
    // Given
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([])), at: .kickOff)
    let goal = Self.stamped(.goal(.friday, .opener, .added(.teamA)))
    let scope = Scope.link(.gather(.friday), .score)
    // Then
    #expect(!scope.permits(goal, in: squad, at: .kickOff))
    let named = Self.stamped(.sharing(.friday, .scorekeeperNamed(try .min)))
    #expect(scope.permits(named, in: squad, at: .kickOff))
    try squad.apply(named)
    #expect(scope.permits(goal, in: squad, at: .kickOff))
  }

  @Test(arguments: [(-6, false), (-5, true), (0, true), (95, true), (96, false)])
  func `a scorekeeper's times are between the start and now`(
    minute: Int64, isPermitted: Bool
  ) throws {
    // Given
    let squad = try Self.matchOfMin
    let scope = Scope.link(.gather(.friday), .score)
    let now = Instant.kickOff(plusMinutes: 90)
    let instant = Instant.kickOff(plusMinutes: minute)
    // Then
    let ended = Self.stamped(.gather(.friday, .ended), at: instant)
    #expect(scope.permits(ended, in: squad, at: now) == isPermitted)
    let moved = Self.stamped(.goal(.friday, .opener, .moved(to: instant)), at: now)
    #expect(scope.permits(moved, in: squad, at: now) == isPermitted)
  }

  @Test func `a deleted gather is changed by no link`() throws {
    var squad = try Self.matchOfMin
    try squad.apply(.gather(.friday, .set(.deleted, true)), at: .kickOff)
    let paused = Self.stamped(.clock(.friday, nil, .paused))
    #expect(!Scope.link(.gather(.friday), .score).permits(paused, in: squad, at: .kickOff))
  }

  @Test func `a follower does not see who keeps the score, and a scorekeeper sees it`() throws {
    let squad = try Self.matchOfMin
    #expect(
      Scope.link(.gather(.friday), .follow).view(of: squad).gather(.friday)?.scorekeepers == [])
    #expect(
      Scope.link(.gather(.friday), .score).view(of: squad).gather(.friday)?.scorekeepers == [
        try .min
      ])
  }

  @Test func `a scorekeeper learns neither account nor device of the organiser's changes`() throws {
    let (_, page) = try randomLog(3)
    let devices = Set(page.changes.filter { $0.author == .fixed(1) }.map(\.stamped.device))
    #expect(devices == [.fixed(8), .fixed(9)])
    for id in [Gather.ID.friday, .sunday] {
      let seen = Scope.link(.gather(id), .score).view(of: page).changes
      #expect(seen.allSatisfy { $0.author == nil && !devices.contains($0.stamped.device) })
    }
  }

  private static var matchOfMin: Squad {
    get throws {
      var squad = Squad()
      try squad.apply(.gather(.friday, .started([])), at: .kickOff)
      try squad.apply(.gather(.sunday, .started([])), at: .kickOff)
      try squad.apply(.sharing(.friday, .scorekeeperNamed(.min)), at: .kickOff)
      return squad
    }
  }

  private static func stamped(_ change: Change, at instant: Instant = .kickOff) -> StampedChange {
    StampedChange(id: .fixed(1), device: .fixed(7), madeAt: instant, change: change)
  }
}
