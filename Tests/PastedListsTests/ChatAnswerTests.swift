import Domain
import Foundation
import PastedLists
import Testing

/// What people write in a chat when they are asked whether they play, by what it means.
private struct ChatAnswers: Decodable {
  let plays: [String]
  let out: [String]
  let maybe: [String]

  static let all: ChatAnswers = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("chat-answers.json")
    guard let data = try? Data(contentsOf: file),
      let answers = try? JSONDecoder().decode(ChatAnswers.self, from: data)
    else { return ChatAnswers(plays: [], out: [], maybe: []) }
    return answers
  }()
}

@Suite("Answers in a chat")
struct ChatAnswerTests {
  @Test func `there are answers`() {
    #expect(ChatAnswers.all.plays.count > 120)
    #expect(ChatAnswers.all.out.count > 100)
    #expect(ChatAnswers.all.maybe.count > 60)
  }

  @Test(arguments: ChatAnswers.all.plays)
  func `a yes is read as playing`(_ message: String) {
    #expect(answer(to: message) == .plays)
  }

  @Test(arguments: ChatAnswers.all.out + ChatAnswers.all.maybe)
  func `a no or a perhaps is not read as playing`(_ message: String) {
    #expect(answer(to: message) != .plays)
  }

  /// What is read of Kim.
  private func answer(to message: String) -> ListAnswer? {
    let list = NameList("[18:30, 14/05/2024] Zed: hi\n[18:31, 14/05/2024] Kim: \(message)")
    return list.entries.first { $0.name.text == "Kim" }?.answer
  }
}
