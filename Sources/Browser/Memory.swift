#if arch(wasm32)
  // Of nothing, `realloc` makes what `malloc` would; that name the compiler keeps to itself.
  @_extern(c, "realloc")
  private func reallocate(_ memory: UnsafeMutableRawPointer?, _ size: Int)
    -> UnsafeMutableRawPointer?

  /// Stands in for the C library's function of this name, by the linker's `--wrap`.
  ///
  /// Swift asks for each object with an alignment, which the C library serves on a slow path. What
  /// `realloc` gives is aligned to 16 bytes, and nothing here asks for more.
  @_cdecl("__wrap_posix_memalign")
  func allocateAligned(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> Int32 {
    let outOfMemory: Int32 = 12
    guard alignment <= 16, let memory = reallocate(nil, size) else { return outOfMemory }
    result.pointee = memory
    return 0
  }
#endif
