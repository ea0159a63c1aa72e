import Domain
import Presentation
import TestSupport
import Testing

@Suite("A pasted list is not lost")
struct ListDraftTests {
  private static let names = (1...120).map { "Player \($0)" }

  private func pasting(_ text: String) -> TestApp {
    var device = TestApp()
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.listTyped, text))
    return device
  }

  @Test func `120 names are there after a wrong way back, and all are added`() throws {
    var device = pasting(Self.names.joined(separator: "\n"))
    device.goBack()
    device.open(.addPlayer)
    device.tap(.addPlayer(.pasteTapped))
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.squad.players.count == 120)
  }

  @Test func `ticks and mends are there, too`() throws {
    var device = pasting("1. Ann +1\n2. Ben Cem\n3. Dan\n4. Eve\n5. Flo")
    device.send(.addPlayer(.guestTapped, "0"))
    device.send(.addPlayer(.mendTapped, "2"))
    device.tap(.addPlayer(.splitTapped))
    device.send(.addPlayer(.mendTapped, "4"))
    device.send(.addPlayer(.mendedNameTyped, "Dana"))
    device.tap(.addPlayer(.mendConfirmed))
    device.send(.addPlayer(.listedNameTapped, "5"))
    device.send(.addPlayer(.mendTapped, "6"))
    device.tap(.addPlayer(.dropTapped))
    let before = try rows(device)

    var restarted = TestApp(restarting: device)
    restarted.open(.addPlayer)
    restarted.tap(.addPlayer(.pasteTapped))
    #expect(try rows(restarted) == before)
    #expect(before == ["+Ann", "+Ann +1", "+Ben", "+Cem", "+Dana", "-Eve"])
  }

  private func rows(_ device: TestApp) throws -> [String] {
    let list = try #require(try device.openList)
    return try device.addPlayer.rows(of: list).map { ($0.isChosen ? "+" : "-") + $0.name }
  }

  @Test func `a page that is loaded again shows the list, unless a name was typed since`() throws {
    var device = pasting("Ann\nBen")
    #expect(
      try TestApp(restarting: device, path: "/players/new").openList?.pasted == "Ann\nBen")
    device.open(.players)
    device.wait(seconds: 1)
    device.open(.addPlayer)
    #expect(try device.openList == nil)
    device.type(name: "Ce")
    let restarted = TestApp(restarting: device, path: "/players/new")
    #expect(try restarted.openList == nil)
    #expect(try restarted.addPlayer.name == "Ce")
  }

  @Test func `lines that are pasted into the field for one name are kept`() throws {
    var device = TestApp()
    device.open(.addPlayer)
    device.send(.addPlayer(.linesPasted, "Ann\nBen"))
    #expect(
      try TestApp(restarting: device, path: "/players/new").openList?.pasted == "Ann\nBen")
  }

  @Test func `a list that is larger than any that the field takes is not kept`() throws {
    let device = pasting(String(repeating: "Ann\n", count: 200_000))
    #expect(device.draftsOnDisk == [])
  }
}
