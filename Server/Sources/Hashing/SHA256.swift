import CSodium

/// The SHA-256 of some bytes (FIPS 180-4): 32 bytes.
///
///     let digest = sha256(Array("kick-off".utf8))
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

  /// Compares two secrets in a time that does not depend on where they differ.
  package func isEqualInConstantTime(to other: [UInt8]) -> Bool {
    count == other.count && sodium_memcmp(self, other, count) == 0
  }
}
