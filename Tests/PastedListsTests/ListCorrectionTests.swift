import Domain
import PastedLists
import Testing

@Suite("Lines that change a pasted list")
struct ListCorrectionTests {
  private static let list = "1. Ann\n2. Ben\n3. Cem\n"

  @Test(arguments: [
    "Ben out, Dan in for him", "Edit: Ben can't make it, Dan plays", "Change: Dan for Ben",
    "Dan instead of Ben", "Änderung: Ben fällt aus, dafür kommt Dan", "se baja Ben, entra Dan",
    "Ben forfait, remplacé par Dan", "za Ben wchodzi Dan", "Ben gelemiyor, yerine Dan",
  ])
  func `someone is out, and another plays instead`(_ line: String) {
    let list = NameList(Self.list + line)
    #expect(list.entries.map { $0.name.text } == ["Ann", "Ben", "Cem", "Dan"])
    #expect(list.entries.map { $0.answer } == [.plays, .out, .plays, .plays])
  }

  @Test(arguments: ["Water for Ann", "Lift from Ben to Cem", "Thanks Ann"])
  func `a line about someone in the list changes no answer`(_ line: String) {
    let list = NameList(Self.list + line)
    #expect(list.entries.prefix(3).map { $0.answer } == [.plays, .plays, .plays])
  }

  @Test func `a later line says of someone in the list that they are out`() {
    let list = NameList("Reds: Ann, Ben\nBlues: Cem, Dan\nBen is out")
    #expect(list.entries.map { $0.answer } == [.plays, .out, .plays, .plays])
  }
}

@Suite("Guests who are named after who brings them")
struct ListHostTests {
  @Test(arguments: [
    "Mo's brother", "Friend of Mo", "Amigo de Mo", "Pote de Mo", "Irmão do Mo", "Kumpel von Mo",
    "Mo'nun arkadaşı",
  ])
  func `a guest has the host's name, and a note how it was written`(_ line: String) {
    let list = NameList("1. Mo\n2. Ann\n3. \(line)")
    #expect(list.entries.map { $0.name.text } == ["Mo", "Ann", "Mo +1"])
    #expect(list.entries.last?.remarks == [line])
  }

  @Test func `a guest of someone who is not in the list stays as it was written`() {
    let list = NameList("1. Ann\n2. Mo's brother")
    #expect(list.entries.map { $0.name.text } == ["Ann", "Mo's brother"])
  }

  @Test func `a name that is written again with a guest is the guest`() {
    let list = NameList("1. Ann\n2. Ann +1\n3. Ben")
    #expect(list.entries.map { $0.name.text } == ["Ann", "Ann +1", "Ben"])
    #expect(list.entries.allSatisfy { $0.guests == 0 && !$0.isRepeated })
  }
}

@Suite("Names that are words of lists, too")
struct NamesThatAreWordsTests {
  @Test func `a nickname among names is no heading`() {
    let list = NameList("Van: Ana, Beto, Caro, Duda")
    #expect(list.entries.map { $0.name.text } == ["Ana", "Beto", "Caro", "Duda"])
    #expect(NameList("Ana\nDuda\nBeto").entries.map { $0.name.text } == ["Ana", "Duda", "Beto"])
  }

  @Test func `with a colon it is a heading`() {
    let list = NameList("Ana\nBeto\nDuda:\nCaro")
    #expect(list.entries.map { $0.answer } == [.plays, .plays, .maybe])
  }

  @Test func `an initial is no word`() {
    let names = ["Tom H", "Tom O", "Ben X", "Al C"]
    #expect(NameList(names.joined(separator: "\n")).entries.map { $0.name.text } == names)
  }

  @Test(arguments: ["محمد وليد", "وسيم", "김아랑", "Frederik v. Holt"])
  func `a name that holds an "and" or a "versus" is one`(_ name: String) {
    #expect(NameList("1. Ann\n2. \(name)").entries.map { $0.name.text } == ["Ann", name])
  }
}
