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

  /// A call of the program to the browser, as a stand-in receives it.
  package enum HostOperation: Equatable, Sendable {
    /// An update of the page; see `Patcher`.
    case patch(String)
    case setTitle(String)
    case setLanguage(String, isRightToLeft: Bool)
    case loadTexts(String)
    case loadListWords
    case setTimer(milliseconds: Int32?)
    case navigate(String, Host.Navigation)
    case fetch(id: Int32, HTTPRequest)
    case drop(request: Int32)
    case openStream(String)
    case closeStream
    case store([KeyValue], token: Int32)
    case load(prefix: String)
    case forgetVisit
    case askToPersist
    case measureRoom
    case guardLeaving(Bool)
    case keepAwake(Bool)
    case ring(milliseconds: Double)
    case vibrate
    case download(name: String, type: String, contents: [UInt8])
    case pickFile(accept: String)
    case share(String)
    case copy(String)
    case sharePicture(String)
    case broadcast([UInt8])
    case install
    case reload
  }
#endif
