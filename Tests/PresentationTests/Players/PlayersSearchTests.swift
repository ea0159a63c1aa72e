import Domain
import Presentation
import TestSupport
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

  /// Typed letter by letter, as Korean keyboards do.
  @Test(arguments: [
    ("ㄱㅁㅈ", ["김민준"]), ("김ㅁ", ["김민준"]), ("기", ["김민준", "김하나"]), ("김미", ["김민준"]), ("김밎", []),
    ("김민ㅈ", ["김민준"]), ("김민주", ["김민준"]), ("\u{1100}\u{1175}\u{11B7}", ["김민준", "김하나"]),
    ("ㅎ", ["김하나", "박하준", "안지훈", "한소희"]), ("하", ["김하나", "박하준", "한소희"]),
    ("한", ["김하나", "한소희"]), ("한ㅅ", ["한소희"]), ("한소", ["한소희"]), ("한손", []),
    ("앉", ["안지훈"]), ("안지후", ["안지훈"]), ("ㄱㅎㄴ", ["김하나"]), ("호", ["황보관"]), ("화", ["황보관"]),
    ("ㅎㅂ", ["황보관"]), ("박 하", ["박하준"]),
  ])
  func `a Korean name is found while its syllables are typed`(
    typed: String, found: [String]
  ) throws {
    var device = TestApp.with("한소희", "박하준", "김하나", "안지훈", "황보관", "Ann")
    // Stored as a Mac writes it, before names were composed.
    let decomposed = ShortText(
      accepted: "\u{1100}\u{1175}\u{11B7}\u{1106}\u{1175}\u{11AB}\u{110C}\u{116E}\u{11AB}")
    let details = PlayerDetails(name: decomposed)
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(.fixed(9), .added(details)))))))
    device.type(search: typed)
    let expected = typed == "ㅎ" ? found + ["황보관"] : found
    #expect(try Set(device.names) == Set(expected))
  }

  @Test(arguments: [
    ("stefan", "Ștefan"), ("ștefan", "Ştefan"), ("strasse", "Straße"), ("STRASSE", "straße"),
    ("желудь", "Жёлудь"), ("ЖЁЛУДЬ", "желудь"), ("андреи", "Андрей"), ("ibrahim", "İBRAHİM"),
    ("ISIK", "Işık"), ("nguyen", "Nguyễn"), ("ελλη", "Έλλη"), ("ΓΙΩΡΓΟΣ", "Γιώργος"),
    ("احمد", "أحمد"),
    ("علي", "علی"), ("دانييل", "دانيـيل"), ("דני", "דָּנִי"), ("aerling", "Ærling"),
    ("ann lee", "Ann\u{A0} Lee"),
    ("ann", "A\u{200B}nn"), ("ann", "Ａｎｎ"), ("арман", "АРМАН"), ("արամ", "ԱՐԱՄ"),
  ])
  func `a name is found with the letters that a keyboard has`(typed: String, name: String) throws {
    var device = TestApp.with("Ben")
    let details = PlayerDetails(name: ShortText(accepted: name))
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(.fixed(9), .added(details)))))))
    device.type(search: typed)
    #expect(try device.names == [name])
  }

  @Test func `a search without a result says so`() throws {
    for (language, text) in [
      (Language.english, "Nobody is called “Zoe”."), (.korean, "‘Zoe’에 맞는 선수가 없습니다."),
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
