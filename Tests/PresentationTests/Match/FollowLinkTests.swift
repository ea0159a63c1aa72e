import Domain
import Presentation
import QRCode
import TestSupport
import Testing

@Suite("Match: the link by which people follow")
struct FollowLinkTests {
  private func sheet(_ device: TestApp) -> LinkSheet? {
    let open: MatchSheetView? =
      switch device.app.screen {
      case .gather(let model): model.matchSheet
      case .pastGather(let model): model.matchSheet
      default: nil
      }
    return if case .link(let sheet) = open { sheet } else { nil }
  }

  private func links(_ device: TestApp, _ id: Gather.ID) throws -> [Link] {
    try #require(device.app.replica.squad.gather(id)).sharing.links
  }

  private func playing() throws -> (device: TestApp, id: Gather.ID) {
    var device = TestApp.with("Ann", "Ben")
    let id = try device.startGather()
    return (device, id)
  }

  @Test func `opening it makes a link, with no network, and only once`() throws {
    // Given
    var (device, id) = try playing()
    #expect(try links(device, id).isEmpty)
    // When
    device.tap(.match(.link(.opened)))
    // Then
    let link = try #require(try links(device, id).first)
    #expect(link.purpose == .follow)
    let open = try #require(sheet(device))
    #expect(open.address == "https://gather.example/follow/\(link.secret.text)")
    #expect(open.note.hasPrefix("The server does not know it yet"))
    #expect(open.code == nil)
    // When
    device.tap(.match(.sheetDismissed))
    device.tap(.match(.link(.opened)))
    // Then
    #expect(sheet(device)?.address == open.address)
    #expect(try links(device, id).count == 1)
  }

  @Test func `it says so when the server knows it`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add(["Ann", "Ben"])
    let id = try device.startGather()
    device.tap(.match(.link(.opened)))
    #expect(sheet(device)?.note.hasPrefix("The server does not know it yet") == true)

    device.sync(with: &server)

    #expect(sheet(device)?.note.hasPrefix("Everyone who has it sees") == true)
    #expect(try links(device, id).count == 1)
  }

  @Test func `it is copied, shared and shown as a QR code`() throws {
    var (device, _) = try playing()
    device.tap(.match(.link(.opened)))
    let address = try #require(sheet(device)?.address)

    #expect(device.tap(.match(.link(.copyTapped))) == [.copy(address)])
    #expect(
      device.tap(.match(.link(.shareTapped))) == [.share("Team A v Team B\n\(address)")])
    device.tap(.match(.link(.codeTapped)))
    #expect(sheet(device)?.code?.size == 33)
  }

  @Test func `it is turned off for good, and the next one has another secret`() throws {
    var (device, id) = try playing()
    device.tap(.match(.link(.opened)))
    let first = try #require(sheet(device)?.address)

    device.tap(.match(.link(.turnedOff)))
    #expect(sheet(device) == nil)
    #expect(try links(device, id).map(\.isOff) == [true])

    device.tap(.match(.link(.opened)))
    #expect(sheet(device)?.address != first)
    #expect(try links(device, id).map(\.isOff) == [true, false])
  }

  @Test func `the organiser chooses how names are shown`() throws {
    var (device, id) = try playing()
    device.tap(.match(.link(.opened)))
    #expect(sheet(device)?.showsFullNames == true)

    device.tap(.match(.link(.initialsTapped)))

    #expect(sheet(device)?.showsFullNames == false)
    let gather = try #require(device.app.replica.squad.gather(id))
    #expect(gather.sharing.followerNames == .firstNameAndInitial)
    device.tap(.match(.link(.fullNamesTapped)))
    #expect(sheet(device)?.showsFullNames == true)
  }

  @Test func `a past gather is shared in the same way, for 30 days`() throws {
    var (device, id) = try playing()
    device.tap(.match(.link(.opened)))
    let address = try #require(sheet(device)?.address)
    device.tap(.match(.sheetDismissed))
    device.endGather()

    device.tap(.match(.link(.opened)))
    #expect(sheet(device)?.address == address)
    device.tap(.match(.sheetDismissed))
    #expect(sheet(device) == nil)

    device.pass(minutes: 30 * 24 * 60 + 1)
    device.open(.pastGather(id))
    device.tap(.match(.link(.opened)))
    #expect(sheet(device) == nil)
    #expect(try links(device, id).count == 1)
  }

  @Test func `while people may follow a running clock, the device says that it is there`() throws {
    // Given
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add(["Ann", "Ben"])
    try device.startGather()
    device.tap(.gather(.clockTapped))
    device.sync(with: &server)
    #expect(syncs(of: &device, inSeconds: 40, with: &server) == 0)
    // When
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    // Then
    #expect(syncs(of: &device, inSeconds: 45, with: &server) == 3)
    // When
    device.tap(.gather(.clockTapped))
    device.sync(with: &server)
    // Then
    #expect(syncs(of: &device, inSeconds: 40, with: &server) == 0)
  }

  /// The requests that a device sends while time passes and nothing else happens.
  private func syncs(
    of device: inout TestApp, inSeconds seconds: Int, with server: inout TestServer
  ) -> Int {
    device.forgetEffects()
    for _ in 0..<seconds {
      device.wait(seconds: 1)
      device.send(.server(.streamAlive))
      device.sync(with: &server)
    }
    return device.effects.count { if case .call(.sync) = $0 { true } else { false } }
  }
}
