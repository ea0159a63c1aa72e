#if arch(wasm32)
  // `realloc` of a null pointer is `malloc`, which the compiler reserves for itself.
  @_extern(c, "realloc")
  private func reallocate(_ memory: UnsafeMutableRawPointer?, _ size: Int)
    -> UnsafeMutableRawPointer?

  /// Replaces the C library's function of this name, by the linker's `--wrap`.
  ///
  /// Swift allocates each object with an alignment, which the C library serves on a slow path.
  /// Memory from `realloc` is aligned to 16 bytes, and nothing here needs more.
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
