import Domain
import Presentation
import Testing
import Texts

@Suite("Players: the search field")
struct PlayersSearchTests {
  private static let names = ["José", "Jo Ann", "Weiß", "박지성", "김 민재"]

  @Test(arguments: [
    ("", names.count), ("  ", names.count), ("jo", 2), ("JOSE", 1), ("sé", 1), ("ann", 1),
    ("weis", 1), ("x", 0), ("jo ann and more", 0),
    ("박", 1), ("지성", 1), ("ㅂㅈㅅ", 1), ("ㅈㅅ", 1), ("ㅁㅈ", 1), ("ㄱ ㅁ", 1), ("ㅎ", 0), ("ㅏ", 0),
  ])
  func `a player is found by part of the name, and in Korean by initial consonants`(
    typed: String, count: Int
  ) throws {
    var device = TestApp.with("José", "Jo Ann", "Weiß", "박지성", "김 민재")
    device.type(search: typed)
    #expect(try device.players.list.rows.count == count)
    #expect(try device.players.search == typed)
  }

  @Test func `a search without a result says so`() throws {
    for (language, text) in [
      (Language.english, "Nobody is called “Zoe”."), (.korean, "“Zoe”에 맞는 선수가 없습니다."),
    ] {
      var device = TestApp.with("Ann", language: language)
      #expect(try device.players.nobodyFound == nil)
      device.type(search: "Zoe")
      #expect(try device.players.nobodyFound == text)
      #expect(try !device.players.isEmpty)
    }
  }

  @Test func `the search stays after a player was opened`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.type(search: "an")
    device.tap(.players(.rowTapped(try device.id(of: "Ann"))))
    device.goBack()
    #expect(try device.names == ["Ann"])
  }
}
