import Domain
import PastedLists
import Testing

/// What is read of a list: the names by answer.
private struct Reading: Equatable {
  let plays: [String]
  let others: [String]

  init(_ text: String) {
    let entries = NameList(text).entries
    plays = entries.filter { $0.answer == .plays }.map { $0.name.text }
    others = entries.filter { $0.answer != .plays }.map { $0.name.text }
  }

  init(plays: [String], others: [String] = []) {
    self.plays = plays
    self.others = others
  }
}

@Suite("Lists that can be read in two ways")
struct ListKindTests {
  @Test(arguments: [
    "I'm in!", "Count me in, cheers", "Bin dabei!", "Ja, ich komme gerne.", "Me apunto!",
    "Yo voy, gracias", "Będę!", "أنا جاي", "참석합니다!", "저도 갈게요", "Tô dentro!", "Tamam, varım",
    "Je viens !", "Io ci sono", "Can't make it this week, sorry", "Bin leider raus",
    "Esta semana no puedo", "I'm in!\nCheers\nZed", "Me too\n\nZed wrote:",
  ])
  func `an answer above a list that a mail quotes is its writer's, who is no one in it`(
    _ answer: String
  ) {
    #expect(
      Reading(answer + "\n\n> 1. Ann\n> 2. Bob\n> 3. Cem")
        == Reading(plays: ["Ann", "Bob", "Cem"]))
  }

  @Test func `a list above another that is quoted is one, too`() {
    #expect(
      Reading("1. Ann\n2. Bob\n\n> 1. Ann\n> 2. Cem") == Reading(plays: ["Ann", "Bob", "Cem"]))
    #expect(Reading("Out:\n> Ann\n> Bob") == Reading(plays: [], others: ["Ann", "Bob"]))
  }

  @Test(arguments: [
    "Fin, Gus out.", "Fin, Gus maybe", "Fin, Gus can't make it", "Fin, Gus raus.",
    "Fin, Gus fallen aus", "Fin, Gus fuera.", "Fin, Gus no vienen", "Fin, Gus nie grają",
    "Fin, Gus odpadają", "Fin, Gus não vão", "Fin, Gus yok", "Fin, Gus ne viennent pas",
    "Fin, Gus absents", "Fin, Gus non vengono", "Fin, Gus: out", "Fin, Gus - raus", "Fin, Gus ❌",
    "Fin, Gus sagen ab", "Fin, Gus se bajan", "Fin, Gus gelemiyor",
  ])
  func `what is said behind names with commas is about all of them`(_ line: String) {
    let expected = Reading(plays: ["Al", "Bo", "Cy"], others: ["Fin", "Gus"])
    #expect(Reading("1. Al\n2. Bo\n3. Cy\n" + line) == expected)
    #expect(Reading("Al, Bo and Cy in. " + line) == expected)
  }

  @Test func `it is about the last alone in a list of one line, and when it says so`() {
    let last = Reading(plays: ["Al", "Bo"], others: ["Cy"])
    #expect(Reading("Al, Bo, Cy out") == last)
    #expect(
      Reading("Reds: Al, Bo, Cy out\nBlues: Dan, Ed")
        == Reading(plays: ["Al", "Bo", "Dan", "Ed"], others: ["Cy"]))
    #expect(
      Reading("Dan\nAl, Bo, Cy ist raus") == Reading(plays: ["Dan", "Al", "Bo"], others: ["Cy"]))
    #expect(
      Reading("Al, Bo in, Cy, Dan out") == Reading(plays: ["Al", "Bo"], others: ["Cy", "Dan"]))
  }

  @Test(arguments: [
    "Dan (not Ed)", "Dan, not Ed", "Dan not Ed", "Dan (the tall one, not Ed)", "Dan (nicht Ed)",
    "Dan (no Ed)", "Dan (nie Ed)", "Dan (não o Ed)", "Dan (Ed değil)", "Dan (pas Ed)",
    "Dan (non Ed)", "Dan (ليس علي)", "Dan (NOT Ed)", "Dan (no es Ed)", "Dan (to nie Ed)",
    "Dan (não é o Ed)", "Dan (non è Ed)", "Dan (not Ed or Al)", "Dan - not Ed Smith",
  ])
  func `a "not" before another name says who is meant`(_ line: String) {
    #expect(Reading("1. Al\n2. \(line)\n3. Cy") == Reading(plays: ["Al", "Dan", "Cy"]))
    #expect(Reading("Al\n\(line)\nCy") == Reading(plays: ["Al", "Dan", "Cy"]))
  }

  @Test(arguments: ["Dan (not coming)", "Dan (not today)", "Dan (nie gra)"])
  func `a "not" before anything else is a no`(_ line: String) {
    #expect(Reading("1. Al\n2. \(line)\n3. Cy") == Reading(plays: ["Al", "Cy"], others: ["Dan"]))
  }

  @Test(arguments: [
    "Ivan (if fit)", "Ivan (falls fit)", "Ivan (si puede)", "Ivan - if he can",
    "Ivan (se guarisce)",
  ])
  func `a condition is a maybe`(_ line: String) {
    #expect(Reading("Al\n\(line)\nCy") == Reading(plays: ["Al", "Cy"], others: ["Ivan"]))
  }

  @Test(arguments: [
    "7pm", "19:00", "at 7", "from 7.30", "ab 19 Uhr", "a las 7", "od 19:30", "à 19h", "alle 19",
    "às 19h", "o 19", "- 7pm", "7ish", "nach 19 Uhr", "kommt um 19 Uhr", "llega 19h", "vers 19h",
    "arriva alle 19", "saat 19",
  ])
  func `a name with a time over names comes then`(_ time: String) {
    let all = Reading(plays: ["Al", "Bo", "Cy"])
    #expect(Reading("Al \(time)\nBo\nCy") == all)
    #expect(Reading("Al \(time)\nBo \(time)\nCy") == all)
  }

  @Test(arguments: [
    "Powerleague 7pm\n1. Al\n2. Bo", "Footy 7pm\nAl\nBo", "Thursday 7pm\nAl\nBo",
    "Wembley 7pm\n\nAl\nBo", "Hackney Marshes 7pm\nAl\nBo",
  ])
  func `a title with a time is none`(_ text: String) {
    #expect(Reading(text) == Reading(plays: ["Al", "Bo"]))
  }

  @Test(arguments: ["y", "e", "ed", "und", "and", "et", "i", "oraz", "ve", "ile", "u."])
  func `"and" joins two people in every language`(_ and: String) {
    #expect(Reading("1. Ana \(and) Garcia\n2. Beto") == Reading(plays: ["Ana", "Garcia", "Beto"]))
    #expect(
      Reading("Beto, Cy, Ana \(and) Lopez") == Reading(plays: ["Beto", "Cy", "Ana", "Lopez"]))
  }

  @Test func `"and" joins two people in capitals and in Korean`() {
    #expect(Reading("ANA Y GARCIA\nBETO") == Reading(plays: ["ANA", "GARCIA", "BETO"]))
    #expect(Reading("1. 민수\n2. 철수와 영호") == Reading(plays: ["민수", "철수", "영호"]))
    #expect(Reading("1. 민수\n2. 철수, 영호") == Reading(plays: ["민수", "철수", "영호"]))
  }

  @Test(arguments: [
    "I'll take Bob's place", "I'll play instead of Bob", "I'm in for Bob", "Ich nehme Bobs Platz",
    "Ich spiele für Bob", "Ocupo el lugar de Bob", "Voy yo en lugar de Bob", "Yo entro por Bob",
    "Wchodzę za Boba", "Entro no lugar do Bob", "Bob'un yerine ben gelirim",
    "Je prends la place de Bob", "Prendo il posto di Bob", "I take over from Bob",
    "I'll replace Bob", "Ich statt Bob", "Ja zamiast Boba", "Io al posto di Bob",
  ])
  func `a writer who takes someone's place is no one, and in a chat its sender`(_ line: String) {
    #expect(
      Reading("1. Ann\n2. Bob\n3. Cem\n" + line)
        == Reading(plays: ["Ann", "Cem"], others: ["Bob"]))
    let chat = "[20:14, 09/05/2026] Bob: in\n[20:16, 09/05/2026] Zed: "
    #expect(Reading(chat + line) == Reading(plays: ["Zed"], others: ["Bob"]))
  }

  @Test func `someone whose place a writer takes is out, in two clauses, too`() {
    #expect(
      Reading("1. Ann\n2. Bob\nBob's out, I'll take his place")
        == Reading(plays: ["Ann"], others: ["Bob"]))
  }

  @Test func `a question before names is none`() {
    #expect(
      Reading("Who's in on Sunday? Ann, Bob and Cem") == Reading(plays: ["Ann", "Bob", "Cem"]))
  }

  @Test func `a bracket with "and" in it is beside one name`() {
    #expect(Reading("1. Ann\n2. Bob (keeper and captain)") == Reading(plays: ["Ann", "Bob"]))
  }

  @Test(arguments: [
    "I'll be at Bob's place at 7", "I'm in, thanks Bob for the ball", "Bob is in instead",
    "Dafür ist Bob dabei", "We have a spot for Bob", "I'll take water for Bob",
  ])
  func `a line that names someone otherwise gives no place away`(_ line: String) {
    #expect(Reading("1. Ann\n2. Bob\n" + line).plays.contains("Bob"))
  }

  @Test func `"open" among those who paid is about the money`() {
    let list = "1. Jo bezahlt\n2. Al bezahlt\n3. Cy offen"
    #expect(Reading(list) == Reading(plays: ["Jo", "Al", "Cy"]))
    #expect(Reading("1. Jo\n2. Cy offen") == Reading(plays: ["Jo"], others: ["Cy"]))
  }
}
