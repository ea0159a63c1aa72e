/// The address by which attempts are counted.
///
/// An IPv4 address, or the 64-bit network of an IPv6 address.
struct ClientAddress: Hashable, Sendable {
  /// The address or network in the form in which it is compared.
  let text: String

  /// Reads an IPv4 or IPv6 address; any other text is compared as it is.
  init(_ text: String) {
    guard let address = IPAddress(text) else {
      self.text = text
      return
    }
    self.text =
      address.isIPv4
      ? address.bytes.suffix(4).map { String($0) }.joined(separator: ".")
      : address.bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64"
  }
}
