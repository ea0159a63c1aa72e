import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("What is typed is not lost")
struct DraftTests {
  /// A device on which something was typed into the form.
  private func typing(_ form: DraftExample) throws -> TestApp {
    var device = DraftExample.device()
    try form.prepare(&device)
    try form.open(&device)
    form.type(&device)
    return device
  }

  @Test(arguments: DraftExample.allCases)
  func `it is there after going back`(form: DraftExample) throws {
    var device = try typing(form)
    device.goBack()
    try form.open(&device)
    #expect(try form.shown(device) == form.typed)
  }

  @Test(arguments: DraftExample.allCases)
  func `it is there after the browser's back key and another screen`(form: DraftExample) throws {
    var device = try typing(form)
    device.send(.device(.navigated("/")))
    device.open(.settings)
    device.open(.players)
    try form.open(&device)
    #expect(try form.shown(device) == form.typed)
  }

  @Test(arguments: DraftExample.allCases)
  func `it is there after the page was killed`(form: DraftExample) throws {
    var restarted = TestApp(restarting: try typing(form))
    try form.open(&restarted)
    #expect(try form.shown(restarted) == form.typed)
  }

  @Test(arguments: DraftExample.allCases)
  func `it is gone when it was used`(form: DraftExample) throws {
    var device = try typing(form)
    form.use(&device)
    #expect(device.draftsOnDisk == (form == .listedName ? [.plain(.list)] : []))
  }

  @Test(arguments: DraftExample.allCases.filter { $0 != .skill })
  func `it is gone when the field was emptied by hand`(form: DraftExample) throws {
    var device = try typing(form)
    form.type(&device, "")
    if form == .time { device.send(.gather(.secondsTyped, "")) }
    #expect(device.draftsOnDisk == (form == .listedName ? [.plain(.list)] : []))
  }

  @Test(arguments: DraftExample.allCases)
  func `it is gone after Cancel, and still there when a sheet was only closed`(
    form: DraftExample
  ) throws {
    guard let cancel = form.cancel, let dismissal = form.dismissal else { return }
    var device = try typing(form)
    device.tap(dismissal)
    try form.open(&device)
    #expect(try form.shown(device) == form.typed)
    device.tap(cancel)
    try form.open(&device)
    #expect(try form.shown(device) != form.typed)
  }

  @Test(arguments: DraftExample.allCases)
  func `logging out erases it from memory and from the disk`(form: DraftExample) throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann", "Ben")
    try form.prepare(&device)
    try form.open(&device)
    form.type(&device)
    #expect(device.draftsOnDisk != [])
    device.sync(with: &server)
    device.logOut()
    #expect(device.app.drafts == Drafts())
    #expect(!device.disk.keys.contains { $0.hasPrefix("draft/") })
  }

  @Test func `what is typed for one player is not there for another`() throws {
    var device = try typing(.name)
    device.open(.editPlayer(try device.id(of: "Ben"), .name))
    #expect(try device.editPlayer.input == .text("Ben", isNumber: false))
    device.open(.editPlayer(try device.id(of: "Ann"), .favouriteTeam))
    #expect(try device.editPlayer.input == .text("", isNumber: false))
  }

  @Test func `typing what is there already leaves nothing to keep`() throws {
    var device = try typing(.name)
    device.type(value: "Ann")
    #expect(device.draftsOnDisk == [])
  }

  @Test func `a value that is refused is kept as it was typed`() throws {
    var device = try typing(.age)
    device.type(value: "twelve")
    var restarted = TestApp(restarting: device)
    try DraftExample.age.open(&restarted)
    #expect(try DraftExample.age.shown(restarted) == "twelve")
    #expect(try restarted.editPlayer.errorText != nil)
  }

  @Test func `a time that was typed for one period is not offered in the next`() throws {
    var device = try typing(.time)
    device.tap(.gather(.sheetDismissed))
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.setTimeTapped))
    #expect(try device.gather.timeSheet?.minutes == "10")
  }

  @Test func `what was typed for teams goes with them`() throws {
    var device = try typing(.team)
    device.tap(.confirmPlayers(.sheetDismissed))
    device.open(.players)
    try device.startGather()
    #expect(device.draftsOnDisk == [])
  }

  @Test func `a scorekeeper's name is kept by the link's own storage until it is said`() throws {
    var organised = try Organised()
    var device = TestApp(number: 7, now: organised.organiser.now, scoringLink: organised.secret)
    device.sync(with: &organised.server)
    device.send(.scorekeeping(.nameTyped, "Mi"))
    #expect(organised.organiser.draftsOnDisk == [])
    var restarted = TestApp(restarting: device)
    restarted.sync(with: &organised.server)
    #expect(try restarted.scorekeeping.name == "Mi")
    restarted.sayName("Min")
    #expect(restarted.draftsOnDisk == [])
  }

  @Test func `a user name is kept only on a device that may remember it`() throws {
    var device = try typing(.login)
    device.tap(.login(.rememberSwitched(false)))
    #expect(device.draftsOnDisk == [])
    DraftExample.login.type(&device, "Zoltána")
    #expect(device.draftsOnDisk == [])
    device.tap(.login(.rememberSwitched(true)))
    #expect(device.draftsOnDisk == [.plain(.login)])
  }
}
