import Domain
import Presentation
import TestSupport
import Testing

@Suite("Results that are counted before they are asked for")
struct CountingAheadTests {
  private func device(_ squad: Squad) -> TestApp {
    TestApp(keeping: StoredState(replica: Replica(confirmed: squad)))
  }

  @Test func `a device with a year of results wakes at once until they are counted`() throws {
    // Given
    var device = device(try SimulatedYear(seed: 1).squad)
    // When
    var wakings = 0
    while device.app.wakesAt == device.now, wakings < 10 {
      device.send(.device(.woke))
      wakings += 1
    }
    // Then
    #expect(wakings == 2)
  }

  @Test func `a device with few results does not wake for them`() throws {
    let device = device(Squad())
    #expect(device.app.wakesAt == nil)
  }

  @Test(arguments: 0...2)
  func `a page that is opened meanwhile shows all of them, and the device sleeps`(wakings: Int)
    throws
  {
    // Given
    let squad = try SimulatedYear(seed: 1).squad
    var device = device(squad)
    for _ in 0..<wakings { device.send(.device(.woke)) }
    // When
    device.open(.season)
    device.send(.season(.periodChosen, ""))
    // Then
    let table = SeasonTable(of: Evenings(of: squad).all, in: squad, by: TableRules())
    #expect(try device.season.points == table.rows.map { String($0.points) })
    #expect(device.app.wakesAt.map { device.now < $0 } ?? true)
  }

  @Test func `a table that was seen follows the results and the rules`() throws {
    // Given
    let squad = try SimulatedYear(seed: 1).squad
    var device = device(squad)
    device.open(.season)
    let before = try device.season.points
    // When
    device.send(.season(.rulesTapped))
    device.send(.season(.winChosen, "9"))
    // Then
    #expect(try device.season.points != before)
  }
}

extension SeasonViewModel {
  fileprivate var points: [String?] {
    guard case .list(_, let rows) = content else { return [] }
    return rows.rows.map { $0.columns.last }
  }
}
