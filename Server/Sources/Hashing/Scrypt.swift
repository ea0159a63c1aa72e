import CSodium

/// Derives a key from a password with scrypt (RFC 7914).
/// - Parameters:
///   - password: The password's bytes.
///   - salt: Random bytes, different for each password.
///   - rounds: N, a power of two; the work needs 128 · N · r bytes of memory.
///   - blockSize: r.
///   - parallelism: p.
///   - byteCount: The length of the key.
/// - Returns: The key; `nil` when the parameters are not allowed or memory is short.
package func scrypt(
  _ password: [UInt8], salt: [UInt8], rounds: Int, blockSize: Int, parallelism: Int,
  byteCount: Int
) -> [UInt8]? {
  guard isInitialized, let rounds = UInt64(exactly: rounds),
    let blockSize = UInt32(exactly: blockSize), let parallelism = UInt32(exactly: parallelism)
  else { return nil }
  var key = [UInt8](repeating: 0, count: byteCount)
  let status = crypto_pwhash_scryptsalsa208sha256_ll(
    password, password.count, salt, salt.count, rounds, blockSize, parallelism, &key, byteCount)
  return status == 0 ? key : nil
}

/// Lets libsodium choose its fastest implementation for this processor, once.
private let isInitialized = sodium_init() >= 0
