import Domain
import TestSupport
import Testing

@Suite("What a link gives away")
struct ScopeTests {
  /// A log of random changes to three gathers, and the squad that results.
  private func randomLog(_ seed: UInt64) throws -> (squad: Squad, page: ChangePage) {
    var generator = try ChangeGenerator(seed: seed)
    var log = SquadLog()
    for number in 1...120 {
      let stamped = StampedChange(
        id: .fixed(UInt64(number)), device: .fixed(1),
        madeAt: .kickOff(plusMinutes: Int64(number)), change: try generator.change())
      log.deliver([stamped], by: .fixed(1))
    }
    return (log.squad, log.page(since: 0, limit: .max))
  }

  @Test(arguments: 0..<60)
  func `a device with a scoring link converges with the squad of the server`(seed: UInt64) throws {
    // Given
    let (squad, page) = try randomLog(seed)
    for gather in squad.allGathers {
      let scope = Scope.scoring(gather.id)
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
      for scope in [Scope.following(gather.id), .scoring(gather.id)] {
        let view = scope.view(of: squad)
        #expect(view.allPlayers.isEmpty)
        #expect(view.allGathers.map(\.id) == [gather.id])
        #expect(view.allGathers.first?.sharing == Sharing())
        for change in scope.view(of: page).changes {
          switch change.stamped.change {
          case .linkMade, .linkTurnedOff, .followerNamesSet: Issue.record("\(change)")
          default: break
          }
          var other = Squad()
          for id in squad.allGathers.map(\.id) where id != gather.id {
            try other.apply(.gatherStarted(id, []), at: .earliest)
          }
          // A change that applies to none of the other gathers is about this one.
          #expect(throws: ChangeRejection.self) {
            try other.apply(change.stamped.change, at: .kickOff)
            if case .gatherStarted(gather.id, _) = change.stamped.change {
              throw ChangeRejection.gatherUnknown(gather.id)
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
    #expect(page.changes.allSatisfy { Scope.squad.permits($0.stamped.change) })
  }

  @Test func `a follower sees names in the form that the organiser chose`() throws {
    var squad = Squad()
    let ann = Participant(id: .ann, name: try ShortText("Ann Lee"), team: .teamA)
    try squad.apply([
      .gatherStarted(.friday, [ann]), .followerNamesSet(.friday, .firstNameAndInitial),
    ])
    let seen = Scope.following(.friday).view(of: squad).gather(.friday)
    #expect(seen?.participants.map(\.name.text) == ["Ann L."])
    let scored = Scope.scoring(.friday).view(of: squad).gather(.friday)
    #expect(scored?.participants.map(\.name.text) == ["Ann Lee"])
  }

  /// Every kind of change, and whether a person with a scoring link may submit it.
  static let kinds = Result {
    let change: [(Change, Bool)] = [
      (.playerAdded(.stranger, try .ann), false), (.playerEdited(.ann, .age(nil)), false),
      (.playerRemoved(.ann), false), (.playerRestored(.ann), false),
      (.playerArchived(.ann), false), (.playerUnarchived(.ann), false),
      (.gatherStarted(.friday, []), false), (.gatherDeleted(.friday), false),
      (.gatherRestored(.friday), false), (.teamDetailsSet(.friday, .teamA, TeamDetails()), false),
      (.linkMade(.friday, .toFollow), false), (.linkTurnedOff(.friday, .fixed(1)), false),
      (.followerNamesSet(.friday, .full), false),
      (.participantAssigned(.friday, try .ann(.teamA)), true),
      (.participantLeft(.friday, .ann), true), (.gatherEnded(.friday), true),
      (.gatherReopened(.friday), true), (.clockSet(.friday, .default), true),
      (.clockFormatSet(.friday, .default), true), (.clockMoved(.friday, seconds: 1), true),
      (.clockStarted(.friday), true), (.clockPaused(.friday), true),
      (.periodEnded(.friday, 1), true),
      (.periodResumed(.friday, 1), true), (.clockCancelled(.friday), true),
      (.goalAdded(.friday, .opener, .teamA), true),
      (.goalCredited(.friday, .opener, .unknown), true),
      (.goalMoved(.friday, .opener, to: .kickOff), true), (.goalTakenBack(.friday, .opener), true),
    ]
    return change
  }

  @Test func `a scoring link changes the match of its gather, and nothing else`() throws {
    for (change, isPermitted) in try Self.kinds.get() {
      #expect(Scope.scoring(.friday).permits(change) == isPermitted, "\(change)")
      #expect(!Scope.scoring(.sunday).permits(change), "\(change)")
      #expect(!Scope.following(.friday).permits(change), "\(change)")
    }
  }
}
