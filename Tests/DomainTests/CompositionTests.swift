import Domain
import Foundation
import TestSupport
import Testing

@Suite("The composed form of a text")
struct CompositionTests {
  /// All letters and marks of the scripts in which people write names.
  private static let scalars: [Unicode.Scalar] = [
    0x41...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x52F, 0x621...0x655, 0x6C0...0x6D3,
    0x1E00...0x1FFC, 0x3041...0x30FE, 0x1100...0x1112, 0x1161...0x1175, 0x11A8...0x11C2,
  ].flatMap { range in range.compactMap { Unicode.Scalar($0 as UInt32) } }

  private func expectAsFoundation(_ scalars: [Unicode.Scalar]) {
    let text = String(String.UnicodeScalarView(scalars))
    let expected = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    if scalars.composed != expected { Issue.record("\(scalars): \(scalars.composed)") }
  }

  @Test func `every letter is composed as Foundation does it, also when it was taken apart`() {
    for scalar in Self.scalars {
      expectAsFoundation([scalar])
      let apart = String(Character(scalar)).decomposedStringWithCanonicalMapping
      expectAsFoundation(Array(apart.unicodeScalars))
    }
    for value in 0xAC00...0xD7A3 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let apart = String(Character(scalar)).decomposedStringWithCanonicalMapping
      if Array(apart.unicodeScalars).composed != [scalar] { Issue.record("\(scalar)") }
    }
  }

  @Test(arguments: UInt64(1)...20)
  func `random letters and marks are composed as Foundation does it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let marks = Self.scalars.filter { (0x300...0x36F).contains($0.value) }
    for _ in 1...300 {
      let text = (0...random.number(0...5)).map { _ in
        random.chance(50) ? random.oneOf(marks) : random.oneOf(Self.scalars)
      }
      expectAsFoundation(text)
      #expect(text.composed.composed == text.composed)
    }
  }
}
