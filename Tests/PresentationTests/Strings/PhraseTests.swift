import Domain
import Presentation
import Testing
import Texts

@Suite("Phrases")
struct PhraseTests {
  @Test func `a phrase is its literals and values, in order`() {
    let (name, inner): (String, Phrase) = ("유나", "\(7) of \(12)")
    let phrase: Phrase = "“\(name)”: \(inner), \(-3), \(Int64.max)′"
    #expect(phrase.text == "“유나”: 7 of 12, -3, 9223372036854775807′")
  }

  @Test func `a phrase may be empty, or one literal`() {
    #expect(("" as Phrase).text.isEmpty)
    #expect(("완료" as Phrase).text == "완료")
    #expect(("\("")" as Phrase).text.isEmpty)
  }

  @Test(arguments: [(Language.english, "Done", "2 of us"), (.korean, "완료", "우리 2명")])
  func `a text is said in one language, with or without values`(
    language: Language, done: String, count: String
  ) {
    #expect(language.say("Done", "완료") == done)
    #expect(language.say("\(2) of us", "우리 \(2)명") == count)
  }

  @Test func `only the phrase of the chosen language is put together`() {
    var asked: [String] = []
    func name(_ name: String) -> String {
      asked.append(name)
      return name
    }
    #expect(Language.korean.say("Hi \(name("Ann"))", "\(name("유나")) 안녕") == "유나 안녕")
    #expect(asked == ["유나"])
  }
}
