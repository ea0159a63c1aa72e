#if !arch(wasm32)
  /// Replaces the browser in native builds, such as tests.
  package protocol HostStandIn: AnyObject {
    /// The time, in milliseconds since 1970.
    var now: Double { get }
    /// The time since the page was opened, in milliseconds.
    var uptime: Double { get }
    /// How many minutes local time is ahead of UTC.
    var minutesAheadOfUTC: Int32 { get }
    func perform(_ operation: HostOperation)
    /// Sends all later events to `handler`.
    func listen(_ handler: @escaping (HostEvent) -> Void)
    /// The next 64 random bits.
    func random() -> UInt64
  }

  extension Host {
    package func listen(_ handler: @escaping (HostEvent) -> Void) { standIn.listen(handler) }
    func patch(_ html: UnsafeBufferPointer<UInt8>) {
      standIn.perform(.patch(String(decoding: html, as: UTF8.self)))
    }
    func finishPatching() -> Bool { true }
    package func now() -> Double { standIn.now }
    package func uptime() -> Double { standIn.uptime }
    package func minutesAheadOfUTC(atMilliseconds instant: Double) -> Int32 {
      standIn.minutesAheadOfUTC
    }
    package func random() -> UInt64 { standIn.random() }
    package func perform(_ operation: HostOperation) { standIn.perform(operation) }
  }
#endif
