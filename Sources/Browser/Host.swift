/// The browser: the only thing here that touches JavaScript.
///
/// Natively, where tests run, a `HostStandIn` takes its place.
package struct Host {
  #if arch(wasm32)
    /// Makes a handle on the one browser there is.
    package init() {}
  #else
    let standIn: any HostStandIn

    /// Makes a host that asks a stand-in for everything.
    package init(standIn: any HostStandIn) { self.standIn = standIn }
  #endif

  /// Gives all later events to `handler`; called once, when the program starts.
  ///
  /// The handler is never called while it runs: JavaScript keeps what happens meanwhile.
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

  /// Says that the page now shows all that the program knows, also what people just typed.
  func finishPatching() {
    #if arch(wasm32)
      hostShown()
    #endif
  }

  /// Sets the title of the window.
  package func setTitle(_ title: String) {
    #if arch(wasm32)
      title.withBytes(hostSetTitle)
    #else
      standIn.perform(.setTitle(title))
    #endif
  }

  /// Says in which language the page is, as a code like `ko`.
  package func setLanguage(_ code: String) {
    #if arch(wasm32)
      code.withBytes(hostSetLanguage)
    #else
      standIn.perform(.setLanguage(code))
    #endif
  }

  /// Sets the one timer, or clears it with `nil`; an earlier setting is forgotten.
  package func setTimer(milliseconds: Int32?) {
    #if arch(wasm32)
      hostSetTimer(milliseconds ?? -1)
    #else
      standIn.perform(.setTimer(milliseconds: milliseconds))
    #endif
  }

  /// How the address changes.
  package enum Navigation: Int32, Sendable {
    /// Another step that the back button undoes.
    case push = 0
    /// In place of the present step.
    case replace = 1
    /// One step back, or in place of the present step when there is none before it.
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

  /// Keeps the screen from going dark, or no longer.
  package func keepAwake(_ isOn: Bool) {
    #if arch(wasm32)
      hostKeepAwake(isOn ? 1 : 0)
    #else
      standIn.perform(.keepAwake(isOn))
    #endif
  }

  /// Blows a whistle, if the person has touched the page before.
  package func ring() {
    #if arch(wasm32)
      hostRing()
    #else
      standIn.perform(.ring)
    #endif
  }

  /// Lets the device vibrate, if it can.
  package func vibrate() {
    #if arch(wasm32)
      hostVibrate()
    #else
      standIn.perform(.vibrate)
    #endif
  }

  /// Loads the page anew.
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

  /// How far local time is ahead of UTC at an instant.
  package func minutesAheadOfUTC(atMilliseconds instant: Double) -> Int32 {
    #if arch(wasm32)
      hostMinutesAheadOfUTC(instant)
    #else
      standIn.minutesAheadOfUTC
    #endif
  }
}
