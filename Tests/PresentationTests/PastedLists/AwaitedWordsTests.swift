import Domain
import EmbeddedListWords
import EmbeddedTexts
import PastedLists
import Presentation
import TestSupport
import Testing
import Texts

@Suite("A pasted list before the words are here by which it is read")
struct AwaitedWordsTests {
  private static let list = "Sunday 8pm\n1. Ben\n2. Cem (out)\nReserve:\nDan"
  private static let waits = "The names are read as soon as the app has finished loading."

  /// A device on whose field for a list the words are waited for.
  private func waiting(language: Language = .english) -> TestApp {
    var device = TestApp.with("Ann", language: language)
    device.hasListWords = false
    device.open(.addPlayer)
    device.send(.addPlayer(.pasteTapped))
    return device
  }

  private func list(of device: TestApp) throws -> PastedList { try #require(try device.openList) }

  private func names(of device: TestApp) throws -> [String] {
    let list = try list(of: device)
    return (try device.addPlayer.rows(of: list) + device.addPlayer.rest(of: list)).map { $0.name }
  }

  private func summary(of device: TestApp) throws -> String? {
    try device.addPlayer.summary(of: list(of: device))
  }

  @Test func `the words are asked for when a list can be pasted, once`() {
    var device = TestApp.with("Ann")
    device.open(.addPlayer)
    #expect(!device.effects.contains(.loadListWords))
    device.send(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.listTyped, "Ben"))
    device.open(.players)
    device.open(.addPlayer)
    device.send(.addPlayer(.pasteTapped))
    #expect(device.effects.count { $0 == .loadListWords } == 1)
  }

  @Test func `a list waits as a whole, and says so`() throws {
    var device = waiting()
    #expect(try summary(of: device) == nil)
    device.send(.addPlayer(.listTyped, Self.list))
    #expect(try summary(of: device) == Self.waits)
    #expect(try names(of: device).isEmpty)
    #expect(try !device.addPlayer.canConfirm(list(of: device)))

    device.tap(.addPlayer(.listConfirmed))
    #expect(device.squad.players.count == 1)
  }

  @Test func `it is read by itself when the words come`() throws {
    var device = waiting()
    device.send(.addPlayer(.listTyped, Self.list))
    device.send(.device(.listWordsLoaded(.embedded)))
    #expect(try names(of: device) == ["Ben", "Cem", "Dan", "Sunday 8pm", "Reserve:"])
    #expect(try summary(of: device) == "3 names found")
    #expect(try device.addPlayer.foldedText(of: list(of: device)) == "Sunday 8pm")
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.squad.players.map { $0.details.name.text } == ["Ann", "Ben"])
  }

  @Test func `lines that are pasted into the field for one name wait, too`() throws {
    var device = TestApp.with("Ann")
    device.hasListWords = false
    device.open(.addPlayer)
    device.send(.addPlayer(.linesPasted, Self.list))
    #expect(try summary(of: device) == Self.waits)
    device.send(.device(.listWordsLoaded(.embedded)))
    #expect(try summary(of: device) == "3 names found")
  }

  @Test func `while someone types, the field stays open when the words come`() throws {
    var device = waiting()
    device.send(.addPlayer(.listTyped, "Ben\nCe"))
    device.send(.addPlayer(.listTyped, "Ben\nCem"))
    device.send(.device(.listWordsLoaded(.embedded)))
    #expect(try names(of: device) == ["Ben", "Cem"])
    #expect(try device.addPlayer.foldedText(of: list(of: device)) == nil)
  }

  @Test func `a list of before is kept with its mends when the app is killed while it waits`()
    throws
  {
    var device = TestApp.with("Ann")
    device.open(.addPlayer)
    device.send(.addPlayer(.pasteTapped))
    device.send(.addPlayer(.listTyped, Self.list))
    device.send(.addPlayer(.listedNameTapped, "1"))
    device.send(.device(.hidden))

    var without = TestApp(restarting: device)
    without.hasListWords = false
    without.open(.addPlayer)
    without.send(.addPlayer(.pasteTapped))
    #expect(try summary(of: without) == Self.waits)
    without.send(.device(.hidden))

    var again = TestApp(restarting: without)
    again.hasListWords = false
    again.open(.addPlayer)
    again.send(.addPlayer(.pasteTapped))
    again.send(.device(.listWordsLoaded(.embedded)))
    let chosen = try again.addPlayer.rows(of: list(of: again)).filter { $0.isChosen }
    #expect(chosen.map { $0.name } == ["Ben", "Cem"])
  }

  @Test func `a list that was pasted while it waits is kept when the app is killed`() throws {
    var device = waiting()
    device.send(.addPlayer(.listTyped, Self.list))
    device.send(.device(.hidden))
    var again = TestApp(restarting: device)
    again.open(.addPlayer)
    again.send(.addPlayer(.pasteTapped))
    #expect(try names(of: again) == ["Ben", "Cem", "Dan", "Sunday 8pm", "Reserve:"])
  }

  @Test func `when the server has only words of another version, the newer app is offered`() throws
  {
    var device = waiting()
    device.send(.addPlayer(.listTyped, Self.list))
    device.send(.device(.listWordsOutdated))
    #expect(device.message == "A new version is ready.")
    #expect(try summary(of: device) == Self.waits)
  }

  @Test(arguments: Language.allCases)
  func `each language says that it waits`(_ language: Language) throws {
    var device = waiting(language: language)
    device.send(.addPlayer(.listTyped, Self.list))
    let text = try #require(try summary(of: device))
    #expect(text == Strings(language).namesComeSoon)
    #expect(language == .english || text != Self.waits)
  }
}
