import Foundation
import Presentation
import Testing

/// A list as people copy it, and who has to be chosen for adding, and may be.
struct SharedList: Decodable, CustomTestStringConvertible, Sendable {
  let about: String
  let text: String
  /// Names; a line parts forms of which one will do.
  let must: [String]
  let may: [String]

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
    #expect(SharedList.all.count >= 31)
  }

  @Test(arguments: SharedList.all)
  func `who plays is chosen, and no one else`(_ list: SharedList) throws {
    var device = TestApp.with()
    device.open(.addPlayer)
    device.send(.addPlayer(.linesPasted, list.text))
    let chosen = try device.addPlayer.chosenNames
    let musts = list.must.map { $0.components(separatedBy: "|") }
    let missing = musts.filter { forms in !forms.contains { chosen.contains($0) } }
    let allowed = Set(musts.joined()).union(list.may)
    let wrong = chosen.filter { !allowed.contains($0) }
    #expect(missing == [])
    #expect(wrong == [])
  }
}

extension AddPlayerViewModel {
  /// The ticked names of the pasted list, as the screen shows them.
  fileprivate var chosenNames: [String] {
    guard case .list(let list) = source else { return [] }
    return (rows(of: list) + rest(of: list)).filter { $0.isChosen }.map { $0.name }
  }
}
