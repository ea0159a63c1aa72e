import CSodium

/// Computes the SHA-256 of bytes (FIPS 180-4): 32 bytes.
///
/// ```swift
/// let digest = sha256(Array("kick-off".utf8))
/// let isSame = digest.isEqualInConstantTime(to: sha256(Array("full time".utf8)))
/// print(digest.hex, isSame)
/// ```
package func sha256(_ bytes: [UInt8]) -> [UInt8] {
  var digest = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
  crypto_hash_sha256(&digest, bytes, UInt64(bytes.count))
  return digest
}

extension [UInt8] {
  /// The bytes as lower-case hexadecimal digits.
  package var hex: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// Compares secrets of equal length in a time that does not depend on where they differ.
  package func isEqualInConstantTime(to other: [UInt8]) -> Bool {
    count == other.count && sodium_memcmp(self, other, count) == 0
  }
}
