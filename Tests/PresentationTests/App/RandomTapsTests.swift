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
      // Fair teams are looked for at once, slice by slice.
      let isSearching =
        if case .confirmPlayers(let model) = device.app.screen { model.isSearching } else { false }
      let earliest = device.deviceTime.advanced(byMilliseconds: isSearching ? 0 : 1)
      #expect(device.app.wakesAt.map { $0 >= earliest } ?? true, "step \(step)")
      for (index, effect) in asked.enumerated() {
        #expect(!asked[..<index].contains(effect), "step \(step): \(effect)")
      }
      // A shortcut replaces its own address, and may then open a screen.
      #expect(asked.count { if case .navigate(_, .push) = $0 { true } else { false } } <= 1)
      #expect(asked.count { if case .navigate(_, .back) = $0 { true } else { false } } <= 1)
    }
    #expect(TestApp(restarting: tester.device).squad == tester.device.squad)
  }

  @Test func `the taps reach every screen`() {
    var seen: Set<Destination.Kind> = []
    var goals = 0
    for seed in UInt64(0)..<80 {
      var tester = MonkeyTester(seed: seed)
      for _ in 0..<170 {
        _ = tester.act()
        seen.insert(tester.device.app.destination.kind)
      }
      goals += tester.device.squad.gathers.reduce(0) { $0 + $1.currentGame.goals.count }
    }
    let shortcuts: Set<Destination.Kind> = [
      .newGather, .runningGather, .scorekeeping, .sharePlan,
    ]
    #expect(seen == Set(Destination.Kind.allCases).subtracting(shortcuts))
    #expect(goals > 12)
  }
}
