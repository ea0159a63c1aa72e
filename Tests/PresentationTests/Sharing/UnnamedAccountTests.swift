import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("An account without a name: its device, its loss and its end")
struct UnnamedAccountTests {
  /// A device with a shared match and an account without a name.
  private func shared() throws -> (device: TestApp, server: TestServer) {
    var server = TestServer()
    var device = TestApp()
    device.add(["Ann", "Ben"])
    try device.startGather()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    return (device, server)
  }

  private func score(_ device: inout TestApp) { device.tap(.gather(.plusTapped(.teamA))) }

  private func goals(_ server: TestServer, _ device: TestApp) throws -> Int {
    let account = try #require(device.app.account)
    return try #require(server[account].gathers.first).currentGame.goals.count
  }

  @Test func `a lost session heals without a word`() throws {
    // Given
    var (device, server) = try shared()
    server.hasLostSession = true
    device.tap(.match(.sheetDismissed))
    // When
    score(&device)
    device.sync(with: &server)
    device.wait(seconds: 3)
    device.sync(with: &server)
    // Then
    #expect(try goals(server, device) == 1)
    #expect(server.unnamed.count == 1)
    #expect(device.app.account?.isExpired == false)
    #expect(device.app.shell.message == nil)
  }

  @Test func `a session that is refused again and again is not asked for without a pause`() throws {
    var (device, server) = try shared()
    let key = try #require(device.disk.state.recoveryKey)
    device.forgetEffects()
    for _ in 0..<100 {
      server.hasLostSession = true
      device.deliverOne(with: &server)
    }
    score(&device)
    for _ in 0..<100 {
      if device.requests.isEmpty { break }
      device.deliverOne(with: &server)
      server.hasLostSession = true
    }
    #expect(device.requests.isEmpty)
    #expect(
      device.effects.count { $0 == .call(.useKey(key, code: "")) } <= 2)
  }

  @Test func `a phone that was removed keeps its squad alone, without links`() throws {
    var (device, server) = try shared()
    server.endedKeys = Set(server.unnamed.keys)
    server.hasLostSession = true
    score(&device)
    device.sync(with: &server)
    device.wait(seconds: 3)
    device.sync(with: &server)

    #expect(device.app.account == nil)
    #expect(device.app.replica.squad.players.count == 2)
    #expect(device.app.replica.squad.gathers.first?.sharing.links.isEmpty == true)
    #expect(device.disk.state.recoveryKey == nil)
    #expect(device.app.shell.toast?.text.hasPrefix("This phone was removed") == true)
    #expect(device.effects.contains(.forgetVisit))
  }

  @Test func `an account that another phone named asks for the password`() throws {
    var (device, server) = try shared()
    let key = try #require(device.disk.state.recoveryKey)
    server.unnamed[key] = DeviceAccount(id: .fixed(101), squad: .fixed(101), username: "Zoe")
    server.hasLostSession = true
    score(&device)
    device.sync(with: &server)
    device.wait(seconds: 3)
    device.sync(with: &server)

    #expect(device.app.account?.username == "Zoe")
    #expect(device.app.account?.isExpired == true)
    #expect(device.app.replica.pending.count == 1)
  }

  @Test func `a server that was restored without the account gets everything again`() throws {
    var (device, server) = try shared()
    server.unnamed = [:]
    server.hasLostSession = true
    let address = device.readyLink?.address
    let former = device.app.account?.log
    score(&device)
    device.sync(with: &server)
    device.wait(seconds: 3)
    device.sync(with: &server)

    let account = try #require(device.app.account)
    #expect(account.log != former)
    #expect(server[account].players.count == 2)
    #expect(try goals(server, device) == 1)
    let link = try #require(server[account].gathers.first?.sharing.links.first)
    #expect(address?.hasSuffix(link.secret.text) == true)
  }

  @Test func `a server that lost it and takes no new ones is asked again, and nothing is lost`()
    throws
  {
    var (device, server) = try shared()
    server.unnamed = [:]
    server.refusal = .registrationClosed
    server.hasLostSession = true
    score(&device)
    device.sync(with: &server)
    device.wait(seconds: 3)
    device.sync(with: &server)
    #expect(device.app.account?.isUnnamed == true)
    #expect(device.app.replica.pending.count == 1)
    server.refusal = nil
    device.wait(minutes: 2)
    device.sync(with: &server)
    #expect(try goals(server, device) == 1)
  }

  @Test func `a browser that kept only its cookie gets the squad back, with a key of its own`()
    throws
  {
    // Given
    var (device, server) = try shared()
    server.joined = device.app.account
    server.session = device.app.account
    // When
    var empty = TestApp(number: 7, wasHere: true)
    guard case .players(let model) = empty.app.screen else { throw NothingAsked() }
    #expect(model.isRecalling)
    empty.sync(with: &server)
    // Then
    #expect(empty.app.replica.squad.players.count == 2)
    #expect(empty.app.account?.log == device.app.account?.log)
    #expect(empty.disk.state.recoveryKey != nil)
    #expect(empty.disk.state.recoveryKey != device.disk.state.recoveryKey)
  }

  @Test func `a cookie that is no good is forgotten, and the list is empty`() throws {
    var server = TestServer()
    var device = TestApp(wasHere: true)
    device.sync(with: &server)
    guard case .players(let model) = device.app.screen else { throw NothingAsked() }
    #expect(!model.isRecalling)
    #expect(device.effects.contains(.forgetVisit))
  }

  @Test func `a server that does not answer lets an empty phone begin, and is asked on`() throws {
    var server = TestServer()
    server.syncError = .unreachable
    var device = TestApp(wasHere: true)
    device.sync(with: &server)
    guard case .players(let model) = device.app.screen else { throw NothingAsked() }
    #expect(!model.isRecalling)
    device.wait(seconds: 4)
    #expect(device.requests == [.recall])
  }

  @Test func `a log-out in another window is not answered with a look for the squad`() throws {
    // Given
    let stored = StoredState(account: .max)
    var window = TestApp(keeping: stored, wasHere: true)
    window.loseRequests()
    // When
    window.send(.device(.loaded(StoredState())))
    // Then
    guard case .players(let model) = window.app.screen else { throw NothingAsked() }
    #expect(!model.isRecalling && window.app.shell.hasNoAccount)
    #expect(window.requests.isEmpty)
  }

  @Test func `what another window writes does not end the look for the squad`() throws {
    var window = TestApp(wasHere: true)
    window.send(.device(.loaded(StoredState())))
    guard case .players(let model) = window.app.screen else { throw NothingAsked() }
    #expect(model.isRecalling)
  }

  @Test func `a newcomer waits for nothing`() {
    let device = TestApp()
    #expect(device.requests.isEmpty)
  }

  @Test func `after a log-out without a network, nothing comes back`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.open(.settings)
    device.tap(.settings(.logOutTapped))
    device.tap(.settings(.logOutConfirmed))
    #expect(device.effects.contains(.forgetVisit))
  }

  @Test func `the settings offer a name, a phone and a code, but no log-out`() throws {
    var (device, _) = try shared()
    device.open(.settings)
    guard case .settings(let model) = device.app.screen else { throw NothingAsked() }
    #expect(model.accountText == "Saved online without a name.")
    #expect(
      model.accountLinks.map { $0.label } == [
        "Add a name and password", "Second phone", "Recovery code", "Phones with this group",
      ])
    #expect(model.logOutLabel == nil)
    #expect(model.loginLabel == nil)
  }

  @Test func `it gets a name, and nothing else changes`() throws {
    var (device, server) = try shared()
    device.open(.account(.name))
    device.tap(.account(.usernameTyped, "Zoe"))
    device.tap(.account(.newTyped, "a long secret"))
    device.tap(.account(.nameSubmitted))
    let before = device.app.account
    device.sync(with: &server)

    #expect(device.app.account?.username == "Zoe")
    #expect(device.app.account?.log == before?.log)
    #expect(server.passwords["Zoe"] == "a long secret")
    guard case .account(let model) = device.app.screen else { throw NothingAsked() }
    #expect(!model.isUnnamed && model.said == "You now log in as Zoe.")
  }

  @Test func `registering on its phone leads to giving it a name, and nothing is left behind`()
    throws
  {
    var (device, _) = try shared()
    device.open(.login)
    device.type(username: "Zoe", password: "a long secret")
    device.requests = []
    device.tap(.login(.registerTapped))
    #expect(device.requests == [.listSessions])
    #expect(device.app.destination == .account(.name))
    #expect(device.app.replica.squad.players.count == 2)
  }

  @Test
  func `a login to another account asks what happens to it, and nothing goes before the answer`()
    throws
  {
    var (device, server) = try shared()
    server.passwords["Zoe"] = "a long secret"
    device.open(.login)
    device.type(username: "Zoe", password: "a long secret")
    device.tap(.login(.loginTapped))
    guard case .login(let asking) = device.app.screen else { throw NothingAsked() }
    #expect(asking.ownDataQuestion?.canBeAdded == false)
    #expect(device.app.replica.squad.players.count == 2)
    device.tap(.login(.removeTapped))
    device.sync(with: &server)
    #expect(device.app.account == .zoe || device.app.account?.username == "Zoe")
    #expect(device.app.replica.squad.players.isEmpty)
    #expect(server[.zoe].players.isEmpty)
  }

  @Test(arguments: [("", "a long secret"), ("Zoe", ""), ("Zoe", "short")])
  func `a name needs a password that is long enough`(username: String, password: String) throws {
    var (device, _) = try shared()
    device.open(.account(.name))
    device.tap(.account(.usernameTyped, username))
    device.tap(.account(.newTyped, password))
    device.requests = []
    device.tap(.account(.nameSubmitted))
    #expect(device.requests.isEmpty)
    guard case .account(let model) = device.app.screen else { throw NothingAsked() }
    #expect(model.changeProblem != nil)
  }

  @Test func `another device hears of the name by sync`() throws {
    var (device, server) = try shared()
    server.username = "Zoe"
    score(&device)
    device.sync(with: &server)
    #expect(device.app.account?.username == "Zoe")
    #expect(device.disk.state.account?.username == "Zoe")
  }

  @Test func `the phone that shows a code says who joined, and can remove it`() throws {
    // Given
    var (device, server) = try shared()
    server.sessions = [
      DeviceSession(id: .fixed(1), device: "Here", lastUsedAt: .kickOff, isCurrent: true)
    ]
    device.open(.account(.phone))
    device.sync(with: &server)
    guard case .code(let picture, let code, let address, _) = try phoneSheet(device) else {
      throw NothingAsked()
    }
    #expect(picture != nil)
    #expect(code == JoinCode.example.grouped)
    #expect(address == "https://gather.example/#/join/\(JoinCode.example.text)")
    // When
    server.sessions.append(
      DeviceSession(
        id: .fixed(2), device: "Safari · iPhone", lastUsedAt: .kickOff, isCurrent: false))
    device.wait(seconds: 3)
    device.sync(with: &server)
    // Then
    guard case .joined(let text, let session, _) = try phoneSheet(device) else {
      throw NothingAsked()
    }
    #expect(text == "Safari · iPhone has joined.")
    // When
    device.tap(.account(.endTapped(session)))
    device.sync(with: &server)
    // Then
    #expect(server.sessions.map(\.id) == [.fixed(1)])
  }

  @Test func `the list of phones hears of one that joins after the code was put away`() throws {
    // Given
    var (device, server) = try shared()
    let here = DeviceSession(id: .fixed(1), device: "Here", lastUsedAt: .kickOff, isCurrent: true)
    server.sessions = [here]
    device.open(.account(.phone))
    device.sync(with: &server)
    device.tap(.account(.sheetDismissed))
    // When
    server.sessions.append(
      DeviceSession(id: .fixed(2), device: "iPhone", lastUsedAt: .kickOff, isCurrent: false))
    device.wait(minutes: 2)
    device.sync(with: &server)
    // Then
    guard case .account(let model) = device.app.screen else { throw NothingAsked() }
    #expect(model.rows.map(\.device) == ["Here", "iPhone"])
    #expect(model.phoneSheet == nil)
  }

  @Test func `a code that was not used in ten minutes is over`() throws {
    var (device, server) = try shared()
    device.open(.account(.phone))
    device.sync(with: &server)
    device.wait(minutes: 11)
    guard case .problem(let text) = try phoneSheet(device) else { throw NothingAsked() }
    #expect(text.hasPrefix("This code has expired"))
  }

  private func phoneSheet(
    _ device: TestApp
  ) throws -> AccountViewModel.PhoneSheet.Content {
    guard case .account(let model) = device.app.screen else { throw NothingAsked() }
    return try #require(model.phoneSheet).content
  }

  @Test func `a recovery code is made by a tap, not by opening the page`() throws {
    var (device, server) = try shared()
    device.open(.account(.recovery))
    device.sync(with: &server)
    guard case .account(let before) = device.app.screen else { throw NothingAsked() }
    #expect(before.recoverySheet?.code == nil)

    device.tap(.account(.recoveryMade))
    device.sync(with: &server)

    guard case .account(let model) = device.app.screen else { throw NothingAsked() }
    #expect(model.recoverySheet?.code == RecoveryCode.example.grouped)
    let copied = device.tap(.account(.recoveryCopied))
    #expect(copied == [.copy(RecoveryCode.example.grouped)])
    device.send(.device(.copied))
    guard case .account(let after) = device.app.screen else { throw NothingAsked() }
    #expect(after.recoverySheet?.said == "Copied" && device.toast == nil)
  }

  @Test func `the last phone deletes it, and keeps its squad`() throws {
    var (device, server) = try shared()
    server.sessions = [
      DeviceSession(id: .fixed(1), device: "Here", lastUsedAt: .kickOff, isCurrent: true)
    ]
    device.open(.account(nil))
    device.sync(with: &server)
    device.tap(.account(.deleteTapped))
    device.tap(.account(.deleteConfirmed))
    device.sync(with: &server)
    #expect(device.app.account == nil)
    #expect(device.app.replica.squad.players.count == 2)
  }

  @Test func `one of several phones forgets it, and the others keep it`() throws {
    var (device, server) = try shared()
    server.sessions = [
      DeviceSession(id: .fixed(1), device: "Here", lastUsedAt: .kickOff, isCurrent: true),
      DeviceSession(id: .fixed(2), device: "There", lastUsedAt: .kickOff, isCurrent: false),
    ]
    device.open(.account(nil))
    device.sync(with: &server)
    device.tap(.account(.deleteTapped))
    device.forgetEffects()
    device.tap(.account(.deleteConfirmed))
    #expect(device.effects.contains(.call(.logOut)))
    #expect(device.app.account == nil)
    #expect(device.app.replica.squad.players.isEmpty)
  }
}
