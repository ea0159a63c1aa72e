import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("The first link of an organiser without an account")
struct FirstLinkTests {
  /// A device without an account, on which a match has begun.
  private func playing(keepsCookies: Bool = true) throws -> TestApp {
    var device = TestApp(keepsCookies: keepsCookies)
    device.add(["Ann", "Ben"])
    try device.startGather()
    return device
  }

  private func keys(asked device: TestApp) -> [RecoveryKey] {
    device.effects.compactMap {
      if case .call(.useKey(let key, _)) = $0 { key } else { nil }
    }
  }

  @Test func `three taps make an account, save what is here and give an address that works`() throws
  {
    // Given
    var server = TestServer()
    var device = try playing()
    // When
    device.tap(.match(.link(.shareOpened)))
    // Then
    let share = try #require(device.shareSheet)
    #expect(
      share.note
        == "So that friends can open it, your players and results are also kept on gather.example. No name needed."
    )
    #expect(share.ways.map { $0.purpose } == [.follow, .score])
    // When
    device.tap(.match(.link(.opened)))
    #expect(device.linkText == "Making the link…")
    device.sync(with: &server)
    // Then
    let account = try #require(device.app.account)
    #expect(account.isUnnamed)
    #expect(server[account].players.count == 2)
    let link = try #require(server[account].gathers.first?.sharing.links.first)
    #expect(device.readyLink?.address == "https://gather.example/follow/\(link.secret.text)")
    // When
    let sent = device.tap(.match(.link(.shareTapped)))
    // Then
    #expect(sent.contains { if case .share = $0 { true } else { false } })
  }

  @Test func `with an account nothing is said of where data goes`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add(["Ann", "Ben"])
    try device.startGather()
    device.tap(.match(.link(.shareOpened)))
    #expect(device.shareSheet?.note == nil)
    #expect(device.shareSheet?.problem == nil)
  }

  @Test func `the key is on the disk before the server hears of it`() throws {
    // Given
    var device = try playing()
    device.isDiskSlow = true
    // When
    device.tap(.match(.link(.opened)))
    // Then
    #expect(keys(asked: device).isEmpty)
    // When
    while device.disk.isWriting { device.finishWriting() }
    // Then
    let key = try #require(keys(asked: device).first)
    #expect(device.disk.state.recoveryKey == key)
  }

  @Test func `without a network no link is made, and one tap does it when there is one`() throws {
    // Given
    var server = TestServer()
    var device = try playing()
    device.loseNetwork()
    device.tap(.match(.link(.shareOpened)))
    #expect(device.shareSheet?.problem == "This needs a connection.")
    #expect(device.shareSheet?.ways.contains { $0.isPossible } == false)
    // When
    device.tap(.match(.link(.opened)))
    // Then
    #expect(device.linkSheet == nil)
    #expect(keys(asked: device).isEmpty)
    // When
    device.findNetwork()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    // Then
    #expect(device.readyLink != nil)
  }

  @Test func `a browser that keeps nothing is said so, and no account is made`() throws {
    var device = try playing(keepsCookies: false)
    device.tap(.match(.link(.shareOpened)))
    #expect(device.shareSheet?.problem?.hasPrefix("Open this page in your browser first") == true)
    device.tap(.match(.link(.opened)))
    #expect(device.linkSheet == nil)
    #expect(keys(asked: device).isEmpty)
  }

  @Test func `a disk that takes no key makes no account`() throws {
    var device = try playing()
    device.diskError = .full
    device.tap(.match(.link(.opened)))
    #expect(keys(asked: device).isEmpty)
    #expect(device.linkText?.hasPrefix("Open this page in your browser first") == true)
  }

  @Test(arguments: [
    (ShareProblem.registrationClosed, "This server does not accept new groups"),
    (.serverFull, "This server has no room left"), (.throttled, "Too many new groups came"),
  ])
  func `what the server refuses is said, and nothing is saved there`(
    problem: ShareProblem, text: String
  ) throws {
    var server = TestServer()
    server.refusal = problem
    var device = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    #expect(device.linkText?.hasPrefix(text) == true)
    #expect(device.app.account == nil)
    #expect(device.disk.state.recoveryKey == nil)
    #expect(server.logs.isEmpty)
  }

  @Test func `a server that wants a code is given one, and a wrong one is said`() throws {
    var server = TestServer()
    server.code = "kickabout"
    var device = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    #expect(device.linkText?.hasPrefix("This server requires a code for new groups") == true)

    device.tap(.match(.registrationCodeTyped, "kickoff"))
    device.tap(.match(.link(.codeSubmitted)))
    device.sync(with: &server)
    #expect(device.linkText?.hasPrefix("The code is wrong") == true)

    device.tap(.match(.registrationCodeTyped, "kickabout"))
    device.tap(.match(.link(.codeSubmitted)))
    device.sync(with: &server)
    #expect(device.readyLink != nil)
  }

  @Test func `a server that does not answer is asked again until it does`() throws {
    var server = TestServer()
    server.syncError = .unreachable
    var device = try playing()
    device.tap(.match(.link(.opened)))
    device.sync(with: &server)
    #expect(device.linkText?.hasPrefix("The server is not responding") == true)

    server.syncError = nil
    device.wait(seconds: 3)
    device.sync(with: &server)

    #expect(device.readyLink != nil)
    #expect(Set(keys(asked: device)).count == 1)
  }

  @Test func `two taps and a lost answer make one account`() throws {
    // Given
    var server = TestServer()
    var device = try playing()
    device.tap(.match(.link(.opened)))
    device.tap(.match(.link(.opened)))
    // When
    let call = try #require(device.requests.first)
    _ = try device.takeResponse(of: &server)
    device.fail(call, .unreachable)
    device.wait(seconds: 40)
    device.sync(with: &server)
    // Then
    #expect(server.unnamed.count == 1)
    #expect(device.app.account?.isUnnamed == true)
  }

  @Test func `two windows make one account`() throws {
    // Given
    var server = TestServer()
    var first = try playing()
    var second = TestApp(beside: &first, number: 2)
    let gather = try #require(first.app.replica.squad.gathers.first)
    second.open(.gather(gather.id))
    // When
    first.tap(.match(.link(.opened)))
    second.tap(.match(.link(.opened)))
    for _ in 0..<3 {
      first.sync(with: &server)
      second.sync(with: &server)
      let (toSecond, toFirst) = (first.told, second.told)
      (first.told, second.told) = ([], [])
      for message in toSecond { second.receive(message) }
      for message in toFirst { first.receive(message) }
    }
    // Then
    #expect(server.unnamed.count == 1)
    #expect(first.app.account == second.app.account)
  }

  @Test func `a window whose account another one gave up does not say that a link is on its way`()
    throws
  {
    // Given
    var server = TestServer()
    server.refusal = .registrationClosed
    var first = try playing()
    var second = TestApp(beside: &first, number: 2)
    let gather = try #require(first.app.replica.squad.gathers.first)
    second.open(.gather(gather.id))
    second.tap(.match(.link(.opened)))
    #expect(second.linkText == "Making the link…")
    // When
    for message in second.told { first.receive(message) }
    first.sync(with: &server)
    second.requests = []
    for message in first.told { second.receive(message) }
    // Then
    #expect(second.linkText != "Making the link…")
  }

  @Test func `a browser that was killed before the answer goes on at the next opening`() throws {
    var server = TestServer()
    var device = try playing()
    device.tap(.match(.link(.opened)))

    device = TestApp(restarting: device)
    device.sync(with: &server)

    let account = try #require(device.app.account)
    #expect(server[account].gathers.first?.sharing.links.count == 1)
    #expect(server.unnamed.count == 1)
  }

  @Test func `a browser that was killed before the upload goes on at the next opening`() throws {
    var server = TestServer()
    var device = try playing()
    device.tap(.match(.link(.opened)))
    device.deliverOne(with: &server)
    #expect(device.app.account?.isUnnamed == true)

    device = TestApp(restarting: device)
    device.sync(with: &server)

    let account = try #require(device.app.account)
    #expect(server[account].gathers.first?.sharing.links.count == 1)
  }

  @Test func `a key that has ended is replaced, and one of a named account leads to the login`()
    throws
  {
    // Given
    var server = TestServer()
    var device = try playing()
    device.isDiskSlow = true
    device.tap(.match(.link(.opened)))
    while device.disk.isWriting { device.finishWriting() }
    device.isDiskSlow = false
    let first = try #require(keys(asked: device).first)
    server.endedKeys = [first]
    // When
    device.sync(with: &server)
    // Then
    #expect(device.app.account?.isUnnamed == true)
    #expect(device.disk.state.recoveryKey != first)
    // Given
    var other = try playing()
    other.tap(.match(.link(.opened)))
    let key = try #require(keys(asked: other).first)
    server.endedKeys = []
    server.unnamed[key] = .zoe
    // When
    other.sync(with: &server)
    // Then
    guard case .needsLogin = other.linkSheet?.content else { throw NothingAsked() }
    #expect(other.app.account == nil)
  }

  @Test func `what takes several requests says how far it is`() throws {
    // Given
    var server = TestServer()
    var device = TestApp()
    device.add(["Ann", "Ben"] + (1...600).map { "Player \($0)" })
    try device.startGather()
    device.tap(.match(.link(.opened)))
    // When
    for _ in 0..<4 { device.deliverOne(with: &server) }
    // Then
    let text = try #require(device.linkText)
    #expect(text.hasPrefix("Saving online: "))
    // When
    device.sync(with: &server)
    // Then
    #expect(device.readyLink != nil)
  }

  @Test func `a squad that is too large for an account without a name needs one first`() throws {
    var server = TestServer()
    var device = try playing()
    device.tap(.match(.link(.opened)))
    device.deliverOne(with: &server)
    server.syncError = .squadFull
    device.sync(with: &server)
    guard case .needsName(let text) = device.linkSheet?.content else {
      Issue.record("\(String(describing: device.linkSheet))")
      return
    }
    #expect(text.hasSuffix("Add a name first."))
    device.tap(.match(.link(.nameTapped)))
    #expect(device.app.destination == .account(.name))
  }
}
