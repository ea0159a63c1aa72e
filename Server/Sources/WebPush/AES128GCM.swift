import CCrypto

/// Encrypts with AES-128 in Galois/Counter mode (NIST SP 800-38D), and appends the tag of 16 bytes.
/// - Parameters:
///   - plaintext: The bytes to encrypt.
///   - key: 16 bytes.
///   - nonce: 12 bytes, never used twice with the same key.
/// - Returns: As many bytes as the plaintext has, and the tag.
/// - Throws: ``CryptoError/libraryFailed`` when libcrypto refuses.
func sealWithAES128GCM(
  _ plaintext: [UInt8], key: [UInt8], nonce: [UInt8]
) throws(CryptoError) -> [UInt8] {
  let context = try Owned(EVP_CIPHER_CTX_new(), free: EVP_CIPHER_CTX_free)
  try check(EVP_EncryptInit_ex2(context.pointer, EVP_aes_128_gcm(), key, nonce, nil))
  var sealed = [UInt8](repeating: 0, count: plaintext.count)
  var count: Int32 = 0
  try check(
    EVP_EncryptUpdate(context.pointer, &sealed, &count, plaintext, Int32(plaintext.count)))
  try check(EVP_EncryptFinal_ex(context.pointer, nil, &count))
  var tag = [UInt8](repeating: 0, count: aes128GCMTagLength)
  try check(
    EVP_CIPHER_CTX_ctrl(context.pointer, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag))
  return sealed + tag
}

let aes128GCMTagLength = 16
