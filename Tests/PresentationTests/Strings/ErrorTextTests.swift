import EmbeddedTexts
import Testing
import Texts

/// Each thing that can go wrong has a sentence of its own, in every language.
@Suite("Sentences about errors")
struct ErrorTextTests {
  private func expectSentences(_ texts: [String]) {
    #expect(texts.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("요.") })
    #expect(Set(texts).count == texts.count)
  }

  @Test(arguments: Language.allCases)
  func `of sharing, joining and logging in differ by case`(language: Language) {
    let texts = Strings(language)
    expectSentences(ShareProblem.allCases.map { texts.shareProblem($0) })
    expectSentences(JoinError.allCases.map { texts.joinError($0) })
    expectSentences(LoginError.allCases.map { texts.loginError($0) })
    expectSentences(AccountError.allCases.map { texts.accountError($0) })
  }

  @Test(arguments: Language.allCases)
  func `what a code leads to names the group when it has a name`(language: Language) {
    let texts = Strings(language)
    let unnamed = texts.joinOffer(players: 4, username: nil, host: "gather.example")
    let named = texts.joinOffer(players: 14, username: "Zoe", host: "gather.example")
    #expect(unnamed.contains("gather.example") && unnamed.contains("4"))
    #expect(named.contains("Zoe") && named.contains("14"))
  }
}
