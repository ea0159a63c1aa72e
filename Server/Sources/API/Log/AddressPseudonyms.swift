import Hashing

/// Names addresses in the log, so that an attack can be followed and no address is told.
///
/// The key is made when the server starts and never leaves it, so a name means the same address until
/// the server ends, and nothing afterwards.
struct AddressPseudonyms: Sendable {
  private let key: [UInt8]

  init(key: [UInt8]) {
    self.key = key
  }

  /// A name of 16 hexadecimal digits.
  func name(of address: ClientAddress) -> String {
    hmacSHA256(Array(address.text.utf8), key: key).prefix(8)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
