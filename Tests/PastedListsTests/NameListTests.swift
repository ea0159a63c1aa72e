import Domain
import PastedLists
import Testing

/// A text that a user copies, and the names in it.
struct ListExample: CustomTestStringConvertible {
  let what: String
  let text: String
  let names: [String]

  init(_ what: String, _ text: String, _ names: String...) {
    self.what = what
    self.text = text
    self.names = names
  }

  var testDescription: String { what }
}

@Suite("Lists of names that users paste")
struct NameListTests {
  static let lists: [ListExample] = [
    ListExample("one name", "Ann", "Ann"),
    ListExample("lines", "Ann\nBen\r\nCem\rDan", "Ann", "Ben", "Cem", "Dan"),
    ListExample("a name that is a word elsewhere, without its accent", "Ann\nJon", "Ann", "Jon"),
    ListExample(
      "names that are short words with accents elsewhere", "Cho\nBo, Ida\nMoc", "Cho", "Bo", "Ida",
      "Moc"),
    ListExample("blank lines", "\n\nAnn\n \n\t\nBen\n", "Ann", "Ben"),
    ListExample("numbers with a point", "1. Ann\n2.Ben\n10. Cem", "Ann", "Ben", "Cem"),
    ListExample("numbers with a bracket", "1) Ann\n(2) Ben\n[3] Cem", "Ann", "Ben", "Cem"),
    ListExample("other numbers", "1 Ann\n2 - Ben\n#3 Cem\n4: Dan", "Ann", "Ben", "Cem", "Dan"),
    ListExample("numbers as emoji", "1️⃣ Ann\n🔟 Ben\n① Cem\n１．Dan", "Ann", "Ben", "Cem", "Dan"),
    ListExample("places that are free", "1. Ann\n2.\n3. \n4. -\n5", "Ann"),
    ListExample("bullets", "- Ann\n* Ben\n• Cem\n– Dan\n▪️ Eve", "Ann", "Ben", "Cem", "Dan", "Eve"),
    ListExample("check marks", "✅ Ann\n✔️Ben\nCem ✓\n☑ Dan ✅", "Ann", "Ben", "Cem", "Dan"),
    ListExample("check boxes", "- [x] Ann\n- [ ] Ben\n[X]Cem", "Ann", "Ben", "Cem"),
    ListExample("emoji", "⚽ Ann\nBen 👍🏽\n👨‍👩‍👧 Cem ❤️\n🇰🇷유나🔥", "Ann", "Ben", "Cem", "유나"),
    ListExample("emoji alone", "⚽⚽⚽\n👍\nAnn", "Ann"),
    ListExample("commas", "Ann, Ben,Cem , ,Dan.", "Ann", "Ben", "Cem", "Dan."),
    ListExample("commas of other scripts", "민준、서연，지호；유나، علي", "민준", "서연", "지호", "유나", "علي"),
    ListExample("a table", "Ann\tDefender\nBen | Cem", "Ann", "Ben", "Cem"),
    ListExample("names in a row of a table", "Ann\tBen\tCem", "Ann", "Ben", "Cem"),
    ListExample(
      "a table with headings", "No,Name,Position\n1,Ann,GK\n2,Ben,DEF", "Ann", "Ben"),
    ListExample(
      "a table of first and last names", "First name\tLast name\nAnn\tLee\nBen\tRay", "Ann Lee",
      "Ben Ray"),
    ListExample("Korean", "1. 김민준\n2. 이 서연 ✅\n3) 박지호", "김민준", "이 서연", "박지호"),
    ListExample("names twice", "Ann\nann\nBen", "Ann", "ann", "Ben"),
    ListExample(
      "a list that is quoted", "> 1. Ann\n> 2. Ben\n1. Ann\n2. Ben\n3. Cem", "Ann", "Ben", "Cem"),
    ListExample("bold and struck through", "*Ann*\n_Ben_\n~Cem~", "Ann", "Ben", "Cem"),
    ListExample(
      "mentions", "@Ann @\u{2068}~Ben\u{2069}\n@\u{2068}Cem\u{2069}", "Ann", "Ben", "Cem"),
    ListExample("guests without a name", "Ann +1\nBen+2\nCem + 1 👍", "Ann", "Ben", "Cem"),
    ListExample(
      "what belongs to a name", "O'Neil\n’t Hooft\nJ. R.\nAnn (GK)\n2Pac\nBen-Ali",
      "O'Neil", "’t Hooft", "J. R.", "Ann", "2Pac", "Ben-Ali"),
    ListExample("brackets around a name", "(Ann)\n\"Ben\"\n“Cem”", "Ann", "Ben", "Cem"),
    ListExample("headings", "Players:\nSunday 20:30\n참석：\nAnn", "Ann"),
    ListExample("links", "https://example.org/a\nAnn", "Ann"),
    ListExample("nothing", "", ""),
    ListExample("only marks", "1.\n- \n---\n???\n,;\n"),
    ListExample("too long for a name", String(repeating: "a", count: 81) + "\nAnn", "Ann"),
    ListExample("control characters", "A\u{0}nn\n\u{7}Ben\nCem\u{85}Dan", "Ben", "Cem", "Dan"),
  ]

  /// What people write for guests, and how many they are.
  static let guests: [(text: String, count: Int)] = [
    ("Ann +1", 1), ("Ann + 1", 1), ("Ann+2", 2), ("Ann (+1)", 1), ("Ann in +2", 2),
    ("Ann +2 in", 2), ("Ann +1 guest", 1), ("Ann plus one", 1), ("Ann plus 1", 1),
    ("Ann and a friend", 1), ("Ann & mate", 1), ("Ann and two mates", 2), ("Ann + my brother", 1),
    ("Ann with 2 friends", 2), ("Ann x2", 1), ("Ann 3x", 2), ("Ann 2 guests", 2),
    ("Ann: in +1", 1), ("Ann und einer mehr", 1), ("Ann mit 2 Freunden", 2), ("Ann + Gast", 1),
    ("Ann plus 1 kumpel", 1), ("Ann und ein Kumpel", 1), ("Ann y un amigo", 1), ("Ann con 2", 2),
    ("Ann con dos amigos", 2), ("Ann e um amigo", 1), ("Ann com 1 convidado", 1),
    ("Ann et un pote", 1), ("Ann avec deux potes", 2), ("Ann e un amico", 1),
    ("Ann con un amico", 1),
    ("Ann i kolega", 1), ("Ann z kolegą", 1), ("Ann ve bir arkadaşı", 1), ("Ann 외 1명", 1),
    ("민준 외 2명", 2), ("민준외1명", 1), ("민준 +지인1", 1), ("민준 게스트 1명", 1), ("أحمد + ضيف", 1),
    ("أحمد مع صديق", 1), ("أحمد +١", 1),
  ]

  @Test(arguments: guests)
  func `guests are counted, however they are written`(_ text: String, _ count: Int) {
    for lines in [text, text + "\nEve\nCem"] {
      let list = NameList(lines)
      #expect(list.entries.first.map { $0.guests } == count)
      #expect(["Ann", "민준", "أحمد"].contains(list.entries.first?.name.text))
      #expect(list.entries.count == (lines == text ? 1 : 3))
      #expect(list.rest.isEmpty)
    }
  }

  @Test(arguments: [
    ("+1", 0), ("+2", 1), ("in +2", 2), ("+1 guest", 1), ("plus one", 1), ("me +1", 1),
    ("I'm in and bringing two mates", 2), ("bin dabei, plus 1", 1), ("참석 +1", 1),
    ("voy con un amigo", 1),
    ("out", 0),
  ])
  func `guests are counted in messages of a chat`(_ message: String, _ count: Int) {
    let list = NameList("[20:14, 09/05/2026] Ann: \(message)\n[20:15, 09/05/2026] Ben: in")
    #expect(list.entries.map { $0.name.text } == ["Ann", "Ben"])
    #expect(list.entries.map { $0.guests } == [count, 0])
    #expect(list.entries[0].answer == (message == "out" ? .out : .plays))
  }

  @Test(arguments: ["Dave 2", "Tom2", "R9", "Ann 1987", "Ann Mate", "Jean-Paul II", "Big Dave"])
  func `a number in a name is no guest`(_ text: String) {
    #expect(NameList(text).entries.map { $0.name.text } == [text])
    #expect(NameList(text).entries.map { $0.guests } == [0])
  }

  @Test(arguments: [
    "Friedrich Wilhelm Karl und Söhne", "Maria Anna von und zu Berg",
    "The Lads of Kreuzberg and Neukölln",
  ])
  func `and within a long name does not part it`(_ name: String) {
    #expect(NameList("1. Ann\n2. \(name)").entries.map { $0.name.text } == ["Ann", name])
  }

  @Test(arguments: ["=SUM(A1)", "=SUM(A1:A9)", "=A1+B1", "=A1&B1", "#REF!", "=COUNTA(B2;B9)"])
  func `a formula of a table is no name`(_ formula: String) {
    let list = NameList("Ann\n\(formula)\nBen")
    #expect(list.entries.map { $0.name.text } == ["Ann", "Ben"])
    #expect(NameList("Ann,\(formula)\nBen,2\nCem,3").entries.first?.name.text == "Ann")
  }

  static let chats: [ListExample] = [
    ListExample(
      "WhatsApp in a browser", "[20:14, 09/05/2026] Ann: in\n[20:15, 09/05/2026] Ben: me",
      "Ann", "Ben"),
    ListExample("an iPhone", "[09/05/2026, 20:14:31] Ann Lee: in, see you", "Ann Lee"),
    ListExample(
      "an Android phone", "5/9/26, 8:14 PM - Ann-Li: in\n09.05.26, 20:15 - ~ Ben: 👍",
      "Ann-Li", "Ben"),
    ListExample("KakaoTalk", "[김민준] [오후 8:14] 참석\n[이서연] [오후 8:15] 저도요: 네", "김민준", "이서연"),
    ListExample("KakaoTalk, exported", "2026년 5월 9일 오후 8:14, 김민준 : 참석", "김민준"),
    ListExample("a short form", "[20:14] Ann: in\n20:15 Ben: in", "Ann", "Ben"),
    ListExample("a list in a message", "[20:14] Ann: 1. Ben\n2. Cem", "Ben", "Cem"),
    ListExample("a sender without a name", "[20:14] +82 10-1234-5678: in\n[20:14] Ann joined"),
  ]

  @Test(arguments: lists + chats)
  func `names are read without what stands around them`(_ example: ListExample) {
    #expect(
      NameList(example.text).entries.map { $0.name.text } == example.names.filter { !$0.isEmpty })
  }

  @Test func `a heading over a list has no mark, and its items have one`() {
    let list = NameList("Bring water\n1. Ann\n- Ben\n✅ Cem, Dan\n4. Eve\nSee you there")
    #expect(list.entries.map { $0.name.text } == ["Ann", "Ben", "Cem", "Dan", "Eve"])
    #expect(list.rest.map { $0.text.text } == ["Bring water", "See you there"])
  }

  @Test func `no more than 200 names are read`() {
    let lines = (1...250).map { "\($0). Player \($0)" }
    let all = NameList(lines.joined(separator: "\n"))
    #expect(all.entries.count == 200 && all.isCut)
    #expect(all.entries.last?.name.text == "Player 200")
    let whole = NameList(lines.prefix(200).joined(separator: "\n") + "\nPlayer 7\n")
    #expect(whole.entries.count == 200 && !whole.isCut)
  }
}
