import Domain
import EmbeddedTexts
import TestSupport
import Testing

@testable import Texts

@Suite("Catalogues of texts")
struct CatalogueTests {
  private static let english = Strings(.english)
  private static let korean = Strings(.korean)

  @Test(arguments: [(Int64(0), "0 games"), (1, "1 game"), (2, "2 games"), (101, "101 games")])
  func `a count chooses the form of its sentence`(count: Int64, text: String) {
    #expect(Self.english.gameCount(Int(count)) == text)
    #expect(Self.korean.gameCount(Int(count)) == "\(count)게임")
  }

  @Test func `values stand where the language has them`() {
    #expect(Self.english.matchRunningQuestion("2-1", "07:30").contains("stands at 2-1, 07:30"))
    #expect(
      Self.english.endQuestionWinner(score: "2-1", winner: "Bibs")
        == "The final score is 2-1, Bibs wins. It is kept in the past gathers.")
  }

  @Test(arguments: ["{0}", "{1}", "}{", "␤", "{0|으로}", "%T", "\u{202E}"])
  func `what looks like a placeholder in a name is a part of the name`(name: String) {
    #expect(Self.english.moved(name, to: "Bibs") == "\(name) moved to Bibs")
    #expect(Self.korean.personLeft(name) == "\(name) 선수가 나갔습니다")
  }

  @Test(arguments: [
    ("A팀", "으로"), ("벤치", "로"), ("번개팀", "으로"), ("서울", "로"), ("2", "로"), ("10", "으로"),
    ("Reds", "(으)로"),
  ])
  func `a Korean name is followed by the particle that its sound needs`(
    name: String, particle: String
  ) {
    #expect(Self.korean.moved("유나", to: name) == "유나 선수를 \(name)\(particle) 옮겼습니다")
  }

  @Test(arguments: [("유나", "가"), ("민준", "이"), ("서울", "이"), ("1", "이"), ("2", "가"), ("Ann", "이(가)")])
  func `who does something has a particle of its own`(name: String, particle: String) {
    #expect(Self.korean.phoneJoined(name) == "\(name)\(particle) 참여했습니다.")
  }

  @Test(arguments: [
    (Int64(0), "0"), (999, "999"), (1_000, "1,000"), (92_378, "92,378"), (-1_234_567, "-1,234,567"),
    (.min, "-9,223,372,036,854,775,808"),
  ])
  func `the thousands of a number are apart`(number: Int64, text: String) {
    #expect(Catalogue.embedded(.english).grouped(number) == text)
  }

  @Test(arguments: [
    (Language.english, ["Ann", "2-1", "Bibs"], "Ann 2-1 Bibs"),
    (.english, ["سارة", "2-1", "Bibs"], "<سارة> 2-1 Bibs"),
    (.arabic, ["سارة", "2-1", "أحمد"], "سارة <2-1> أحمد"),
    (.arabic, ["Ann", "2–1", "فريق 2"], "<Ann> <2–1> <فريق 2>"),
  ])
  func `what is written in the other direction keeps its own`(
    language: Language, values: [String], text: String
  ) {
    let result = Strings(language).gameResult(
      home: values[0], score: values[1], away: values[2])
    #expect(
      result.replacing("\u{2068}", with: "<").replacing("\u{2069}", with: ">") == text)
  }

  @Test func `an Arabic number has the form of its count, of six`() {
    let arabic = Strings(.arabic)
    #expect(
      [0, 1, 2, 3, 11, 100, 102, 103].map { arabic.gameCount($0) } == [
        "لا مباريات", "مباراة واحدة", "مباراتان", "3 مباريات", "11 مباراة", "100 مباراة",
        "102 مباراة",
        "103 مباريات",
      ])
    #expect(
      [1, 2, 5, 12, 22, 25].map { Strings(.polish).gameCount($0) } == [
        "1 mecz", "2 mecze", "5 meczów", "12 meczów", "22 mecze", "25 meczów",
      ])
  }

  @Test func `a text may name another one, and have lines`() {
    #expect(Self.english.matchDayEnd.contains("“Past gathers”"))
    #expect(Self.korean.listExample.parts(separatedBy: "\n").count == 3)
  }

  @Test func `a catalogue of other texts is refused`() {
    let lines = Language.english.bytes
    #expect(Catalogue(lines: lines)?.language == .english)
    #expect(Catalogue(lines: lines + [UInt8(ascii: "\n")]) == nil)
    for place in [0, 24] {
      var others = lines
      others[place] ^= 1
      #expect(Catalogue(lines: others) == nil)
    }
    for length in 0..<400 { #expect(Catalogue(lines: Array(lines.prefix(length))) == nil) }
  }

  @Test(arguments: 1..<8)
  func `a catalogue whose facts are not complete is refused`(line: Int) {
    var lines = Language.english.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines[line] = lines[line].dropLast().filter { $0 != UInt8(ascii: "\t") }[...]
    #expect(Catalogue(lines: Array(lines.joined(separator: [UInt8(ascii: "\n")]))) == nil)
  }
}
