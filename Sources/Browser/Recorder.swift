#if !arch(wasm32)
  /// Stands in for the browser in tests: notes what the program asks for, and tells it events.
  public final class Recorder {
    /// What was asked for, in order.
    public var operations: [HostOperation] = []
    /// What the clock shows, in milliseconds since 1970.
    public var now: Double = 0
    /// How far local time is ahead of UTC.
    public var minutesAheadOfUTC: Int32 = 0
    var handler: ((HostEvent) -> Void)?
    private var randomState: UInt64 = 0

    /// Makes a browser to which nothing has happened.
    public init() {}

    /// Tells the program of an event and returns what it then asks for.
    @discardableResult
    public func send(_ event: HostEvent) -> [HostOperation] {
      let count = operations.count
      handler?(event)
      return Array(operations[count...])
    }

    /// The next number of a sequence that is the same in each run.
    func random() -> UInt64 {
      randomState &+= 0x9E37_79B9_7F4A_7C15
      let mixed = (randomState ^ (randomState >> 30)) &* 0xBF58_476D_1CE4_E5B9
      return mixed ^ (mixed >> 31)
    }
  }

  /// One thing that the program asks of the browser.
  public enum HostOperation: Equatable, Sendable {
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
    case fetch(id: Int32, method: String, path: String, headers: String, body: [UInt8])
    /// The live stream.
    case openStream(String)
    /// No live stream.
    case closeStream
    /// Records for the disk.
    case store([Record], token: Int32)
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
