import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: a server whose data was put back from a copy, in the same epoch")
struct PutBackTests {
  /// A device that knows this many players from the server.
  private func device(
    number: UInt64 = 1, knowing names: String..., on server: inout TestServer
  ) -> TestApp {
    var device = TestApp.loggedIn(to: &server, number: number)
    if !names.isEmpty {
      device.add(names)
      device.sync(with: &server)
    }
    return device
  }

  @Test(arguments: 0...3)
  func `what the server lost comes back, and what came since reaches the device`(
    grownBy count: UInt64
  ) throws {
    // Given a device that knows three changes, and a copy that has the first
    var server = TestServer()
    var device = device(knowing: "Ann", "Ben", "Cem", on: &server)
    device.loseNetwork()
    server.putCopyBack(of: 1)
    // And a log that may have grown as far as the device's, or further
    for number in 0..<count { server.take(try .numbered(40 + number)) }
    // When
    device.findNetwork()
    device.sync(with: &server)
    // Then
    let others = (0..<count).map { "Player \(40 + $0)" }
    #expect(Set(try device.names) == Set(["Ann", "Ben", "Cem"] + others))
    #expect(device.squad == server[.zoe])
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.message?.hasPrefix("The server was restored from a backup.") == true)
  }

  @Test func `two devices that are ahead in different ways lose nothing`() throws {
    // Given one that knows all that was there, and one that had not heard of the last change
    var server = TestServer()
    var first = device(knowing: "Ann", on: &server)
    var second = device(number: 2, on: &server)
    first.add("Ben")
    first.sync(with: &server)
    second.sync(with: &server)
    second.loseNetwork()
    first.add("Cem")
    first.sync(with: &server)
    first.loseNetwork()
    second.add("Dan")
    // When
    server.putCopyBack(of: 1)
    for _ in 0..<3 {
      for _ in 0..<4 { second.deliverOne(with: &server) }
      second.findNetwork()
      second.sync(with: &server)
      first.findNetwork()
      first.sync(with: &server)
    }
    second.sync(with: &server)
    // Then
    #expect(Set(try first.names) == ["Ann", "Ben", "Cem", "Dan"])
    #expect(first.squad == server[.zoe] && second.squad == server[.zoe])
    #expect(first.app.replica.rejected == [] && second.app.replica.rejected == [])
  }

  @Test func `a change that lands at its former place, behind another one, is not the same`() throws
  {
    // Given a device that knows Ben and, after him, a change of another device
    var server = TestServer()
    var device = device(knowing: "Ann", "Ben", on: &server)
    let retried = try StampedChange.numbered(50)
    server.take(retried)
    device.sync(with: &server)
    device.loseNetwork()
    // When the other device, which got no response, delivers it again, at the same place
    server.putCopyBack(of: 1)
    server.take(try .numbered(60))
    server.take(retried, at: .kickOff(plusMinutes: 1))
    device.findNetwork()
    device.sync(with: &server)
    // Then
    let names = Set(try device.names)
    #expect(names == ["Ann", "Ben", "Player 50", "Player 60"])
    #expect(device.squad == server[.zoe])
  }

  @Test func `a device that loads the squad for another reason notices it, too`() throws {
    // Given a device whose storage was damaged
    var server = TestServer()
    let device = device(number: 2, knowing: "Ann", "Ben", "Cem", on: &server)
    var damaged = device.disk.state
    damaged.damagedRecords = 1
    server.putCopyBack(of: 1)
    for number in UInt64(40)...44 { server.take(try .numbered(number)) }
    // When
    var restarted = TestApp.opening()
    restarted.send(.device(.loaded(damaged)))
    restarted.sync(with: &server)
    // Then
    #expect(server[.zoe].players.count == 8)
    #expect(restarted.squad == server[.zoe])
  }

  @Test func `a device that was closed before the squad came asks again`() throws {
    var server = TestServer()
    var device = device(knowing: "Ann", "Ben", on: &server)
    device.loseNetwork()
    server.putCopyBack(of: 1)
    server.take(try .numbered(40))
    device.findNetwork()
    device.deliverOne(with: &server)
    #expect(device.isLoadingSnapshot)

    var restarted = TestApp(restarting: device)
    restarted.sync(with: &server)

    #expect(Set(try restarted.names) == ["Ann", "Ben", "Player 40"])
    #expect(restarted.squad == server[.zoe])
  }

  @Test func `what was set several times is as it was last, and nothing is refused`() throws {
    // Given a match whose end was corrected, and what was set, taken back and set again
    var server = TestServer()
    var device = device(on: &server)
    let changes: [(Change, minute: Int64)] = try [
      (.player(.ann, .added(.ann)), 0), (.gather(.friday, .started([.ann(.teamA)])), 0),
      (.player(.ann, .set(.hidden, true)), 1), (.gather(.friday, .set(.excluded, true)), 1),
      (.player(.ann, .set(.hidden, false)), 2), (.gather(.friday, .set(.excluded, false)), 2),
      (.player(.ann, .set(.hidden, true)), 3), (.gather(.friday, .set(.excluded, true)), 3),
      (.gather(.friday, .ended), 10),
      (.gather(.friday, .endMoved(to: .kickOff(plusMinutes: 8))), 60),
    ]
    for (number, (change, minute)) in changes.enumerated() {
      let instant = Instant.kickOff(plusMinutes: minute)
      server.take(
        StampedChange(
          id: .fixed(UInt64(700 + number)), device: .fixed(9), madeAt: instant, change: change),
        at: instant)
    }
    for kept in [2, 4, 5, 6, 8, 9] {
      device.wait(minutes: 1)
      device.sync(with: &server)
      let known = device.squad
      device.loseNetwork()
      // When
      server.putCopyBack(of: kept)
      device.findNetwork()
      device.sync(with: &server)
      // Then
      #expect(device.squad == known)
      #expect(server[.zoe] == known)
      #expect(device.app.replica.rejected == [])
    }
  }

  @Test func `what an earlier version of the app stored learns its last change, once`() throws {
    // Given
    var server = TestServer()
    let device = device(knowing: "Ann", "Ben", on: &server)
    var state = device.disk.state
    state.replica = Replica(confirmed: state.replica.confirmed, sequence: 2)
    var updated = TestApp(keeping: state)
    // When
    updated.sync(with: &server)
    // Then
    #expect(updated.app.replica == server.replica(of: .zoe))
    #expect(updated.disk.state.replica == updated.app.replica)
    var restarted = TestApp(restarting: updated)
    restarted.sync(with: &server)
    #expect(
      !restarted.effects.contains { if case .store = $0 { true } else { false } })
  }
}
