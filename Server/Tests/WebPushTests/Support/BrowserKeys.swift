import CCrypto
import Hashing

@testable import WebPush

/// The browser's side of a subscription: it reads what was encrypted for it.
struct BrowserKeys {
  private let pair: P256KeyPair
  private let secret: [UInt8]
  let keys: SubscriptionKeys

  static func generate() throws -> Self {
    let (pair, secret) = (try P256KeyPair.generate(), randomBytes(16))
    return Self(
      pair: pair, secret: secret,
      keys: try SubscriptionKeys(publicKey: pair.publicKey, secret: secret))
  }

  /// Decrypts a message, as RFC 8291 and RFC 8188 describe for the receiver.
  func decrypt(_ message: [UInt8]) throws -> [UInt8] {
    let (salt, length) = (Array(message[..<16]), Int(message[20]))
    let senderKey = Array(message[21..<21 + length])
    let shared = try pair.sharedSecret(with: senderKey)
    let master = hmacSHA256(shared, key: secret)
    let purpose = Array("WebPush: info".utf8) + [0] + pair.publicKey + senderKey + [1]
    let material = hmacSHA256(hmacSHA256(purpose, key: master), key: salt)
    let key = hmacSHA256(Array("Content-Encoding: aes128gcm".utf8) + [0, 1], key: material)
    let nonce = hmacSHA256(Array("Content-Encoding: nonce".utf8) + [0, 1], key: material)
    let padded = try open(Array(message[(21 + length)...]), key: key, nonce: nonce)
    guard let mark = padded.lastIndex(where: { $0 != 0 }), padded[mark] == 2 else {
      throw CryptoError.libraryFailed
    }
    return Array(padded[..<mark])
  }

  private func open(_ sealed: [UInt8], key: [UInt8], nonce: [UInt8]) throws -> [UInt8] {
    let context = try Owned(EVP_CIPHER_CTX_new(), free: EVP_CIPHER_CTX_free)
    var (content, tag) = (Array(sealed.dropLast(16)), Array(sealed.suffix(16)))
    var count: Int32 = 0
    try check(EVP_DecryptInit_ex2(context.pointer, EVP_aes_128_gcm(), key, nonce, nil))
    let input = content
    try check(
      EVP_DecryptUpdate(context.pointer, &content, &count, input, Int32(input.count)))
    try check(EVP_CIPHER_CTX_ctrl(context.pointer, EVP_CTRL_AEAD_SET_TAG, 16, &tag))
    try check(EVP_DecryptFinal_ex(context.pointer, nil, &count))
    return content
  }
}

/// Reads base64url, which a test writes as a literal.
func bytes(_ text: String) -> [UInt8] { [UInt8](base64URL: text) ?? [] }

func randomBytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: .min ... .max) } }
