import TestSupport
import Testing
import Wire

@Suite("Random JSON")
struct JSONFuzzTests {
  @Test func `any value reads back as it was written`() throws {
    var generator = RandomJSON(random: SplitMix64(seed: 11))
    for number in 0..<3_000 {
      let value = generator.value()
      let read = try JSON(value.bytes)
      #expect(read == value, "value \(number)")
      #expect(read.bytes == value.bytes, "value \(number)")
    }
  }

  @Test func `a damaged text is refused or read as another value`() throws {
    var generator = RandomJSON(random: SplitMix64(seed: 12))
    var refusedCount = 0
    for number in 0..<20_000 {
      var bytes = generator.value().bytes
      generator.damage(&bytes)
      do throws(JSONError) {
        let value = try JSON(bytes)
        let again = try? JSON(value.bytes)
        #expect(again == value, "text \(number)")
      } catch {
        refusedCount += 1
        #expect((0...bytes.count).contains(error.offset), "text \(number)")
      }
    }
    #expect((10_000...19_500).contains(refusedCount))
  }
}
