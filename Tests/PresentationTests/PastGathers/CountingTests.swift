import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Past gathers: what counts for levels")
struct CountingTests {
  /// A device that shows a gather that Ann won against Ben.
  private func showing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    let id = try device.startGather()
    device.tap(.gather(.plusTapped(.teamA)))
    device.endGather()
    device.open(.pastGather(id))
    return device
  }

  private func matches(of name: String, on device: TestApp) throws -> Int {
    let player = try #require(device.squad.player(try device.id(of: name)))
    return SquadRatings(of: device.squad).matches(of: player)
  }

  @Test func `a gather is left out of the levels, which can be undone`() throws {
    // Given
    var device = try showing()
    device.tap(.pastGather(.correctTapped))
    #expect(try device.pastGather.countLabel == "Leave out of levels")
    #expect(try device.pastGather.countNote == nil)
    #expect(try matches(of: "Ann", on: device) == 1)
    // When
    device.tap(.pastGather(.countTapped))
    // Then
    #expect(device.toast == "Does not count for levels")
    #expect(try device.pastGather.countNote == "Does not count for levels")
    #expect(try matches(of: "Ann", on: device) == 0)
    device.undo()
    #expect(try device.pastGather.countNote == nil)
    #expect(try matches(of: "Ann", on: device) == 1)
  }

  @Test func `a gather that was left out is taken in again`() throws {
    var device = try showing(language: .korean)
    device.tap(.pastGather(.correctTapped))
    device.tap(.pastGather(.countTapped))
    #expect(try device.pastGather.countLabel == "레벨에 포함")
    device.tap(.pastGather(.countTapped))
    #expect(try device.pastGather.countLabel == "레벨에서 제외")
    #expect(try matches(of: "Ben", on: device) == 1)
  }

  @Test func `only a gather that is being corrected is left out`() throws {
    var device = try showing()
    #expect(try device.pastGather.countLabel == nil)
    #expect(device.tap(.pastGather(.countTapped)) == [])
    #expect(try matches(of: "Ann", on: device) == 1)
  }
}
