import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// Random events in two windows of one browser, which follow from a seed.
private struct History {
  var browser: SharedBrowser
  var random: SplitMix64
  /// The changes that a window has shown as saved.
  var saved: [StampedChange.ID: StampedChange] = [:]
  private var recorded: Set<StampedChange.ID> = []
  /// The changes that were not sent when the user logged out.
  var ended: Set<StampedChange.ID> = []
  /// What was chosen last: the language in the first window, how clocks count in the second.
  var language: Language?
  var countsUp = false
  private var serverChanges: UInt64 = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let error = random.chance(30) ? Int64(random.number(-90...90)) * 60_000 : 0
    browser = SharedBrowser(clockError: error)
  }

  mutating func step() throws {
    let window = random.number(0...1)
    let hadAccount = browser.account != nil
    if random.chance(60) { browser.windows[window].finishWriting() }
    if random.chance(50) { browser.windows[window].finishReading() }
    if random.chance(50) { browser.deliverMessage(to: random.number(0...1)) }
    browser.windows[window].wait(seconds: Int64(random.number(0...40)))
    switch random.number(0...99) {
    // What a window takes over from the other may close the screen that is acted on.
    case ..<40: try? act(in: window)
    case ..<58: browser.respond(to: window)
    case ..<74: browser.deliverResponse(to: window)
    case ..<77: browser.loseNetwork(of: window)
    case ..<83: browser.windows[window].findNetwork()
    case ..<87: browser.windows[window].isDiskSlow.toggle()
    case ..<90: browser.windows[window].isReadingSlow.toggle()
    case ..<92: prefer()
    case ..<94: try anotherDeviceDeletes()
    case ..<95: browser.isLoginValid = false
    case ..<96: logInOrOut(in: window)
    default: browser.kill(window)
    }
    noteLogOut(hadAccount: hadAccount)
    noteSaved()
    try check()
  }

  struct Lost: Error {
    let changes: [StampedChange]
  }

  /// Whatever was shown as saved is on the disk or on the server, at all times.
  func check() throws {
    let disk = browser.windows[0].disk.state.replica
    let log = browser.server.logs[DeviceAccount.zoe.squad]?.changes ?? []
    let known = Set(
      disk.pending.map(\.id) + disk.rejected.map(\.change.id) + log.map(\.stamped.id))
    let lost = saved.filter { !ended.contains($0.key) && !known.contains($0.key) }
    if !lost.isEmpty { throw Lost(changes: Array(lost.values)) }
  }

  private mutating func act(in window: Int) throws {
    let players = browser.windows[window].squad.players
    browser.windows[window].open(.players)
    switch random.number(0...9) {
    case 0...2: browser.windows[window].add("P\(random.next())")
    case 3...4 where !players.isEmpty:
      let id = players[random.number(0...(players.count - 1))].id
      browser.windows[window].open(.editPlayer(id, .age))
      browser.windows[window].type(value: "\(random.number(1...120))")
      browser.windows[window].tap(.editPlayer(.doneTapped))
    case 5...8 where players.count >= 2:
      if try browser.windows[window].players.running.isEmpty {
        try browser.windows[window].startGather(
          players[0].details.name.text, players[players.count - 1].details.name.text)
      } else {
        browser.windows[window].tap(.players(.resumeTapped))
        browser.windows[window].tap(.gather(.plusTapped(random.chance(50) ? .teamA : .teamB)))
        if random.chance(30) { browser.windows[window].tap(.gather(.clockTapped)) }
        if random.chance(10) { browser.windows[window].endGather() }
      }
    default: break
    }
  }

  /// The first window chooses the language, the second how clocks count, on a disk that is at hand.
  private mutating func prefer() {
    let window = random.number(0...1)
    guard !browser.windows[window].isDiskSlow, !browser.windows[window].disk.isWriting else {
      return
    }
    if window == 0 {
      browser.windows[0].open(.settings)
      browser.windows[0].tap(.settings(.languageChosen(random.chance(50) ? .korean : .english)))
      language = browser.windows[0].app.preferences.language
    } else if let gather = browser.windows[1].squad.gathers.first {
      browser.windows[1].open(.gather(gather.id))
      for event in [GatherEvent.Plain.setTimeTapped, .countingTapped, .timeSet] {
        browser.windows[1].tap(.gather(event))
      }
      countsUp = browser.windows[1].app.preferences.countsUp
    }
  }

  /// An edit of this player, which a window has not sent yet, will be refused.
  private mutating func anotherDeviceDeletes() throws {
    guard browser.account == .zoe, let player = browser.server[.zoe].players.first else { return }
    serverChanges += 1
    browser.server.take(.numbered(serverChanges, .player(player.id, .set(.removed, true))))
  }

  /// A user who logs out is asked, and lets go of what was not sent.
  private mutating func noteLogOut(hadAccount: Bool) {
    for window in browser.windows { recorded.formUnion(window.app.replica.pending.map(\.id)) }
    if hadAccount, browser.account == nil { ended = recorded }
  }

  private mutating func logInOrOut(in window: Int) {
    let hadAccount = browser.account != nil
    browser.finishWriting(in: window)
    noteLogOut(hadAccount: hadAccount)
    guard browser.windows[window].app.account != nil, random.chance(40) else {
      return browser.logIn(in: window)
    }
    browser.windows[window].logOut()
  }

  /// A window without a write under way shows its changes as saved.
  private mutating func noteSaved() {
    for window in browser.windows where window.status.map({ $0 != .storing }) ?? false {
      guard !window.disk.isWriting else { continue }
      for change in window.app.replica.pending { saved[change.id] = change }
    }
  }

  mutating func settle() {
    let hadAccount = browser.account != nil
    // A log-out may be on its way to the disk, and be tried again.
    for window in [0, 1, 0, 1] {
      browser.finishWriting(in: window)
      noteLogOut(hadAccount: hadAccount)
    }
    browser.settle()
    browser.logIn(in: 0)
    browser.settle()
  }
}

@Suite("Two windows of one browser: random histories", .timeLimit(.minutes(10)))
struct SharedBrowserTests {
  @Test(arguments: 0..<150)
  func `both windows, the disk and the server agree in the end, and nothing saved is lost`(
    seed: Int
  ) throws {
    var history = History(seed: UInt64(seed))
    for _ in 0..<80 { try history.step() }
    history.settle()
    let server = history.browser.server
    let disk = history.browser.windows[0].disk
    for window in history.browser.windows {
      #expect(window.squad == server[.zoe])
      #expect(window.app.replica.pending == [] && disk.state.replica.pending == [])
      #expect(window.app.account?.isExpired == false)
      #expect(TestApp(restarting: window).squad == window.squad)
    }
    #expect(disk.state.replica.squad == server[.zoe])
    #expect(disk.state.preferences.language == history.language)
    #expect(disk.state.preferences.countsUp == history.countsUp)
    try history.check()
  }
}
