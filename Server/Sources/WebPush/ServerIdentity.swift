package import Domain
import Hashing

/// How a server identifies itself to push services (VAPID, RFC 8292).
package struct ServerIdentity: Sendable {
  /// The pair whose public key browsers subscribe with.
  package let keys: P256KeyPair
  /// An address at which the operator can be reached, as a URL.
  package let contact: String

  package init(keys: P256KeyPair, contact: String) {
    (self.keys, self.contact) = (keys, contact)
  }

  /// For how long a token is valid; push services accept at most a day.
  package static let tokenLifetime: TimeSpan = .hours(12)

  /// The value of `Authorization` in requests to a push service.
  /// - Parameters:
  ///   - origin: The origin of the endpoint, such as `https://fcm.googleapis.com`.
  ///   - now: The instant from which the token is valid for ``tokenLifetime``.
  /// - Returns: A token that this server signed, and its public key.
  /// - Throws: ``CryptoError/libraryFailed`` when libcrypto refuses.
  package func authorization(
    for origin: String, at now: Instant
  ) throws(CryptoError) -> String {
    let expiry = now.advanced(by: Self.tokenLifetime).milliseconds / 1_000
    let header = #"{"typ":"JWT","alg":"ES256"}"#
    let claims = #"{"aud":"\#(origin)","exp":\#(expiry),"sub":"\#(contact)"}"#
    let content = [header, claims].map { Array($0.utf8).base64URL }.joined(separator: ".")
    let signature = try keys.signature(of: Array(content.utf8)).base64URL
    return "vapid t=\(content).\(signature), k=\(keys.publicKey.base64URL)"
  }
}
