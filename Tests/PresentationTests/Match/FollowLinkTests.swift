import Domain
import Presentation
import QRCode
import TestSupport
import Testing

@Suite("Match: the link by which people follow")
struct FollowLinkTests {
  private func links(_ device: TestApp, _ id: Gather.ID) throws -> [Link] {
    try #require(device.app.replica.squad.gather(id)).sharing.links
  }

  /// Zoe's device, on which a match has begun that the server knows.
  private func playing() throws -> (device: TestApp, server: TestServer, id: Gather.ID) {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add(["Ann", "Ben"])
    let id = try device.startGather()
    device.sync(with: &server)
    return (device, server, id)
  }

  @Test func `opening it makes a link, once, whose address stands when the server knows it`() throws
  {
    // Given
    var (device, server, id) = try playing()
    #expect(try links(device, id).isEmpty)
    // When
    device.tap(.match(.link(.opened)))
    // Then
    let link = try #require(try links(device, id).first)
    #expect(link.purpose == .follow)
    #expect(device.linkText == "Making the link…")
    #expect(device.readyLink == nil)
    // When
    device.sync(with: &server)
    // Then
    let open = try #require(device.readyLink)
    #expect(open.address == "https://gather.example/follow/\(link.secret.text)")
    #expect(open.note.hasPrefix("Anyone with the link can see"))
    #expect(open.code == nil)
    // When
    device.tap(.match(.sheetDismissed))
    device.tap(.match(.link(.opened)))
    // Then
    #expect(device.readyLink?.address == open.address)
    #expect(try links(device, id).count == 1)
  }

  @Test func `before the server knows it, nothing is copied and sent`() throws {
    var (device, _, _) = try playing()
    device.tap(.match(.link(.opened)))
    #expect(device.tap(.match(.link(.copyTapped))).isEmpty)
    #expect(device.tap(.match(.link(.shareTapped))).isEmpty)
  }

  @Test func `without a network one that the server knows is there, and another cannot be made`()
    throws
  {
    // Given
    var (device, server, id) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    device.tap(.match(.sheetDismissed))
    device.loseNetwork()
    // When
    device.tap(.match(.link(.shareOpened)))
    // Then
    #expect(device.shareSheet?.problem == "This needs a connection.")
    #expect(device.shareSheet?.ways.map { $0.isPossible } == [true, false])
    // When
    device.tap(.match(.link(.scoringOpened)))
    // Then
    #expect(try links(device, id).count == 1)
    // When
    device.tap(.match(.link(.opened)))
    // Then
    #expect(device.readyLink?.address.hasPrefix("https://") == true)
  }

  @Test func `a network that goes while it is made is said, and the link comes when it is back`()
    throws
  {
    var (device, server, _) = try playing()
    device.tap(.match(.link(.opened)))
    device.loseNetwork()
    #expect(device.linkText == "This needs a connection.")

    device.findNetwork()
    device.sync(with: &server)

    #expect(device.readyLink != nil)
  }

  @Test func `it is copied, sent and shown as a QR code`() throws {
    var (device, server, _) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    let address = try #require(device.readyLink?.address)

    #expect(device.tap(.match(.link(.copyTapped))) == [.copy(address)])
    #expect(
      device.tap(.match(.link(.shareTapped))) == [.share("Team A v Team B\n\(address)")])
    device.tap(.match(.link(.codeTapped)))
    #expect(device.readyLink?.code?.size == 33)
  }

  @Test func `that it was copied is said in the sheet, which hides what is behind it`() throws {
    var (device, server, _) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    device.send(.device(.copied))
    #expect(device.readyLink?.said == "Copied" && device.toast == nil)
    device.tap(.match(.sheetDismissed))
    device.send(.device(.copied))
    #expect(device.toast == "Copied")
  }

  @Test func `where it cannot be copied, the sheet that has its address says so`() throws {
    var (device, server, _) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    let address = try #require(device.readyLink?.address)

    device.send(.device(.notCopied(address)))
    #expect(
      device.readyLink?.note
        == "This browser does not let the app copy. The text is selected, so copy it yourself.")
    #expect(device.app.shell.textToSelect == nil)
  }

  @Test func `it is turned off for good, and the next one has another secret`() throws {
    var (device, server, id) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    let first = try #require(device.readyLink?.address)

    device.tap(.match(.link(.turnedOff)))
    #expect(device.readyLink == nil)
    #expect(try links(device, id).map(\.isOff) == [true])

    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    #expect(device.readyLink?.address != first)
    #expect(try links(device, id).map(\.isOff) == [true, false])
  }

  @Test func `the organiser chooses how names are shown`() throws {
    var (device, server, id) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    #expect(device.readyLink?.names.map(\.isChosen) == [true, false])

    device.tap(.match(.link(.initialsTapped)))

    #expect(device.readyLink?.names.map(\.isChosen) == [false, true])
    let gather = try #require(device.app.replica.squad.gather(id))
    #expect(gather.sharing.followerNames == .firstNameAndInitial)
    device.tap(.match(.link(.fullNamesTapped)))
    #expect(device.readyLink?.names.map(\.isChosen) == [true, false])
    let changes = device.app.replica.pending.count
    device.tap(.match(.link(.fullNamesTapped)))
    #expect(device.app.replica.pending.count == changes)
  }

  @Test func `a past gather is shared in the same way, for 30 days`() throws {
    var (device, server, id) = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    let address = try #require(device.readyLink?.address)
    device.tap(.match(.sheetDismissed))
    device.endGather()

    device.tap(.match(.link(.opened)))
    #expect(device.readyLink?.address == address)
    device.tap(.match(.sheetDismissed))
    #expect(device.linkSheet == nil)

    device.pass(minutes: 30 * 24 * 60 + 1)
    device.open(.pastGather(id))
    device.tap(.match(.link(.opened)))
    #expect(device.linkSheet == nil)
    #expect(try links(device, id).count == 1)
  }

  @Test func `a result is shared as text, picture or link`() throws {
    var (device, server, _) = try playing()
    device.endGather()
    device.sync(with: &server)

    device.tap(.match(.link(.shareOpened)))
    #expect(device.shareSheet?.result == .textOrPicture)
    // No one begins to keep the score of a match that is over.
    #expect(device.shareSheet?.ways.map { $0.purpose } == [.follow])

    let shared = device.tap(.pastGather(.shareTapped))
    #expect(shared.contains { if case .share = $0 { true } else { false } })
    #expect(device.shareSheet == nil)
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
