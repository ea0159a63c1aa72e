import CCrypto

/// A key pair on the curve P-256 (FIPS 186-5).
package struct P256KeyPair: Hashable, Sendable {
  /// The secret number: 32 bytes, the highest first.
  package let privateKey: [UInt8]
  /// The point, uncompressed: 65 bytes (SEC 1 §2.3.3).
  package let publicKey: [UInt8]

  package static let privateKeyLength = 32
  package static let publicKeyLength = 65

  /// Restores a key pair from its stored bytes.
  /// - Throws: ``CryptoError/invalidKey`` when these are not the two keys of a pair.
  package init(privateKey: [UInt8], publicKey: [UInt8]) throws(CryptoError) {
    guard privateKey.count == Self.privateKeyLength, publicKey.count == Self.publicKeyLength
    else { throw .invalidKey }
    (self.privateKey, self.publicKey) = (privateKey, publicKey)
    try Self.checkPair(try key())
  }

  private static func checkPair(_ key: borrowing Owned) throws(CryptoError) {
    let context = try Owned(
      EVP_PKEY_CTX_new_from_pkey(nil, key.pointer, nil), free: EVP_PKEY_CTX_free)
    try check(EVP_PKEY_pairwise_check(context.pointer), else: .invalidKey)
  }

  /// Generates a new pair from the random numbers of the system.
  package static func generate() throws(CryptoError) -> Self {
    let context = try Owned(
      EVP_PKEY_CTX_new_from_name(nil, "EC", nil), free: EVP_PKEY_CTX_free)
    try check(EVP_PKEY_keygen_init(context.pointer))
    try check(EVP_PKEY_CTX_set_group_name(context.pointer, curve))
    var made: OpaquePointer?
    try check(EVP_PKEY_generate(context.pointer, &made))
    return try Self(try Owned(made, free: EVP_PKEY_free))
  }

  private init(_ key: borrowing Owned) throws(CryptoError) {
    var number: OpaquePointer?
    try check(EVP_PKEY_get_bn_param(key.pointer, OSSL_PKEY_PARAM_PRIV_KEY, &number))
    defer { BN_clear_free(number) }
    privateKey = bytes(ofNumber: number)
    var point = [UInt8](repeating: 0, count: Self.publicKeyLength)
    var count = 0
    try check(
      EVP_PKEY_get_octet_string_param(
        key.pointer, OSSL_PKEY_PARAM_ENCODED_PUBLIC_KEY, &point, point.count, &count))
    publicKey = point
  }

  /// The name of the curve in OpenSSL.
  private static let curve = "prime256v1"
}

// What a pair is used for.
extension P256KeyPair {
  /// The 32 bytes that only the holders of this private key and of that of the other side can compute (ECDH).
  /// - Throws: ``CryptoError/invalidKey`` when the public key is no point of the curve.
  func sharedSecret(with publicKey: [UInt8]) throws(CryptoError) -> [UInt8] {
    let own = try key()
    let other = try Self.publicKey(publicKey)
    let context = try Owned(
      EVP_PKEY_CTX_new_from_pkey(nil, own.pointer, nil), free: EVP_PKEY_CTX_free)
    try check(EVP_PKEY_derive_init(context.pointer))
    try check(EVP_PKEY_derive_set_peer(context.pointer, other.pointer), else: .invalidKey)
    var secret = [UInt8](repeating: 0, count: Self.privateKeyLength)
    var count = secret.count
    try check(EVP_PKEY_derive(context.pointer, &secret, &count))
    return secret
  }

  /// Signs a message with ECDSA and SHA-256: r and s, 32 bytes each, as JSON Web Signature wants them (RFC 7518 §3.4).
  func signature(of message: [UInt8]) throws(CryptoError) -> [UInt8] {
    let key = try key()
    let context = try Owned(EVP_MD_CTX_new(), free: EVP_MD_CTX_free)
    try check(EVP_DigestSignInit(context.pointer, nil, EVP_sha256(), nil, key.pointer))
    var encoded = [UInt8](repeating: 0, count: Int(EVP_PKEY_get_size(key.pointer)))
    var count = encoded.count
    try check(EVP_DigestSign(context.pointer, &encoded, &count, message, message.count))
    return try Self.numbers(of: encoded.prefix(count))
  }

  /// Takes the two numbers out of a signature in DER.
  private static func numbers(of encoded: ArraySlice<UInt8>) throws(CryptoError) -> [UInt8] {
    let parsed = encoded.withUnsafeBufferPointer { buffer in
      var start = buffer.baseAddress
      return d2i_ECDSA_SIG(nil, &start, buffer.count)
    }
    let signature = try Owned(parsed, free: ECDSA_SIG_free)
    let numbers = [ECDSA_SIG_get0_r(signature.pointer), ECDSA_SIG_get0_s(signature.pointer)]
    return numbers.flatMap { bytes(ofNumber: $0) }
  }

  /// Checks that bytes are a public key, which a stranger may have sent.
  /// - Throws: ``CryptoError/invalidKey`` when they are no uncompressed point of the curve.
  package static func checkPublicKey(_ bytes: [UInt8]) throws(CryptoError) {
    _ = try publicKey(bytes)
  }

  static func publicKey(_ bytes: [UInt8]) throws(CryptoError) -> Owned {
    // 4 stands for an uncompressed point; libcrypto would take the other forms, too.
    guard bytes.count == publicKeyLength, bytes.first == 4 else { throw .invalidKey }
    return try Owned(p256_key(bytes, nil), free: EVP_PKEY_free, else: .invalidKey)
  }

  private func key() throws(CryptoError) -> Owned {
    try Owned(p256_key(publicKey, privateKey), free: EVP_PKEY_free, else: .invalidKey)
  }
}

/// A number of 256 bits as 32 bytes, the highest first.
private func bytes(ofNumber number: OpaquePointer?) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: P256KeyPair.privateKeyLength)
  BN_bn2binpad(number, &bytes, Int32(bytes.count))
  return bytes
}
