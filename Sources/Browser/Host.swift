/// The browser, for the program; the only type that calls JavaScript.
///
/// In native builds, where tests run, a `HostStandIn` takes its place.
///
/// ```swift
/// let host = Host()
/// host.listen { event in
///   guard case .started(let language, _, _, _, _, _, _) = event else { return }
///   host.setLanguage(language, isRightToLeft: false)
///   host.setTitle("Football Gather")
/// }
/// ```
package struct Host {
  #if arch(wasm32)
    /// Creates a handle on the one browser.
    package init() {}
  #else
    let standIn: any HostStandIn

    /// Creates a host that passes everything to a stand-in.
    package init(standIn: any HostStandIn) { self.standIn = standIn }
  #endif

  /// Sends all later events to `handler`; called once, when the program starts.
  ///
  /// The handler is not called again while it runs: JavaScript queues the events meanwhile.
  package func listen(_ handler: @escaping (HostEvent) -> Void) {
    #if arch(wasm32)
      listener = handler
    #else
      standIn.listen(handler)
    #endif
  }

  /// Updates the element that has the id of the HTML's root; see `Patcher`.
  func patch(_ html: UnsafeBufferPointer<UInt8>) {
    #if arch(wasm32)
      hostPatch(html.baseAddress, Int32(html.count))
    #else
      standIn.perform(.patch(String(decoding: html, as: UTF8.self)))
    #endif
  }

  /// Tells JavaScript that the page now shows everything, including what the user just typed.
  ///
  /// Returns whether it does: a browser extension may have removed what a patch was about.
  func finishPatching() -> Bool {
    #if arch(wasm32)
      hostShown() != 0
    #else
      true
    #endif
  }

  package func setTitle(_ title: String) {
    #if arch(wasm32)
      title.withBytes(hostSetTitle)
    #else
      standIn.perform(.setTitle(title))
    #endif
  }

  /// Sets the language of the page, as a code like `ko`, and its direction.
  package func setLanguage(_ code: String, isRightToLeft: Bool) {
    #if arch(wasm32)
      code.withBytes { hostSetLanguage($0, $1, isRightToLeft ? 1 : 0) }
    #else
      standIn.perform(.setLanguage(code, isRightToLeft: isRightToLeft))
    #endif
  }

  /// Fetches the file of a language's texts; `textsLoaded` or `textsFailed` follows.
  package func loadTexts(_ code: String) {
    #if arch(wasm32)
      code.withBytes(hostLoadTexts)
    #else
      standIn.perform(.loadTexts(code))
    #endif
  }

  /// Fetches the words by which pasted lists are read until they come; `listWordsLoaded` follows, or
  /// `listWordsGone`.
  package func loadListWords() {
    #if arch(wasm32)
      hostLoadListWords()
    #else
      standIn.perform(.loadListWords)
    #endif
  }

  /// Sets the one timer, or clears it with `nil`; replaces an earlier setting.
  package func setTimer(milliseconds: Int32?) {
    #if arch(wasm32)
      hostSetTimer(milliseconds ?? -1)
    #else
      standIn.perform(.setTimer(milliseconds: milliseconds))
    #endif
  }

  /// How the address changes.
  package enum Navigation: Int32, Sendable {
    /// Adds a step, which the back button undoes.
    case push = 0
    /// Replaces the current step.
    case replace = 1
    /// Goes back one step, or replaces the current one when it is the first.
    case back = 2
  }

  /// Shows another path after the `#` of the address.
  package func navigate(to path: String, _ mode: Navigation) {
    #if arch(wasm32)
      path.withBytes { hostNavigate($0, $1, mode.rawValue) }
    #else
      standIn.perform(.navigate(path, mode))
    #endif
  }

  /// Keeps the screen on, or lets it go dark again.
  package func keepAwake(_ isOn: Bool) {
    #if arch(wasm32)
      hostKeepAwake(isOn ? 1 : 0)
    #else
      standIn.perform(.keepAwake(isOn))
    #endif
  }

  /// Plays a whistle, if the user has touched the page before; of all windows that do so for the same
  /// instant, only one is heard.
  package func ring(forInstantAt milliseconds: Double) {
    #if arch(wasm32)
      hostRing(milliseconds)
    #else
      standIn.perform(.ring(milliseconds: milliseconds))
    #endif
  }

  /// Vibrates, if the device can.
  package func vibrate() {
    #if arch(wasm32)
      hostVibrate()
    #else
      standIn.perform(.vibrate)
    #endif
  }

  /// Lets the browser ask the user whether to install the app.
  package func install() {
    #if arch(wasm32)
      hostInstall()
    #else
      standIn.perform(.install)
    #endif
  }

  package func reload() {
    #if arch(wasm32)
      hostReload()
    #else
      standIn.perform(.reload)
    #endif
  }

  /// Milliseconds since 1970, by the device's clock.
  package func now() -> Double {
    #if arch(wasm32)
      hostNow()
    #else
      standIn.now
    #endif
  }

  /// Milliseconds since the page was opened, by a clock that is never set but may stand still while
  /// the device sleeps.
  package func uptime() -> Double {
    #if arch(wasm32)
      hostUptime()
    #else
      standIn.uptime
    #endif
  }

  /// How many minutes local time is ahead of UTC at an instant.
  package func minutesAheadOfUTC(atMilliseconds instant: Double) -> Int32 {
    #if arch(wasm32)
      hostMinutesAheadOfUTC(instant)
    #else
      standIn.minutesAheadOfUTC
    #endif
  }
}
