import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Match: sharing the result")
struct SharedResultTests {
  @Test func `the text has score, date, goals and teams, in the app's language`() throws {
    let english = """
      Team A 1-1 Team B
      Fri, 20 Nov 2026, 18:40

      1-0 Ann 4′
      1-1 Team B 6′

      Team A: Ann
      Team B: Ben
      """
    let korean = """
      A팀 1-1 B팀
      2026년 11월 20일 (금) 18:40

      1-0 Ann 4′
      1-1 B팀 6′

      A팀: Ann
      B팀: Ben
      """
    for (language, text) in [(Language.english, english), (.korean, korean)] {
      var device = TestApp.with("Ann", "Ben", language: language)
      let id = try device.startGather()
      device.tap(.gather(.clockTapped))
      device.pass(minutes: 3)
      device.tap(.gather(.plusTapped(.teamA)))
      device.tap(try #require(device.app.shell.toast?.choices?.list.first).event)
      device.pass(minutes: 2)
      device.tap(.gather(.plusTapped(.teamB)))
      device.endGather()
      #expect(device.app.destination == .pastGather(id))
      #expect(device.tap(.pastGather(.shareTapped)) == [.share("\(text)")])
    }
  }

  @Test func `a match without goals has no lines for them`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.endGather()
    #expect(
      device.tap(.pastGather(.shareTapped))
        == [.share("Team A 0-0 Team B\nFri, 20 Nov 2026, 18:40\n\nTeam A: Ann\nTeam B: Ben")])
  }

  @Test
  func `the picture has names without marks that turn text around, colours, and the app's name`()
    throws
  {
    var device = TestApp.with("Ann", "Ben")
    // Stored by an earlier version, which kept the mark.
    let turned = ShortText(accepted: "Ann\u{202E}")
    let ann = try device.id(of: "Ann")
    device.send(
      .device(.otherWindow(.recorded(.numbered(1, .player(ann, .edited(.name(turned))))))))
    device.open(.players)
    try device.select("Ann\u{202E}", "Ben")
    device.send(.players(.confirmTapped))
    try device.move("Ann\u{202E}", to: .teamA)
    try device.move("Ben", to: .teamB)
    device.tap(.confirmPlayers(.teamTapped(.teamB)))
    device.tap(.confirmPlayers(.presetTapped(.bibs)))
    device.tap(.confirmPlayers(.startTapped))
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    device.tap(try #require(device.app.shell.toast?.choices?.list.first).event)
    device.endGather()
    let lines = [
      "result", "Team A", "Bibs", "1", "0", "", "yellow",
      "Fri, 20 Nov 2026, 18:40 · Football Gather",
      "A 1′ Ann",
    ]
    #expect(
      device.tap(.pastGather(.pictureTapped)) == [.sharePicture("\(lines.joined(separator: "\n"))")]
    )
  }
}
