import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Evening out a game")
struct EvenOutTests {
  /// A device with a gather of Ann, Ben and Cem (levels 9, 6, 4) against Dan, Eve and Fay (7, 5, 4).
  private func playing() throws -> TestApp {
    let levels = [("Ann", 90), ("Ben", 60), ("Cem", 40), ("Dan", 70), ("Eve", 50), ("Fay", 40)]
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    for (name, tenths) in levels {
      device.receive(.player(try device.id(of: name), .levelSet(Level(tenths: tenths))))
    }
    try device.select("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    device.tap(.players(.confirmTapped))
    for (index, item) in levels.enumerated() {
      try device.move(item.0, to: index < 3 ? .teamA : .teamB)
    }
    device.tap(.confirmPlayers(.startTapped))
    device.tap(.gather(.clockTapped))
    return device
  }

  private func teams(_ device: TestApp) throws -> [Set<String>] {
    try device.gather.people.prefix(2).map { Set($0.rows.map { $0.name }) }
  }

  @Test func `a swap is offered when a side is three goals ahead, and can be undone`() throws {
    // Given
    var device = try playing()
    device.score(2, for: .teamA)
    #expect(try device.gather.evenOutLabel == nil)
    #expect(device.tap(.gather(.evenOutTapped)) == [])
    // When
    device.score(1, for: .teamA)
    // Then
    let label = try #require(try device.gather.evenOutLabel)
    #expect(label.hasPrefix("Even out: "))
    let before = try teams(device)
    device.tap(.gather(.evenOutTapped))
    let after = try teams(device)
    #expect(after != before && after.map { $0.count } == [3, 3])
    #expect(device.toast?.hasSuffix(" swapped") == true)
    // The swap gets its chance: nothing more is offered before the next goal.
    #expect(try device.gather.evenOutLabel == nil)
    device.undo()
    #expect(try teams(device) == before)
    #expect(device.squad.gathers[0].appearances.allSatisfy { $0.stints.count == 1 })
  }

  @Test func `another swap is offered when the side goes on to score`() throws {
    var device = try playing()
    device.score(3, for: .teamA)
    device.tap(.gather(.evenOutTapped))
    device.pass(seconds: 5)
    device.score(1, for: .teamA)
    #expect(try device.gather.evenOutLabel != nil)
  }

  @Test func `who leaves from the bench changes nothing on the pitch`() throws {
    var device = try playing()
    device.tap(.match(.personTapped(try device.id(of: "Fay"))))
    device.tap(.match(.teamTapped(.bench)))
    device.wait(minutes: 1)
    device.tap(.match(.personTapped(try device.id(of: "Fay"))))
    device.tap(.match(.leftTapped))
    #expect(try device.gather.evenOutLabel == nil)
  }

  @Test func `the side that is behind gets a stronger player, also when its levels are higher`()
    throws
  {
    var device = try playing()
    device.score(3, for: .teamB)
    device.tap(.gather(.evenOutTapped))
    let behind = try teams(device)[0]
    #expect(behind.count == 3 && behind != ["Ann", "Ben", "Cem"])
  }

  @Test func `a swap is offered when a player leaves and the sides differ`() throws {
    var device = try playing()
    device.wait(minutes: 1)
    device.tap(.match(.personTapped(try device.id(of: "Dan"))))
    device.tap(.match(.leftTapped))
    #expect(try device.gather.evenOutLabel?.hasPrefix("Even out: Ann ↔ ") == true)
    device.tap(.gather(.evenOutTapped))
    #expect(try teams(device)[1].contains("Ann"))
  }

  @Test func `a close game is left alone`() throws {
    var device = try playing()
    device.score(1, for: .teamA)
    device.score(2, for: .teamB)
    #expect(try device.gather.evenOutLabel == nil)
  }

  @Test func `a guest counts, too`() throws {
    var device = try playing()
    device.tap(.match(.lateArrivalTapped))
    device.tap(.match(.arrivalTyped, "Guest"))
    device.tap(.match(.arrivalSubmitted))
    device.tap(.match(.teamTapped(.teamA)))
    device.score(3, for: .teamA)
    device.tap(.gather(.evenOutTapped))
    #expect(try teams(device).map { $0.count } == [3, 4])
  }

  @Test func `the teams that play are evened out, not those that rest`() throws {
    // Given Team B and Team C on the pitch
    var device = try playing()
    device.tap(.match(.personTapped(try device.id(of: "Cem"))))
    device.tap(.match(.teamTapped(.teamC)))
    device.tap(.match(.personTapped(try device.id(of: "Ben"))))
    device.tap(.match(.teamTapped(.teamC)))
    let id = try device.gather.id
    device.receive(.gather(id, .gameStarted(.fixed(9), Pairing(.teamB, .teamC) ?? .first)))
    // When
    device.score(3, for: .teamB)
    device.tap(.gather(.evenOutTapped))
    // Then
    let people = try device.gather.people
    #expect(people[2].rows.map { $0.name } == ["Ann"])
    #expect(people[1].rows.count + people[0].rows.count == 5)
    #expect(Set(people[1].rows.map { $0.name }) != ["Ben", "Cem"])
  }
}
