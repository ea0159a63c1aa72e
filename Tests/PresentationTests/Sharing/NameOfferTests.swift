import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("The offer of a name to an account without one")
struct NameOfferTests {
  private static let unnamed = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: nil)
  private static let month: Int64 = 30 * 24 * 60

  /// The list of a device after so many gathers.
  private func device(
    after count: Int, of account: DeviceAccount? = unnamed, language: Language = .english
  ) throws -> TestApp {
    var device = TestApp(keeping: StoredState(account: account), language: language)
    device.add("Ann", "Ben")
    for _ in 0..<count {
      try device.startGather()
      device.endGather()
    }
    device.open(.players)
    return device
  }

  @Test func `the list makes it after the second gather`() throws {
    #expect(try device(after: 1).players.nameOffer == nil)
    #expect(
      try device(after: 2).players.nameOffer
        == "Your players and results are saved online without a name. With a name and a password you can log in on any phone."
    )
    #expect(
      try device(after: 2, language: .korean).players.nameOffer?.contains("이름과 비밀번호") == true)
  }

  @Test(arguments: [nil, DeviceAccount.zoe]) func `no one else gets it`(account: DeviceAccount?)
    throws
  {
    #expect(try device(after: 2, of: account).players.nameOffer == nil)
  }

  @Test func `it leads to where the account gets a name`() throws {
    var device = try device(after: 2)
    device.tap(.players(.nameTapped))
    #expect(device.app.destination == .account(.name))
  }

  @Test func `declined, it comes again after a month, also in a browser that was closed meanwhile`()
    throws
  {
    var device = try device(after: 2)
    device.tap(.players(.nameDeclined))
    #expect(try device.players.nameOffer == nil)
    var later = TestApp(restarting: device)
    later.wait(minutes: Self.month - 1)
    #expect(try later.players.nameOffer == nil)
    later.wait(minutes: 1)
    #expect(try later.players.nameOffer != nil)
  }

  @Test func `it is seen when the user leaves the list, and stands until then`() throws {
    var device = try device(after: 2)
    device.wait(minutes: 5)
    #expect(try device.players.nameOffer != nil)
    device.open(.settings)
    device.goBack()
    #expect(try device.players.nameOffer == nil)
  }

  @Test func `it comes before the offer to install the app`() throws {
    var device = try device(after: 2)
    device.send(.device(.installable(.prompt)))
    #expect(try device.players.installOffer == nil)
    device.tap(.players(.nameDeclined))
    #expect(try device.players.installOffer != nil)
  }
}
