import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("What is typed, on the disk")
struct DraftStorageTests {
  private let form = DraftForm.plain(.newPlayer)

  private func onDisk(_ device: TestApp) -> [ExactText] {
    device.disk.state.drafts.all.first { $0.form == form }?.texts ?? []
  }

  private func slow() -> TestApp {
    var device = TestApp()
    device.open(.addPlayer)
    device.isDiskSlow = true
    return device
  }

  @Test func `while the disk writes, what is typed waits, and only the last of it is written`() {
    var device = slow()
    for name in ["A", "An", "Ann", "Anna"] { device.type(name: name) }
    #expect(device.disk.writeCount == 1)
    device.finishWriting()
    #expect(onDisk(device) == ["A"])
    #expect(device.disk.writeCount == 1)
    device.finishWriting()
    #expect(onDisk(device) == ["Anna"])
    #expect(!device.disk.isWriting)
  }

  @Test func `a page that goes out of sight waits for nothing`() {
    var device = slow()
    device.type(name: "A")
    device.type(name: "Ann")
    device.send(.device(.hidden))
    #expect(device.disk.writeCount == 2)
    device.finishWriting()
    device.finishWriting()
    #expect(onDisk(device) == ["Ann"])
  }

  @Test func `typing is not shown as saving`() {
    var device = slow()
    device.type(name: "A")
    #expect(device.status == nil || device.status == .onThisDevice)
  }

  @Test(arguments: 0...1)
  func `a killed page leaves the player or what was typed, never both`(writes: Int) throws {
    var device = TestApp()
    device.open(.addPlayer)
    device.type(name: "Ann")
    device.isDiskSlow = true
    device.tap(.addPlayer(.nameSubmitted))
    let restarted = TestApp(restarting: device, afterWrites: device.disk.writeCount * writes)
    #expect(restarted.squad.players.count == writes)
    #expect(onDisk(restarted).count == 1 - writes)
  }

  @Test func `what could not be written is written with what comes next`() throws {
    var device = TestApp()
    device.open(.addPlayer)
    device.diskError = .full
    device.type(name: "An")
    #expect(device.message != nil)
    #expect(device.app.losesWhenLeft)
    device.type(name: "Ann")
    device.diskError = nil
    device.send(.device(.shown))
    #expect(onDisk(device) == ["Ann"])
    #expect(!device.app.losesWhenLeft)
  }

  @Test func `what is typed in a window that has not heard of a log-out is not kept`() {
    var browser = SharedBrowser()
    browser.windows[1].open(.addPlayer)
    browser.windows[0].logOut()
    browser.windows[1].type(name: "Ann")
    #expect(browser.windows[0].draftsOnDisk == [])
    #expect(browser.windows[1].app.drafts == Drafts())
  }

  @Test func `two windows keep what is typed in different forms`() throws {
    var browser = SharedBrowser()
    browser.windows[0].open(.addPlayer)
    browser.windows[1].open(.addPlayer)
    browser.windows[0].type(name: "Ann")
    browser.windows[1].tap(.addPlayer(.pasteTapped))
    browser.windows[1].send(.addPlayer(.listTyped, "Ben\nCem"))
    #expect(Set(browser.windows[0].draftsOnDisk) == [form, .plain(.list)])
  }

  @Test func `a deleted account leaves the squad on the device, with what was typed for it`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.open(.addPlayer)
    device.type(name: "Ann")
    device.open(.account(nil))
    device.send(.server(.accountDeleted(DeviceAccount.zoe.log)))
    #expect(device.app.account == nil)
    #expect(onDisk(device) == ["Ann"])
  }

  @Test func `the oldest drafts make room for the latest`() throws {
    var device = TestApp.with("Ann")
    let players = (0..<25).map { Player.ID.fixed(UInt64(1_000 + $0)) }
    for player in players {
      device.receive(try .added(player, "Ben"))
      device.open(.editPlayer(player, .name))
      device.type(value: "Benedikt")
      device.wait(seconds: 1)
    }
    #expect(device.draftsOnDisk == players.dropFirst(5).map { .edit($0, .name) })
  }
}
