import CSodium

/// Computes the HMAC-SHA-256 of bytes (RFC 2104): 32 bytes that only who has the key can make.
package func hmacSHA256(_ bytes: [UInt8], key: [UInt8]) -> [UInt8] {
  var code = [UInt8](repeating: 0, count: crypto_auth_hmacsha256_bytes())
  var state = crypto_auth_hmacsha256_state()
  crypto_auth_hmacsha256_init(&state, key, key.count)
  crypto_auth_hmacsha256_update(&state, bytes, UInt64(bytes.count))
  crypto_auth_hmacsha256_final(&state, &code)
  return code
}
