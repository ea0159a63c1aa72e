/// The 10,000 passwords of 8 characters or more that people choose most.
///
/// They are the first ones in the list of zxcvbn 4.5, which was counted in published leaks
/// (© Dan Wheeler and Dropbox, Inc., MIT licence, https://github.com/dwolfhub/zxcvbn-python).
enum CommonPasswords {
  private static let list = Set(
    PackageResources.common_passwords_txt.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) })

  /// Whether a password is one of them, in any case of letters.
  static func contains(_ password: String) -> Bool {
    list.contains(password.lowercased())
  }
}
