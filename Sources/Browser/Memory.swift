#if arch(wasm32)
  // Replaces the two functions of the C library that Swift's runtime calls for memory, by the
  // linker's `--wrap`, because the compiler reserves the name `free`.

  @_extern(c, "sbrk")
  private func moveBreak(_ byteCount: Int) -> UnsafeMutableRawPointer?

  private struct WebAssemblyMemory: MemorySource {
    func grow(_ byteCount: Int) -> UnsafeMutableRawPointer? {
      let start = moveBreak(byteCount)
      return Int(bitPattern: start) == -1 ? nil : start
    }
  }

  private nonisolated(unsafe) var freeLists = FreeLists(source: WebAssemblyMemory())

  @_cdecl("__wrap_posix_memalign")
  func allocateAligned(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32 {
    let outOfMemory: Int32 = 12
    // Nothing here needs more than 16.
    guard alignment <= 16, let memory = freeLists.allocate(size) else { return outOfMemory }
    result.pointee = memory
    return 0
  }

  @_cdecl("__wrap_free")
  func deallocate(_ memory: UnsafeMutableRawPointer?) {
    if let memory { freeLists.free(memory) }
  }
#endif
