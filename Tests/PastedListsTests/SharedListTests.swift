import Domain
import Foundation
import PastedLists
import Testing

/// A list as people copy it, and who has to be chosen for adding, and may be.
struct SharedList: Decodable, CustomTestStringConvertible, Sendable {
  let about: String
  let text: String
  /// Names; a line parts forms of which one will do.
  let must: [String]
  let may: [String]
  /// Names that are listed and not chosen: who may come, waits, or does not.
  let unticked: [String]?
  /// How many guests those who play bring, of those who bring any.
  let guests: [String: Int]?

  var testDescription: String { about }

  static let all: [SharedList] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("pasted-lists.json")
    guard let data = try? Data(contentsOf: file),
      let lists = try? JSONDecoder().decode([String: SharedList].self, from: data)
    else { return [] }
    return lists.sorted { $0.key < $1.key }.map { $0.value }
  }()
}

@Suite("Lists that people pasted")
struct SharedListTests {
  @Test func `there are lists`() {
    #expect(SharedList.all.count >= 300)
  }

  @Test(arguments: SharedList.all)
  func `who plays is chosen, and no one else`(_ list: SharedList) {
    let read = NameList(list.text)
    let chosen = read.entries.filter { $0.isChosen }.map { $0.name.text }
    let musts = list.must.map { $0.components(separatedBy: "|") }
    let missing = musts.filter { forms in !forms.contains { chosen.contains($0) } }
    let unticked = read.entries.filter { !$0.isChosen }.map { $0.name } + read.rest.map { $0.text }
    let isUnticked = Set(unticked.map { $0.text })
    let lost = (list.unticked ?? []).filter { name in
      isUnticked.isDisjoint(with: name.components(separatedBy: "|"))
    }
    let allowed = Set(musts.joined()).union(list.may)
    let wrong = chosen.filter { !allowed.contains($0) }
    #expect(missing == [])
    #expect(wrong == [])
    #expect(lost == [])
  }

  @Test(arguments: SharedList.all.filter { $0.guests != nil })
  func `guests are counted beside who brings them`(_ list: SharedList) {
    let hosts = NameList(list.text).entries.filter { $0.guests > 0 && $0.answer == .plays }
    let guests = Dictionary(hosts.map { ($0.name.text, $0.guests) }) { $0 + $1 }
    #expect(guests == list.guests)
  }
}

extension NameList.Entry {
  /// Whether someone with an empty list of players would add this person without a further tap.
  fileprivate var isChosen: Bool { answer == .plays && !isRepeated }
}
