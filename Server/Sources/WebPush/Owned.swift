/// An object of libcrypto, which is freed with its owner.
struct Owned: ~Copyable {
  let pointer: OpaquePointer
  private let free: (OpaquePointer?) -> Void

  init(
    _ pointer: OpaquePointer?, free: @escaping (OpaquePointer?) -> Void,
    else error: CryptoError = .libraryFailed
  ) throws(CryptoError) {
    guard let pointer else { throw error }
    self.pointer = pointer
    self.free = free
  }

  deinit { free(pointer) }
}

/// Throws when a function of libcrypto reports that it failed.
func check(_ status: Int32, else error: CryptoError = .libraryFailed) throws(CryptoError) {
  guard status == 1 else { throw error }
}
