import Hashing
import Testing

@testable import WebPush

struct KeyTests {
  @Test func `a pair is restored from its bytes`() throws {
    let pair = try P256KeyPair.generate()
    #expect(try P256KeyPair(privateKey: pair.privateKey, publicKey: pair.publicKey) == pair)
  }

  @Test func `every pair is another one`() throws {
    #expect(try P256KeyPair.generate() != P256KeyPair.generate())
  }

  @Test func `the keys of two pairs are no pair`() throws {
    let (one, other) = (try P256KeyPair.generate(), try P256KeyPair.generate())
    #expect(throws: CryptoError.invalidKey) {
      try P256KeyPair(privateKey: one.privateKey, publicKey: other.publicKey)
    }
  }

  @Test(arguments: WrongKey.allCases)
  func `a browser's key must be an uncompressed point of the curve`(wrong: WrongKey) throws {
    let point = try P256KeyPair.generate().publicKey
    #expect(throws: CryptoError.invalidKey) {
      try SubscriptionKeys(publicKey: wrong.bytes(of: point), secret: randomBytes(16))
    }
  }

  enum WrongKey: CaseIterable {
    case empty, short, long, compressed, hybrid, infinity, beside, zero

    func bytes(of point: [UInt8]) -> [UInt8] {
      switch self {
      case .empty: []
      case .short: point.dropLast()
      case .long: point + [0]
      case .compressed: [2] + point[1..<33]
      case .hybrid: [6 + (point[64] & 1)] + point.dropFirst()
      case .infinity: [0]
      case .beside: point.dropLast() + [point[64] ^ 1]
      case .zero: [4] + Array(repeating: 0, count: 64)
      }
    }
  }

  @Test(arguments: [0, 15, 17])
  func `a browser's secret has 16 bytes`(count: Int) throws {
    let point = try P256KeyPair.generate().publicKey
    #expect(throws: CryptoError.invalidKey) {
      try SubscriptionKeys(publicKey: point, secret: randomBytes(count))
    }
  }
}
