import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Devices that work offline and sync with the server.
@Suite(.timeLimit(.minutes(5)))
struct ConvergenceTests {
  @Test(arguments: 1...8, StoreKind.allCases)
  func `two devices and the server end with the same squad`(
    _ seed: UInt64, _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      var dice = SplitMix64(seed: seed)
      var devices = [TestDevice(owner: ann, number: 1), TestDevice(owner: ann, number: 2)]

      for _ in 0..<300 {
        let index = Int.random(in: 0..<2, using: &dice)
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: try await devices[index].sync()
        case 1: try await devices[index].syncWithoutResponse()
        case 2: try await devices[index].reset()
        default: try devices[index].act(using: &dice)
        }
      }
      for index in [0, 1, 0] { try await devices[index].sync() }

      let snapshot = try await ann.snapshot()
      #expect(snapshot.squad.allPlayers.count > 10)
      for device in devices {
        #expect(device.replica.pending.isEmpty)
        #expect(device.replica.squad == snapshot.squad)
        #expect(device.replica.sequence == snapshot.sequence)
      }
    }
  }
}

/// A device with random changes.
private struct TestDevice {
  let owner: Person
  let number: UInt64
  private(set) var replica = Replica()
  private var changeCount: UInt64 = 0

  init(owner: Person, number: UInt64) {
    self.owner = owner
    self.number = number
  }

  /// Records a random change, unless the device itself refuses it.
  mutating func act(using dice: inout SplitMix64) throws {
    changeCount += 1
    let id = number << 32 | changeCount
    let change = StampedChange(
      id: .fixed(id), device: .fixed(number), madeAt: .kickOff,
      change: try someChange(id, using: &dice))
    try? replica.record(change)
  }

  private func someChange(
    _ id: UInt64, using dice: inout SplitMix64
  ) throws -> Change {
    let name = try ShortText("Player \(id)")
    let player = replica.squad.allPlayers.randomElement(using: &dice)?.id ?? .fixed(id)
    let gather = replica.squad.allGathers.randomElement(using: &dice)
    guard let gather else { return .gather(.fixed(id), .started([])) }
    switch Int.random(in: 0..<12, using: &dice) {
    case 0, 1: return .player(.fixed(id), .added(PlayerDetails(name: name)))
    case 2: return .player(player, .edited(.name(name)))
    case 3: return .player(player, .set(.removed, true))
    case 4: return .player(player, .set(.removed, false))
    case 10: return .player(player, .set(.archived, true))
    case 11: return .player(player, .set(.archived, false))
    case 5: return .gather(.fixed(id), .started([]))
    case 6:
      return .gather(
        gather.id, .participantAssigned(Participant(id: player, name: name, team: .teamA)))
    case 7: return .goal(gather.id, gather.currentGame.goals.last?.id ?? .fixed(id), .takenBack)
    case 8:
      return Bool.random(using: &dice)
        ? .gather(gather.id, .set(.deleted, true)) : .gather(gather.id, .ended)
    default: return .goal(gather.id, .fixed(id), .added(.teamB))
    }
  }

  mutating func sync() async throws {
    let response = try await owner.deliver(
      Array(replica.pending.prefix(SyncRequest.changeLimit)), since: replica.sequence)
    try replica.receive(response.page)
    replica.receive(response.outcomes)
  }

  /// Sends a request whose response is lost, so that the next sync repeats it.
  func syncWithoutResponse() async throws {
    try await owner.deliver(replica.pending, since: replica.sequence)
  }

  /// Starts again from a snapshot and keeps the pending changes.
  mutating func reset() async throws {
    let snapshot = try await owner.snapshot()
    replica.reset(to: snapshot.squad, at: snapshot.sequence)
  }
}
