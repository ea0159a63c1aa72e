import Domain
import Presentation
import TestSupport
import Testing

@Suite("A player who played under another name, and one who is hidden")
struct SamePersonTests {
  /// Ann plays Ben on one day, and Benny on the next.
  private func device() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Benny")
    for opponent in ["Ben", "Benny"] {
      try device.startGather("Ann", opponent)
      device.score(1, for: .teamB)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    return device
  }

  @Test func `a player who is another one as well gets their matches, which can be undone`() throws
  {
    // Given
    var device = try device()
    let (ben, benny) = (try device.id(of: "Ben"), try device.id(of: "Benny"))
    device.open(.player(ben))
    #expect(try device.playerDetails.record?.matches == "1 match")
    // When
    device.tap(.playerDetails(.samePersonTapped))
    #expect(try device.playerDetails.samePeople?.choices.map(\.name) == ["Ann", "Benny"])
    device.tap(.playerDetails(.sameTapped(benny)))
    // Then
    #expect(try device.playerDetails.samePeople == nil)
    #expect(try device.playerDetails.record?.matches == "2 matches")
    #expect(try device.playerDetails.others.map(\.label) == ["Also Benny"])
    #expect(device.toast == "Benny is Ben")
    // When
    device.tap(.shell(.undoTapped))
    // Then
    #expect(try device.playerDetails.record?.matches == "1 match")
    #expect(try device.playerDetails.others.isEmpty)
  }

  @Test func `a player who is another one is gone from the list, until they are kept apart`() throws
  {
    var device = try device()
    let (ben, benny) = (try device.id(of: "Ben"), try device.id(of: "Benny"))
    device.open(.player(ben))
    device.tap(.playerDetails(.samePersonTapped))
    device.tap(.playerDetails(.sameTapped(benny)))
    device.open(.players)
    #expect(try device.players.list.rows.map(\.name) == ["Ann", "Ben"])
    device.open(.player(ben))
    device.tap(.playerDetails(.apartTapped(benny)))
    device.open(.players)
    #expect(try device.players.list.rows.map(\.name) == ["Ann", "Ben", "Benny"])
  }

  @Test func `they are kept apart again on either page`() throws {
    var device = try device()
    let (ben, benny) = (try device.id(of: "Ben"), try device.id(of: "Benny"))
    for page in [ben, benny] {
      device.open(.player(ben))
      device.tap(.playerDetails(.samePersonTapped))
      device.tap(.playerDetails(.sameTapped(benny)))
      device.open(.player(page))
      #expect(try device.playerDetails.isAnother == (page == benny ? "Benny is Ben" : nil))
      device.tap(.playerDetails(.apartTapped(benny)))
      #expect(try device.playerDetails.others.isEmpty)
      #expect(try device.playerDetails.isAnother == nil)
      #expect(try device.playerDetails.record?.matches == "1 match")
    }
  }

  @Test func `two who met in one match are two, and the reason is said`() throws {
    var device = try device()
    let (ann, ben) = (try device.id(of: "Ann"), try device.id(of: "Ben"))
    device.open(.player(ben))
    device.tap(.playerDetails(.samePersonTapped))
    device.tap(.playerDetails(.sameTapped(ann)))
    #expect(
      try device.playerDetails.samePeople?.refusal?.text
        == "Both played in the same match, so they are two people.")
    #expect(device.squad.plans.replies.joined.isEmpty)
    device.tap(.playerDetails(.sheetDismissed))
    #expect(try device.playerDetails.samePeople == nil)
    #expect(device.tap(.playerDetails(.sameTapped(ann))) == [])
  }

  @Test func `guests of past matches are offered, those who played last first`() throws {
    var device = try device()
    for guest in ["Gus", "Hal"] {
      try device.startGather("Ann", "Ben")
      device.tap(.match(.lateArrivalTapped))
      device.send(.match(.arrivalTyped, guest))
      device.tap(.match(.arrivalSubmitted))
      device.tap(.match(.teamTapped(.teamA)))
      device.score(1, for: .teamA)
      device.endGather()
      device.wait(minutes: 24 * 60)
    }
    let guests = device.squad.gathers.flatMap(\.appearances).filter {
      ["Gus", "Hal"].contains($0.name.text)
    }
    device.open(.player(try device.id(of: "Benny")))
    device.tap(.playerDetails(.samePersonTapped))
    let choices = try #require(try device.playerDetails.samePeople?.choices)
    // Who arrived under a name that no one has became a player, or is a guest.
    for guest in guests { #expect(choices.contains { $0.id == guest.id }) }
  }

  @Test func `a player's name is left out of shared pages, and shown again`() throws {
    var device = try device()
    let ben = try device.id(of: "Ben")
    device.open(.player(ben))
    #expect(try device.playerDetails.hideLabel == "Hide name on shared pages")
    device.tap(.playerDetails(.hideTapped))
    #expect(device.squad.player(ben)?.isHidden == true)
    #expect(try device.playerDetails.hideLabel == "Show name on shared pages")
    device.tap(.playerDetails(.hideTapped))
    #expect(device.squad.player(ben)?.isHidden == false)
  }
}
