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
    let message = HostMessage(
      kind: kind, number: number, other: other,
      first: [UInt8](UnsafeBufferPointer(start: first, count: Int(firstCount))),
      second: [UInt8](UnsafeBufferPointer(start: second, count: Int(secondCount))))
    first?.deallocate()
    second?.deallocate()
    if let event = message.event { listener?(event) }
  }

  /// Replaces the C library's function, which would link its files and streams: the standard
  /// library prints fatal errors with it, which no user of a browser sees.
  @_cdecl("putchar")
  func putchar(_ character: Int32) -> Int32 { character }

  /// Replaces the C library's function, which asks an operating system.
  @_cdecl("arc4random_buf")
  func fillRandom(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) {
    hostFillRandom(bytes, Int32(count))
  }
#endif
