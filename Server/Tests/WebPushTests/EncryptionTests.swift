import Hashing
import Testing

@testable import WebPush

struct EncryptionTests {
  @Test func `a message is encrypted as in RFC 8291 §5`() throws {
    let sender = try P256KeyPair(
      privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
      publicKey: bytes(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"))
    let keys = try SubscriptionKeys(
      publicKey: bytes(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      secret: bytes("BTBZMqHH6r4Tts7J_aSIgg"))
    let message = try keys.encrypt(
      Array("When I grow up, I want to be a watermelon".utf8), sender: sender,
      salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    #expect(
      message.base64URL
        == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC"
        + "YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
        + "WGNWQexSgSxsj_Qulcy4a-fN")
  }

  @Test func `a record is encrypted as in RFC 8188 §3.1`() throws {
    let message = try EncryptedContent.encode(
      Array("I am the walrus".utf8), secret: bytes("yqdlZ-tYemfogSmv7Ws5PQ"),
      salt: bytes("I1BsxtFttlv3u_Oo94xnmw"), keyID: [])
    #expect(
      message.base64URL
        == "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg")
  }

  @Test(arguments: [0, 1, 511, 512, 513, 2_000, 3_992, 3_993])
  func `the browser reads what was encrypted for it`(length: Int) throws {
    let browser = try BrowserKeys.generate()
    let plaintext = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let message = try browser.keys.encrypt(
      plaintext, sender: try P256KeyPair.generate(), salt: randomBytes(16))
    #expect(try browser.decrypt(message) == plaintext)
    #expect(message.count <= EncryptedContent.recordSize)
  }

  @Test func `messages of different lengths look the same`() throws {
    let browser = try BrowserKeys.generate()
    let messages = try ["Out", "The game is off"].map { text in
      try browser.keys.encrypt(
        Array(text.utf8), sender: try P256KeyPair.generate(), salt: randomBytes(16),
        paddedLength: 512)
    }
    #expect(Set(messages.map(\.count)).count == 1)
    #expect(try browser.decrypt(messages[0]) == Array("Out".utf8))
  }

  @Test func `another browser cannot read it`() throws {
    let (browser, other) = (try BrowserKeys.generate(), try BrowserKeys.generate())
    let message = try browser.keys.encrypt(
      [1, 2, 3], sender: try P256KeyPair.generate(), salt: randomBytes(16))
    #expect(throws: CryptoError.self) { try other.decrypt(message) }
  }

  @Test func `a changed byte is noticed`() throws {
    let browser = try BrowserKeys.generate()
    var message = try browser.keys.encrypt(
      [1, 2, 3], sender: try P256KeyPair.generate(), salt: randomBytes(16))
    message[message.count - 1] ^= 1
    #expect(throws: CryptoError.self) { try browser.decrypt(message) }
  }
}
