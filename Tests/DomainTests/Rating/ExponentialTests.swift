import Domain
import Foundation
import TestSupport
import Testing

@Suite("The exponential function")
struct ExponentialTests {
  @Test func `it is the one of the C library to within two units in the last place`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20_000 {
      let x = Double(random.number(-700_000...700_000)) / 1_000
      let expected = exp(x)
      #expect(abs(exponential(x) - expected) <= 2 * expected.ulp, "e to the power of \(x)")
    }
  }

  /// These values are the same on every device; one that differs would rate differently.
  @Test(arguments: [
    (0.0, 0x3FF0_0000_0000_0000 as UInt64), (1.0, 0x4005_BF0A_8B14_576A),
    (-1.0, 0x3FD7_8B56_362C_EF38), (0.6180339887, 0x3FFD_AF36_E45D_F8A6),
  ])
  func `its results are pinned bit for bit`(x: Double, bits: UInt64) {
    #expect(exponential(x).bitPattern == bits)
  }

  @Test func `what is too large or too small is bounded`() {
    #expect(exponential(1e300) == exponential(700))
    #expect(exponential(-1e300) == exponential(-700))
    #expect(exponential(-700) > 0 && exponential(700).isFinite)
  }
}
