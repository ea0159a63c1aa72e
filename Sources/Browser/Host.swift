/// The browser, for the program; the only type that calls JavaScript.
///
/// In native builds, where tests run, a `HostStandIn` takes its place. What both can do is the same:
/// `Host+Browser` has it for JavaScript, `Host+StandIn` for tests.
///
/// ```swift
/// let host = Host()
/// host.listen { event in
///   guard case .started(let language, _, _, _, _, _, _) = event else { return }
///   host.perform(.setLanguage(language, isRightToLeft: false))
///   host.perform(.setTitle("Football Gather"))
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

  /// How the address changes.
  package enum Navigation: Int32, Sendable {
    /// Adds a step, which the back button undoes.
    case push = 0
    /// Replaces the current step.
    case replace = 1
    /// Goes back one step, or replaces the current one when it is the first.
    case back = 2
  }
}

/// The browser's random numbers, for ids that the program makes.
extension Host: RandomNumberGenerator {
  /// The next sixty-four bits.
  package mutating func next() -> UInt64 { random() }
}
