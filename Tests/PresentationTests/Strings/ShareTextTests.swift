import Domain
import EmbeddedTexts
import Testing
import Texts

@testable import Presentation

@Suite("Shared texts")
struct ShareTextTests {
  @Test func `teams are numbered lists, without those that are empty`() {
    let teams = [
      (title: "Bibs", players: ["Ann", "유나"], unnamed: 1),
      (title: "Skins", players: ["Ben"], unnamed: 0),
      (title: "Bench", players: [], unnamed: 0),
    ]
    #expect(
      Strings(.english).sharedTeams(teams)
        == "Bibs (3)\n1. Ann\n2. 유나\nand 1 more\n\nSkins (1)\n1. Ben")
  }

  @Test(arguments: [
    ("Ann\n3. Zoe", "Ann3. Zoe"), ("A\r\nB\u{85}C\u{2028}D\u{2029}E", "ABCDE"), ("\u{0}A\tB", "AB"),
    ("\u{202E}nnA\u{202C}", "nnA"), ("\u{2067}Ann\u{2069}\u{200F}\u{61C}", "Ann"),
    ("👨‍👩‍👧‍👦 محمد", "👨‍👩‍👧‍👦 محمد"), ("나 라", "나 라"),
  ])
  func `a name stays on its line and turns nothing around`(name: String, shared: String) {
    #expect(name.onOneLine == shared)
    #expect(
      Strings(.english).sharedTeams([(title: name, players: [name], unnamed: 0)])
        == "\(shared) (1)\n1. \(shared)")
  }
}
