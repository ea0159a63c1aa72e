import Domain
import TestSupport
import Testing

@Suite("The recovery key of a device")
struct RecoveryKeyTests {
  @Test func `a key is written as base64url`() {
    let text = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"

    #expect(RecoveryKey(text: text)?.bytes == Array(0..<32))
    #expect(RecoveryKey(text: text)?.text == text)
  }

  @Test func `random keys are read as they were written`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<1_000 {
      let key = RecoveryKey.random(using: &random)
      #expect(key.bytes.count == RecoveryKey.byteCount)
      #expect(key.text.utf8.count == RecoveryKey.textLength)
      #expect(RecoveryKey(text: key.text) == key)
    }
  }

  @Test(arguments: [
    "", String(repeating: "A", count: 42), String(repeating: "A", count: 44),
    // Bits that belong to no byte.
    String(repeating: "A", count: 42) + "B", String(repeating: "A", count: 42) + "=",
    String(repeating: "A", count: 42) + "+", " " + String(repeating: "A", count: 42),
    "Ä" + String(repeating: "A", count: 41),
  ])
  func `another text is refused`(text: String) {
    #expect(RecoveryKey(text: text) == nil)
  }
}
