import Domain
import Hashing
import Hummingbird

/// A browser that answers, by the random value of its cookie.
struct ReplyBrowser: Sendable {
  static let cookieName = "in"
  /// The cookie's name over https, by which browsers take it only from this very host.
  static let hostCookieName = "__Host-in"
  /// As long as browsers keep cookies.
  static let cookieSeconds = 400 * 24 * 60 * 60

  let value: String

  /// The browser that sent a request; `nil` for one that never answered.
  init?(_ request: Request) {
    guard
      let value = (request.cookies[Self.hostCookieName] ?? request.cookies[Self.cookieName])?.value,
      LinkSecret(text: value) != nil
    else { return nil }
    self.value = value
  }

  init(new secret: LinkSecret) { value = secret.text }

  /// What a squad's log knows the browser by: another id in each squad, so that groups cannot be joined, and
  /// the log holds no secret.
  func device(in squad: Squad.ID) -> Device.ID {
    let digest = sha256(Array(value.utf8) + Array(squad.uuidString.utf8))
    return Device.ID(high: UInt64(bigEndian: digest[..<8]), low: UInt64(bigEndian: digest[8..<16]))
  }
}
