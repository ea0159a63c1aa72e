import Browser
import Domain
import Presentation
import Texts

/// The window's title, language, wake lock and guard, which are set only when they change, and its
/// timer.
struct BrowserWindow {
  private let host: Host
  private var title = ""
  private var language: Language?
  private var keepsAwake = false
  private var guardsLeaving = false

  init(host: Host) {
    self.host = host
  }

  mutating func show(_ app: App, now: Instant) {
    let title = app.pageTitle
    if !title.isEqualByBytes(to: self.title) { host.perform(.setTitle(title)) }
    self.title = title
    let language = app.texts.language
    if language != self.language {
      host.perform(.setLanguage(language.rawValue, isRightToLeft: language.isRightToLeft))
    }
    self.language = language
    if app.keepsAwake != keepsAwake { host.perform(.keepAwake(app.keepsAwake)) }
    keepsAwake = app.keepsAwake
    if app.losesWhenLeft != guardsLeaving { host.perform(.guardLeaving(app.losesWhenLeft)) }
    guardsLeaving = app.losesWhenLeft
    host.perform(.setTimer(milliseconds: app.wakesAt.map { Self.delay(from: now, to: $0) }))
  }

  /// At most an hour, because a browser's timer overflows after 24 days.
  private static func delay(from now: Instant, to instant: Instant) -> Int32 {
    Int32(min(max(0, now.milliseconds(until: instant)), 3_600_000))
  }
}
