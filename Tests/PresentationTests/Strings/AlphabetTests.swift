import Domain
import EmbeddedTexts
import Testing

@testable import Texts

@Suite("The order of names")
struct AlphabetTests {
  @Test(arguments: [
    (["", ""], ["Ana", "Łukasz", "Ñandú", "nena", "Zoë", "Борис", "أحمد", "유나"]),
    (["", "nñÑ"], ["Ana", "Nuria", "nzinga", "ñandú", "Ñuño", "Oscar"]),
    (["", "zåÅäÄöÖ"], ["Adam", "Olle", "Zlatan", "åke", "Ängla", "östen"]),
    (
      ["", "aąĄ lłŁ zźŹżŻ"],
      ["Adam", "Azor", "Ąbel", "Lx", "Łukasz", "Maja", "Zz", "Źrebiec", "Żaneta"]
    ),
    (["Hang", ""], ["민준", "유나", "Ann", "أحمد"]), (["Arab", ""], ["أحمد", "سارة", "Ann", "유나"]),
  ])
  func `is the one of the language`(line: [String], names: [String]) throws {
    let alphabet = try #require(Alphabet(line))
    let keys = names.map { alphabet.sortingKey(of: $0, folded: SearchKey.folded($0)) }
    for (one, other) in zip(keys, keys.dropFirst()) {
      #expect(one.lexicographicallyPrecedes(other), "\(names)")
    }
  }

  @Test func `a line that lacks a part is refused`() {
    #expect(Alphabet([]) == nil && Alphabet([""]) == nil && Alphabet(["", "", ""]) == nil)
    #expect(Alphabet(["", ""]) == Alphabet())
  }

  @Test(arguments: [
    ([], "", ""), (["Ann"], "Ann", "Ann"), (["Ann", "Ben"], "Ann and Ben", "Ann 및 Ben"),
    (["Ann", "Ben", "Cem"], "Ann, Ben and Cem", "Ann, Ben 및 Cem"),
    (["Ann", "Ben", "Cem", "Dan", "Eve"], "Ann, Ben, Cem and 2 more", "Ann, Ben, Cem 외 2명"),
  ])
  func `a list of names is written as the language does`(
    names: [String], english: String, korean: String
  ) {
    #expect(Strings(.english).list(names) == english)
    #expect(Strings(.korean).list(names) == korean)
  }

  @Test func `a percentage is written as the language does`() {
    #expect(Strings(.english).uploading(percent: 40) == "Saving online: 40%")
    #expect(Strings(.korean).uploading(percent: 40) == "온라인에 저장하는 중: 40%")
  }
}
