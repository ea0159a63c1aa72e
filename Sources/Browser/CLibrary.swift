#if arch(wasm32)
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
