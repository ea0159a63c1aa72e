import Domain
import Foundation
import Hashing
import Testing

@testable import WebPush

struct ServerIdentityTests {
  /// The token of RFC 8292 §2.4, whose signature nobody can compute again.
  @Test func `a signature is checked as in RFC 8292 §2.4`() throws {
    let content =
      "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
      + "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNo"
      + "QGV4YW1wbGUuY29tIn0"
    let signature =
      "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
    let key =
      "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
    #expect(isSigned(content, by: key, signature: signature))
    #expect(!isSigned(content + "x", by: key, signature: signature))
  }

  @Test func `a server says who it is, for whom, and for twelve hours`() throws {
    let keys = try P256KeyPair.generate()
    let identity = ServerIdentity(keys: keys, contact: "https://football.example.org")
    let now = try #require(Instant(milliseconds: 1_780_000_000_999))
    let value = try identity.authorization(for: "https://fcm.googleapis.com", at: now)
    let parts = try #require(
      value.wholeMatch(of: /vapid t=([^.]+)\.([^.]+)\.([^.]+), k=(.+)/)?.output)
    let claims = try #require([UInt8](base64URL: String(parts.2)))
    let header = try #require([UInt8](base64URL: String(parts.1)))
    #expect(
      String(decoding: claims, as: UTF8.self)
        == #"{"aud":"https://fcm.googleapis.com","exp":1780043200,"#
        + #""sub":"https://football.example.org"}"#)
    #expect(String(decoding: header, as: UTF8.self) == #"{"typ":"JWT","alg":"ES256"}"#)
    #expect(parts.4 == keys.publicKey.base64URL)
    #expect(
      isSigned("\(parts.1).\(parts.2)", by: String(parts.4), signature: String(parts.3)))
  }

  /// A number that begins with zeros would be shorter in DER.
  @Test func `each of many signatures has 64 bytes and is right`() throws {
    let keys = try P256KeyPair.generate()
    for number in 0..<600 {
      let signature = try keys.signature(of: Array("\(number)".utf8))
      #expect(signature.count == 64)
      #expect(
        isSigned("\(number)", by: keys.publicKey.base64URL, signature: signature.base64URL))
    }
  }
}
