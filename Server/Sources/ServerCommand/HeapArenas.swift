import Foundation

/// The parts of glibc's heap, of which threads use different ones.
enum HeapArenas {
  /// Leaves two of them, because what was freed in one cannot be used by a thread of another: under
  /// load, that takes a fifth of the server's memory.
  ///
  /// Does nothing with another C library.
  static func limit() {
    guard let symbol = dlsym(nil, "mallopt") else { return }
    typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
    // `M_ARENA_MAX` in <malloc.h>, which Swift's module of glibc lacks.
    _ = unsafeBitCast(symbol, to: Mallopt.self)(-8, 2)
  }
}
