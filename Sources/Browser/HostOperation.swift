#if !arch(wasm32)
  /// Takes the browser's place where there is none: in tests, on the machine that builds.
  package protocol HostStandIn: AnyObject {
    /// The time, in milliseconds since 1970.
    var now: Double { get }
    /// How far local time is ahead of UTC.
    var minutesAheadOfUTC: Int32 { get }
    /// Does what the program asks for.
    func perform(_ operation: HostOperation)
    /// Gives all later events to `handler`.
    func listen(_ handler: @escaping (HostEvent) -> Void)
    /// The next 64 random bits.
    func random() -> UInt64
  }

  /// One thing that the program asks of the browser.
  package enum HostOperation: Equatable, Sendable {
    /// An update of the page; see `Patcher`.
    case patch(String)
    /// A title for the window.
    case setTitle(String)
    /// The language of the page.
    case setLanguage(String)
    /// The timer, or none.
    case setTimer(milliseconds: Int32?)
    /// Another path.
    case navigate(String, Host.Navigation)
    /// A request.
    case fetch(id: Int32, HTTPRequest)
    /// The live stream.
    case openStream(String)
    /// No live stream.
    case closeStream
    /// Records for the disk.
    case store([KeyValue], token: Int32)
    /// Records from the disk.
    case load(prefix: String)
    /// Storage that stays.
    case askToPersist
    /// A screen that stays on, or no longer.
    case keepAwake(Bool)
    /// A whistle.
    case ring
    /// A vibration.
    case vibrate
    /// A file to keep.
    case download(name: String, type: String, contents: [UInt8])
    /// A file to choose.
    case pickFile(accept: String)
    /// A call to other tabs.
    case broadcast([UInt8])
    /// The page anew.
    case reload
  }
#endif
