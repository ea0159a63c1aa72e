import Domain
import TestSupport
import Testing

@Suite("The secret of a link")
struct LinkSecretTests {
  @Test(arguments: [
    (high: 0, low: 0, text: "AAAAAAAAAAAAAAAAAAAAAA"),
    (high: UInt64.max, low: UInt64.max, text: "_____________________w"),
    (high: 0x0001_0203_0405_0607, low: 0x0809_0A0B_0C0D_0E0F, text: "AAECAwQFBgcICQoLDA0ODw"),
  ])
  func `a secret is written as base64url`(high: UInt64, low: UInt64, text: String) {
    let secret = LinkSecret(high: high, low: low)
    #expect(secret.text == text)
    #expect(LinkSecret(text: text) == secret)
  }

  @Test func `random secrets are read as they were written`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1_000 {
      let secret = LinkSecret.random(using: &random)
      #expect(secret.text.utf8.count == LinkSecret.textLength)
      #expect(LinkSecret(text: secret.text) == secret)
    }
  }

  @Test(arguments: [
    "", "A", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAB",
    "AAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAA+AAAAAAAAAAA", "AAAAAAAAAA/AAAAAAAAAAA",
    "AAAAAAAAAA AAAAAAAAAAA", "ÄAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAA%2",
  ])
  func `another text is refused`(text: String) {
    #expect(LinkSecret(text: text) == nil)
  }
}
