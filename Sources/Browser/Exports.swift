#if arch(wasm32)
  /// The program's event handler; declared here because globals of a file with top-level code stay
  /// zero until that code runs.
  nonisolated(unsafe) var listener: ((HostEvent) -> Void)?

  @_extern(c, "__main_argc_argv")
  func programMain(_ count: Int32, _ arguments: UnsafePointer<UInt8>?) -> Int32

  /// Runs the program's `main`, which calls `Host.listen`.
  @_expose(wasm, "gather_start") @_cdecl("gather_start")
  func start() {
    _ = programMain(0, nil)
  }

  /// Allocates memory for bytes that JavaScript passes to the next `receive`.
  @_expose(wasm, "gather_allocate") @_cdecl("gather_allocate")
  func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    .allocate(capacity: max(1, Int(count)))
  }

  /// Receives an event and takes ownership of its two pieces of memory.
  @_expose(wasm, "gather_receive") @_cdecl("gather_receive")
  func receive(
    _ kind: Int32, _ number: Int32, _ other: Int32,
    _ first: UnsafeMutablePointer<UInt8>?, _ firstCount: Int32,
    _ second: UnsafeMutablePointer<UInt8>?, _ secondCount: Int32
  ) {
    let event = HostEvent(
      kind: kind, number: number, other: other,
      first: UnsafeBufferPointer(start: first, count: Int(firstCount)),
      second: UnsafeBufferPointer(start: second, count: Int(secondCount)))
    first?.deallocate()
    second?.deallocate()
    if let event { listener?(event) }
  }
#endif

extension HostEvent {
  /// Reads an event as it crosses from JavaScript; `nil` when it is invalid.
  ///
  /// The kinds have the same numbers in `Web/events.js`.
  init?(
    kind: Int32, number: Int32, other: Int32,
    first: UnsafeBufferPointer<UInt8>, second: UnsafeBufferPointer<UInt8>
  ) {
    switch kind {
    case 0:
      // The language, the time zone, and the whole address, with spaces between them.
      let (language, rest) = second.parts(separatedBy: UInt8(ascii: " "))
      let (timeZone, address) = rest.parts(separatedBy: UInt8(ascii: " "))
      let (page, path) = address.parts(separatedBy: UInt8(ascii: "#"))
      self = .started(
        language: language.text, path: path.text, isOnline: number == 1,
        traits: BrowserTraits(rawValue: other), timeZone: timeZone.text, address: page.text,
        texts: first.copy)
    case 1: self = .acted(text: first.text, value: second.text)
    case 2: self = .timerFired
    case 3: self = .navigated(path: first.text)
    case 4:
      // JavaScript passes 0 for no connection.
      let status = other == 0 ? nil : Int(other)
      self = .responded(request: number, HTTPResponse(status: status, body: second.copy))
    case 5: self = .loaded(KeyValue.records(in: first))
    case 6: self = .loadFailed(DeviceStorageError(rawValue: number) ?? .other)
    case 7: self = .stored(token: number)
    case 8:
      self = .storeFailed(token: number, reason: DeviceStorageError(rawValue: other) ?? .other)
    case 9: self = .shown
    case 10: self = .installable(Installability(rawValue: number) ?? .none)
    case 11: self = .online
    case 12: self = .offline
    case 13: self = .streamAlive
    case 14: self = .streamed(data: first.copy)
    case 15: self = .streamFailed
    case 16: self = .otherWindow(first.copy)
    case 17: self = .filePicked(name: first.text, contents: second.copy)
    case 18: self = .updateReady
    case 19: self = number == 1 ? .copied : .notCopied(first.text)
    case 20: self = .hidden
    case 21: self = .roomMeasured(kilobytes: number)
    case 22: self = .textsLoaded(first.copy)
    case 23: self = .textsFailed(isGone: number == 1)
    case 24: self = .listWordsLoaded(first.copy)
    case 25: self = .listWordsGone
    default: return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What is before the first of such bytes, and what is after it.
  fileprivate func parts(separatedBy byte: UInt8) -> (Self, Self) {
    let end = firstIndex(of: byte) ?? count
    return (Self(rebasing: self[..<end]), Self(rebasing: dropFirst(end + 1)))
  }

  fileprivate var text: String {
    @inline(never) get { String(decoding: self, as: UTF8.self) }
  }

  fileprivate var copy: [UInt8] {
    @inline(never) get { [UInt8](copying: self) }
  }
}
