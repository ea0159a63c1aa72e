package import Domain
package import Texts

/// The whole app as a value: events go in, effects come out, and the open screen is ready to show.
///
/// It performs nothing itself. A host performs the effects and sends their results back as events.
/// In the browser the host is `WebApp`; in tests it is a few lines.
///
/// ```swift
/// let moment = Moment(now: .earliest, uptime: 0) { UInt64.random(in: .min ... .max) }
/// let surroundings = Surroundings(
///   localTimeZone: LocalTimeZone { _ in 0 },
///   dateForm: DateForm(isMonthFirst: false, hasTwelveHours: false))
/// var app = App(path: "", texts, surroundings, isOnline: false, now: moment.now)
/// let effects = app.handle(.device(.loaded(StoredState())), in: moment)
/// ```
package struct App {
  var way: Way
  /// The texts in the language of the app.
  package internal(set) var texts: Strings
  /// The language that the user chose, while its texts are on their way.
  var awaitedLanguage: Language?
  /// The words by which pasted lists are read.
  var listWords = AwaitedListWords.notAsked
  package internal(set) var preferences = Preferences()
  var membership = Membership()
  /// The squad, with the changes that the server has not confirmed yet.
  package internal(set) var replica = Replica()
  /// The teams that are being put together; `nil` when none are.
  var lineUp: LineUp?
  /// What was typed and neither used nor given up.
  package internal(set) var drafts = Drafts()
  var disk = Disk()
  var link: ServerLink
  /// Who is at the gathers by links, as the server last said.
  var presence: [Presence] = []
  var notices = Notices()
  var playerIndex: PlayerIndex
  let resultsCache = ResultsCache()
  let surroundings: Surroundings
  var installWay = InstallWay.none
  var isVisible = true
  var now: Instant
  /// The milliseconds since the page was opened, at the last event.
  var uptime: Int64 = 0
  var deviceClock = DeviceClock()
  /// The effects of the event that is being handled.
  var outbox: [Effect] = []

  /// Creates an app that has loaded nothing yet; perform `Effect.load` first.
  /// - Parameters:
  ///   - path: The part of the page's address after `#`.
  ///   - texts: The texts in the language that the browser prefers, or that was chosen in it before.
  ///   - surroundings: What never changes while the page is open.
  ///   - isOnline: Whether the device has a network.
  ///   - now: The time.
  package init(
    path: String, _ texts: Strings, _ surroundings: Surroundings, isOnline: Bool, now: Instant
  ) {
    way = Way(to: Destination(path: path) ?? .players)
    self.texts = texts
    self.surroundings = surroundings
    self.now = now
    link = ServerLink(isOnline: isOnline)
    playerIndex = PlayerIndex([])
  }

  package var screen: Screen { way.screen }
  /// The address of the open screen.
  package var destination: Destination { way.destination }
  /// Whether the device's storage was read, and a screen is open.
  package var hasOpened: Bool { way.hasOpened }
  /// The account whose squad is stored on this device; `nil` without an account.
  package var account: DeviceAccount? { membership.account }
  var hasAccount: Bool { membership.hasAccount }

  /// Why a login or a new account would not be kept here; `nil` when it would.
  var loginBarrier: LoginBarrier? {
    guard membership.secureAddress == nil else { return .insecureAddress }
    return surroundings.keepsCookies && !membership.hasLostCookie ? nil : .unfitBrowser
  }

  var context: ScreenContext {
    @inline(never) get { ScreenContext(self) }
  }

  /// Adds an effect to those of the event that is being handled.
  @inline(never)
  mutating func send(_ effect: Effect) {
    // Other windows read the disk once, after all that is written.
    if effect.tellsToRead { outbox.removeAll { $0.tellsToRead } }
    outbox.append(effect)
  }
}

extension App {
  /// Handles an event and returns the effects that the host must perform.
  package mutating func handle(_ event: Event, in moment: Moment) -> [Effect] {
    // Comes after almost every tap, and concerns no screen.
    if case .device(.stored) = event { return stored() }
    let uncorrected = moment.now
    uptime = moment.uptime
    readClock(at: event, in: moment)
    let moment = moment.corrected(byMilliseconds: preferences.clockCorrection)
    now = moment.now
    let place = destination
    let wasSelecting = isSelecting
    let offered = notices.toast?.number
    let game = gameOnScreen
    switch event {
    case .shell(let event): handle(event, in: moment)
    case .device(let event): handle(event, in: moment)
    case .server(let event): handle(event, in: moment, uncorrected: uncorrected)
    case .screen(let event): handle(event, in: moment)
    }
    settleClock(uncorrected)
    followLink()
    // The announcement is stored in the preferences, so it comes before the screens are updated.
    announceFullTime()
    update()
    askForListWords()
    // The list of players becomes a selection when it is updated.
    let hasLeft = destination != place || isSelecting != wasSelecting
    if hasLeft { notices.textToSelect = nil }
    // Who scored a goal of the game before is asked no longer.
    notices.pass(to: now, leaving: hasLeft || gameOnScreen != game ? offered : nil)
    sync()
    storeDrafts()
    if disk.state.isBehind { storeEverything() }
    if !disk.state.isReading, outbox.contains(where: { $0.storesWhatTheUserDid }) {
      disk.state.begin()
    }
    defer { outbox = [] }
    return outbox
  }

  /// How many games of the gather on the screen have begun; `nil` on any other screen.
  private var gameOnScreen: Int? {
    if case .gather(let model) = screen { model.gather?.games.count } else { nil }
  }

  /// Whether players are being selected, which is a screen of its own for users.
  private var isSelecting: Bool {
    if case .players(let model) = screen { model.isSelecting } else { false }
  }

  /// Updates the open screen with the current state.
  private mutating func update() {
    switch screen {
    case .players, .archivedPlayers, .playerDetails, .editPlayer, .confirmPlayers, .gather,
      .pastGathers, .pastGather, .season, .headToHead, .plan, .pastMatchForm:
      playerIndex = playerIndex.updated(
        replica.squad.allPlayers, besides: replica.squad.otherPlayers, in: texts.alphabet)
    case .opening, .login, .addPlayer, .planForm, .settings, .account, .join, .help, .scorekeeping:
      break
    }
    way.screen.update(context)
  }
}
