package import Domain
import Texts

// The page around the screens: its title, whether the device stays awake, and when it is woken.
extension App {
  /// The page's title: the app's name, after the screen's title, or after a gather's score and
  /// clock.
  package var pageTitle: String {
    guard case .gather(let model) = screen, model.gone == nil else {
      switch screen {
      case .opening: return texts.appName
      default: return Phrase("\(screen.title) · \(texts.appName)").text
      }
    }
    let score = model.sides.map { String($0.goals) }.joined(separator: "-")
    return Phrase("\(score) · \(model.clockText) · \(texts.appName)").text
  }

  /// The minutes of added time after which a running clock was probably forgotten.
  private static let forgottenAfter: Int64 = 15

  /// Whether the device's screen must stay on, because it shows the scoreboard, or a running clock
  /// that was not forgotten.
  package var keepsAwake: Bool {
    guard case .gather(let model) = screen else { return false }
    if model.isScoreboard { return true }
    guard let end = model.fullTime else { return false }
    return end.milliseconds(until: now) < Self.forgottenAfter * 60_000
  }

  /// When to send `DeviceEvent.woke`, by this device's own clock; `nil` when there is no need.
  package var wakesAt: Instant? {
    let instants =
      [
        toast?.expiresAt, link.retryAt, nextSign, nextAsk, silentAt, nextTick, nextDay, locksAt,
        settlesAt, nextSlice, nextPoll, disk.retryAt,
      ]
      .compactMap { $0 }
      + fullTimes
    return instants.min()?.advanced(byMilliseconds: -preferences.clockCorrection)
  }

  /// When "Today" becomes "Yesterday" on the screen; `nil` when it has no such date.
  private var nextDay: Instant? {
    switch screen {
    case .pastGathers, .pastGather, .account: localTimeZone.midnight(after: now)
    default: nil
    }
  }

  private var locksAt: Instant? {
    guard case .gather(let model) = screen, let instant = model.locksAt else { return nil }
    return now < instant ? instant : nil
  }

  private var nextPoll: Instant? {
    if case .account(let model) = screen { model.pollsAt } else { nil }
  }

  private var settlesAt: Instant? {
    let left: Int64? =
      switch screen {
      case .gather(let model): model.settling.left(at: uptime)
      case .confirmPlayers(let model): model.settling.left(at: uptime)
      default: nil
      }
    return left.map { now.advanced(byMilliseconds: $0) }
  }

  /// At once, but after the page was drawn, while the screen works on something.
  private var nextSlice: Instant? { screen.isWorking ? now : nil }

  private var fullTimes: [Instant] { context.fullTimes.filter { now < $0 } }

  /// When the running clock on the screen reaches zero.
  private var visibleFullTime: Instant? {
    switch screen {
    case .gather(let model): model.fullTime
    case .players(let model): model.fullTime
    default: nil
    }
  }

  /// The next instant at which the visible clock changes, before zero and in added time.
  private var nextTick: Instant? {
    guard let end = visibleFullTime else { return nil }
    let left = now.milliseconds(until: end)
    let part = (left - 1) % 1_000
    return now.advanced(byMilliseconds: (part < 0 ? part + 1_000 : part) + 1)
  }
}
