import CSodium

extension [UInt8] {
  /// The bytes in base64url without padding (RFC 4648 §5).
  package var base64URL: String {
    var characters = [CChar](
      repeating: 0, count: sodium_base64_encoded_len(count, Self.base64URLVariant))
    sodium_bin2base64(&characters, characters.count, self, count, Self.base64URLVariant)
    return String(decoding: characters.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Reads base64url without padding; `nil` for any other text, and for another text of the same bytes.
  package init?(base64URL text: String) {
    var bytes = Self(repeating: 0, count: text.utf8.count)
    var count = 0
    let status = sodium_base642bin(
      &bytes, bytes.count, text, text.utf8.count, nil, &count, nil, Self.base64URLVariant)
    guard status == 0 else { return nil }
    self = Self(bytes.prefix(count))
    guard base64URL == text else { return nil }
  }

  private static var base64URLVariant: Int32 { sodium_base64_VARIANT_URLSAFE_NO_PADDING }
}
