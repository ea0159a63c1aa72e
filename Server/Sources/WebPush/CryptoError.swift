/// Why a key cannot be used or a computation failed.
package enum CryptoError: Error, Equatable {
  /// The bytes are no key on the curve P-256.
  case invalidKey
  /// The system's libcrypto refused, which happens when memory is short.
  case libraryFailed
}
