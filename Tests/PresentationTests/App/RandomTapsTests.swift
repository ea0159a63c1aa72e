import Domain
import Presentation
import TestSupport
import Testing

@Suite("Random taps")
struct RandomTapsTests {
  @Test(arguments: 0..<200)
  func `the disk has what is shown, no effect is repeated, and no wake-up is in the past`(seed: Int)
  {
    var tester = MonkeyTester(seed: UInt64(seed))
    for step in 0..<150 {
      let asked = tester.act()
      let device = tester.device
      let known = device.disk.state
      #expect(known.replica == device.app.replica, "step \(step)")
      #expect(known.preferences == device.app.preferences, "step \(step)")
      #expect(known.account == device.app.account, "step \(step)")
      if case .players(let model) = device.app.screen {
        #expect(!(model.dock == .newGather && known.lineUp != nil), "step \(step)")
      }
      #expect(device.app.wakesAt.map { $0 > device.deviceTime } ?? true, "step \(step)")
      for (index, effect) in asked.enumerated() {
        #expect(!asked[..<index].contains(effect), "step \(step): \(effect)")
      }
      #expect(asked.filter { if case .navigate = $0 { true } else { false } }.count <= 1)
    }
    #expect(TestApp(restarting: tester.device).squad == tester.device.squad)
  }

  @Test func `the taps reach every screen`() {
    var seen: Set<EventScope> = []
    var goals = 0
    for seed in UInt64(0)..<50 {
      var tester = MonkeyTester(seed: seed)
      for _ in 0..<170 {
        _ = tester.act()
        if let scope = tester.device.app.destination.scope { seen.insert(scope) }
      }
      goals += tester.device.squad.gathers.reduce(0) { $0 + $1.goals.count }
    }
    #expect(seen == Set(EventScope.allCases).subtracting([.match, .scorekeeping, .shell]))
    #expect(goals > 12)
  }
}

extension Destination {
  /// The screen, whatever it is about; `nil` when it has no events.
  fileprivate var scope: EventScope? {
    switch self {
    case .login: .login
    case .players: .players
    case .addPlayer, .addToTeams: .addPlayer
    case .archivedPlayers: .archivedPlayers
    case .player: .playerDetails
    case .editPlayer: .editPlayer
    case .confirmPlayers: .confirmPlayers
    case .gather: .gather
    case .pastGathers: .pastGathers
    case .pastGather: .pastGather
    case .settings: .settings
    case .account: .account
    case .join: .join
    case .help, .newGather, .runningGather, .scorekeeping: nil
    }
  }
}
