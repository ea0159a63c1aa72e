import Domain
import TestSupport
import Testing

@Suite("Codes that people type")
struct CodeTests {
  private let characters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  @Test func `a code is written in groups and read in any letter case with any blanks`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let code = RecoveryCode.random(using: &random)
      let typed = [
        code.text, code.grouped, code.text.lowercased(), " \(code.grouped) ",
        code.grouped.replacing("-", with: " "), code.grouped.replacing("-", with: "\u{2013}"),
        code.text.map { "\($0)-" }.joined(),
      ]

      #expect(code.text.count == RecoveryCode.length)
      #expect(code.grouped.parts(separatedBy: "-").map { $0.utf8.count } == [5, 5, 5, 5])
      #expect(typed.map { RecoveryCode(typed: $0) } == typed.map { _ in code })
    }
  }

  @Test func `letters that look like digits are read as these`() throws {
    let code = try #require(JoinCode(typed: "010101010K"))

    #expect(code.text == "010101010K")
    #expect(JoinCode(typed: "OIoiOLolok") == code)
  }

  @Test func `one wrong character is noticed`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<20 {
      let code = Array(JoinCode.random(using: &random).text)
      for place in code.indices {
        for other in characters where other != code[place] {
          var typed = code
          typed[place] = other
          #expect(JoinCode(typed: String(typed)) == nil)
        }
      }
    }
  }

  @Test func `two characters that changed places are noticed`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      let code = Array(RecoveryCode.random(using: &random).text)
      for (one, other) in code.indices.flatMap({ one in code.indices.map { (one, $0) } })
      where code[one] != code[other] {
        var typed = code
        typed.swapAt(one, other)
        #expect(RecoveryCode(typed: String(typed)) == nil)
      }
    }
  }

  @Test(arguments: [
    "", "0", "000000000", "00000000000", "000000000U", "000000000*", "0000 0000 0\u{660}",
    "https://gather.example.org/#/join/0000000000",
  ])
  func `another text is no code`(text: String) {
    #expect(JoinCode(typed: text) == nil)
  }

  @Test func `a code for joining has two groups`() {
    var random = SplitMix64(seed: 4)
    let code = JoinCode.random(using: &random)

    #expect(code.text.count == JoinCode.length)
    #expect(code.grouped.parts(separatedBy: "-").map { $0.utf8.count } == [5, 5])
    #expect(JoinCode(typed: code.grouped) == code)
  }
}
