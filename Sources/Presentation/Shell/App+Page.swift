package import Domain
import Texts

// The page around the screens: its title, whether the device stays awake, and when it is woken.
extension App {
  /// The page's title: what the screen is about, before the app's name.
  package var pageTitle: String {
    let title = screen.pageTitle
    return title.isEmpty ? texts.appName : "\(title) · \(texts.appName)"
  }

  /// Whether the device's screen must stay on.
  package var keepsAwake: Bool { screen.keepsAwake }

  /// Whether results are counted, a slice each time the device wakes, before a page with them is opened.
  var hasResultsToCount: Bool { hasOpened && resultsCache.hasManyToCount(in: replica.squad) }

  /// When to send `DeviceEvent.woke`, by this device's own clock; `nil` when there is no need.
  package var wakesAt: Instant? {
    let own = [
      notices.toast?.expiresAt, link.retryAt, nextSign, nextAsk, silentAt, disk.state.retryAt,
      hasResultsToCount ? now : nil,
    ]
    let instants = own.compactMap { $0 } + screen.wakesAt + context.fullTimes.filter { now < $0 }
    return instants.min()?.advanced(byMilliseconds: -preferences.clockCorrection)
  }
}
