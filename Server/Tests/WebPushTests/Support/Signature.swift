import CCrypto
import Hashing

@testable import WebPush

/// Whether a text has a signature of ES256 that belongs to a public key; key and signature in base64url.
func isSigned(_ text: String, by publicKey: String, signature: String) -> Bool {
  let numbers = bytes(signature)
  guard numbers.count == 64, let key = try? P256KeyPair.publicKey(bytes(publicKey)) else {
    return false
  }
  let parsed = ECDSA_SIG_new()
  defer { ECDSA_SIG_free(parsed) }
  ECDSA_SIG_set0(
    parsed, BN_bin2bn(Array(numbers[..<32]), 32, nil), BN_bin2bn(Array(numbers[32...]), 32, nil))
  var encoded = [UInt8](repeating: 0, count: 80)
  let count = encoded.withUnsafeMutableBufferPointer { buffer in
    var start = buffer.baseAddress
    return i2d_ECDSA_SIG(parsed, &start)
  }
  let context = EVP_MD_CTX_new()
  defer { EVP_MD_CTX_free(context) }
  let message = Array(text.utf8)
  return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key.pointer) == 1
    && EVP_DigestVerify(context, encoded, Int(count), message, message.count) == 1
}
