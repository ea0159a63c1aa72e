package import Domain

/// The whole app as a value: events go in, effects come out, and its outputs are ready to show.
///
/// It acts on nothing itself. A host performs the effects and feeds what came of them back as
/// events; in the browser that is `WebApp`, in tests a few lines.
package struct App {
  /// The screen that is open, with its view model.
  package internal(set) var screen = Screen.opening
  /// Which screen that is.
  package internal(set) var destination: Destination
  /// What this phone remembers.
  package internal(set) var preferences = Preferences()
  /// Whose squad this is; `nil` without an account.
  package internal(set) var account: DeviceAccount?
  /// The squad, with what is not yet saved online.
  package internal(set) var replica = Replica()

  var lineUp: LineUp?
  /// The list as it was left, with its search and selection.
  var playersBehind: PlayersViewModel?
  var playerIndex: PlayerIndex
  /// Whether the squad has changed since its players were sorted; only their list needs them so.
  var isPlayerIndexStale = false
  var link: ServerLink
  var notices: [Banner] = []
  var toast: Toast?
  var toastCount = 0
  var now: Instant
  let browserLanguage: Language
  let localTimeZone: LocalTimeZone
  /// Whether something was not stored, so that with the next write everything must be.
  var isDiskBehind = false
  /// Effects of the event that is being handled.
  var outbox: [Effect] = []

  /// Makes an app that has read nothing yet; perform `Effect.load` first.
  /// - Parameters:
  ///   - path: The page's address after `#`.
  ///   - language: The browser's language.
  ///   - localTimeZone: The phone's time zone.
  ///   - isOnline: Whether the phone has a network.
  ///   - now: The time.
  package init(
    path: String, language: Language, localTimeZone: LocalTimeZone, isOnline: Bool, now: Instant
  ) {
    destination = Destination(path: path) ?? .players
    browserLanguage = language
    self.localTimeZone = localTimeZone
    self.now = now
    link = ServerLink(isOnline: isOnline)
    playerIndex = PlayerIndex(Squad())
  }

  /// What to say, in the language that was chosen.
  package var texts: Strings { Strings(preferences.language ?? browserLanguage) }

  var context: ScreenContext { ScreenContext(self) }
}

extension App {
  /// The page's title: on a gather, the score and the time that is left.
  package var pageTitle: String {
    guard case .gather(let model) = screen, model.gone == nil else {
      switch screen {
      case .opening, .login: return texts.appName
      default: return "\(screen.title) · \(texts.appName)"
      }
    }
    let score = model.sides.map { "\($0.goals)" }.joined(separator: "-")
    return "\(score) · \(model.clockText) · \(texts.appName)"
  }

  /// Whether the phone's screen must not go dark: a clock that somebody watches is running.
  package var keepsAwake: Bool {
    if case .gather(let model) = screen { model.isClockRunning } else { false }
  }

  /// When to send `DeviceEvent.woke`, by this phone's own clock; `nil` when there is no need.
  package var wakesAt: Instant? {
    let instants = [toast?.expiresAt, link.retryAt, nextTick].compactMap { $0 } + fullTimes
    return instants.min()?.advanced(byMilliseconds: -preferences.clockCorrection)
  }

  private var fullTimes: [Instant] { context.fullTimes.filter { now < $0 } }

  /// The next instant at which the clock that is shown shows something else.
  private var nextTick: Instant? {
    guard case .gather(let model) = screen, let end = model.fullTime, now < end else { return nil }
    let left = now.milliseconds(until: end)
    return now.advanced(byMilliseconds: (left - 1) % 1_000 + 1)
  }
}
