import Hashing

/// The keys of a browser's subscription, which only messages encrypted for it reach (RFC 8291 §3).
package struct SubscriptionKeys: Hashable, Sendable {
  /// The browser's public key, `p256dh`: an uncompressed point of P-256, 65 bytes.
  package let publicKey: [UInt8]
  /// The secret that the browser shares with this server alone, `auth`: 16 bytes.
  package let secret: [UInt8]

  package static let secretLength = 16

  /// Takes the keys that a browser sent.
  /// - Throws: ``CryptoError/invalidKey`` when the key is no point of the curve, or the secret has another length.
  package init(publicKey: [UInt8], secret: [UInt8]) throws(CryptoError) {
    guard secret.count == Self.secretLength else { throw .invalidKey }
    try P256KeyPair.checkPublicKey(publicKey)
    (self.publicKey, self.secret) = (publicKey, secret)
  }
}

extension SubscriptionKeys {
  /// The longest plaintext that fits into a message, in bytes.
  package static let longestPlaintext = 3993

  /// Encrypts a message that only this subscription's browser can read (RFC 8291).
  /// - Parameters:
  ///   - plaintext: At most ``longestPlaintext`` bytes.
  ///   - sender: A key pair made for this message.
  ///   - salt: 16 random bytes.
  ///   - paddedLength: The length to which a shorter plaintext is filled up.
  /// - Returns: The body of the request to the push service.
  /// - Throws: ``CryptoError/libraryFailed`` when libcrypto refuses.
  package func encrypt(
    _ plaintext: [UInt8], sender: P256KeyPair, salt: [UInt8], paddedLength: Int = 0
  ) throws(CryptoError) -> [UInt8] {
    let shared = try sender.sharedSecret(with: publicKey)
    let purpose = Array("WebPush: info".utf8) + [0] + publicKey + sender.publicKey
    let keyMaterial = hmacSHA256(purpose + [1], key: hmacSHA256(shared, key: secret))
    return try EncryptedContent.encode(
      plaintext, secret: keyMaterial, salt: salt, keyID: sender.publicKey,
      paddedLength: paddedLength)
  }
}
