import Domain
import Presentation
import TestSupport
import Testing

/// A user who taps on everything, including elements that are no longer there.
struct MonkeyTester {
  var random: SplitMix64
  var server = TestServer()
  var device: TestApp

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    device = TestApp(clockError: random.chance(20) ? Int64(random.number(-9...9)) * 3_600_000 : 0)
    server.passwords = ["Zoe": "a long secret", "Max": "other"]
    server.sessions = (1...3).map {
      DeviceSession(id: .fixed($0), device: "", lastUsedAt: .kickOff, isCurrent: $0 == 1)
    }
    if random.chance(50) { device.logIn() }
    device.add("Ann", "Ben", "Cem")
    _ = try? device.startGather()
  }

  mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[random.number(0...(choices.count - 1))]
  }

  let texts = [
    "Ann", "Zoe", "a long secret", "Max", "other", "", " ", "31", "0", "99", "-1", "지성", "\u{0}",
    "5",
  ]

  mutating func text() -> String { oneOf(texts) }

  mutating func player() -> Player.ID {
    oneOf([.fixed(99)] + device.squad.allPlayers.map { $0.id })
  }

  /// Performs one random act and returns the app's effects.
  mutating func act() -> [Effect] {
    device.pass(seconds: oneOf([0, 0, 1, 5, 60, 900]))
    switch random.number(0...99) {
    case ..<60: return device.send(onScreen())
    case ..<65: return device.send(oneOf([onList(), onForms(), onAccount(), onGather(), onPlan()]))
    case ..<75: return device.send(aroundScreens())
    case ..<85: return device.send(.device(fromDevice()))
    case ..<97: device.deliverOne(with: &server)
    case ..<98:
      server.syncError = oneOf([nil, nil, .failed, .unreachable, .notLoggedIn, .otherVersion])
    case ..<99: server.restoreBackup(of: random.number(0...20))
    default: device = TestApp(restarting: device, path: device.app.destination.path)
    }
    return device.send(.device(.woke))
  }
}
