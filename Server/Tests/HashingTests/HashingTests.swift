import Hashing
import Testing

/// The functions of libsodium, with the examples of their standards.
struct HashingTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `SHA-256 gives the digests of FIPS 180`(text: String, digest: String) {
    #expect(sha256(Array(text.utf8)).hex == digest)
  }

  @Test func `scrypt gives the keys of RFC 7914`() {
    let small = scrypt([], salt: [], rounds: 16, blockSize: 1, parallelism: 1, byteCount: 64)
    let large = scrypt(
      Array("password".utf8), salt: Array("NaCl".utf8), rounds: 1_024, blockSize: 8,
      parallelism: 16, byteCount: 64)

    #expect(
      small?.hex
        == "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
        + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906")
    #expect(
      large?.hex
        == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
        + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640")
  }

  @Test(arguments: [(0, 1, 1), (3, 1, 1), (-2, 1, 1), (2, 0, 1), (2, 1, 0), (2, 1, 1 << 40)])
  func `scrypt refuses parameters that it cannot use`(
    rounds: Int, blockSize: Int, parallelism: Int
  ) {
    let key = scrypt(
      [1], salt: [2], rounds: rounds, blockSize: blockSize, parallelism: parallelism,
      byteCount: 32)

    #expect(key == nil)
  }

  @Test(arguments: [
    ([], [], true), ([1, 2], [1, 2], true), ([1, 2], [1, 3], false), ([1], [1, 2], false),
  ])
  func `comparing in constant time gives the result of ==`(
    left: [UInt8], right: [UInt8], isEqual: Bool
  ) {
    #expect(left.isEqualInConstantTime(to: right) == isEqual)
  }
}
