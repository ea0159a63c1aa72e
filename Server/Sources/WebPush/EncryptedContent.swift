import Hashing

/// The content coding `aes128gcm` (RFC 8188), as one record.
enum EncryptedContent {
  /// The length of the salt, in bytes.
  static let saltLength = 16
  /// The record size that is declared, in bytes, which is also the longest message that push services accept.
  static let recordSize = 4096

  /// Encrypts a plaintext.
  /// - Parameters:
  ///   - plaintext: The bytes to encrypt.
  ///   - secret: The input keying material.
  ///   - salt: 16 random bytes, never used twice with the same secret.
  ///   - keyID: Tells the receiver which secret it is: at most 255 bytes.
  ///   - paddedLength: The length to which a shorter plaintext is filled up, so that its own stays unknown.
  /// - Returns: The header of the coding and the record.
  /// - Throws: ``CryptoError/libraryFailed`` when libcrypto refuses.
  static func encode(
    _ plaintext: [UInt8], secret: [UInt8], salt: [UInt8], keyID: [UInt8], paddedLength: Int = 0
  ) throws(CryptoError) -> [UInt8] {
    let master = hmacSHA256(secret, key: salt)
    let key = derive("Content-Encoding: aes128gcm", from: master)
    let nonce = derive("Content-Encoding: nonce", from: master)
    let padding = [UInt8](repeating: 0, count: max(0, paddedLength - plaintext.count))
    let sealed = try sealWithAES128GCM(
      plaintext + [lastRecordMark] + padding, key: Array(key.prefix(16)),
      nonce: Array(nonce.prefix(12)))
    return salt + bigEndian(UInt32(recordSize)) + [UInt8(keyID.count)] + keyID + sealed
  }

  /// Follows the plaintext of the last record (RFC 8188 §2).
  private static let lastRecordMark: UInt8 = 2

  /// The first block of HKDF-Expand (RFC 5869 §2.3), which is as much as is needed here.
  private static func derive(_ purpose: String, from master: [UInt8]) -> [UInt8] {
    hmacSHA256(Array(purpose.utf8) + [0, 1], key: master)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
