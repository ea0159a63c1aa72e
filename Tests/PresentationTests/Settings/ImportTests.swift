import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Settings: export and import")
struct ImportTests {
  @Test func `an export contains everything on the device`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.settings)
    #expect(device.tap(.settings(.exportTapped)) == [.export(device.squad)])
  }

  @Test func `an import lets the user choose a file`() throws {
    var device = TestApp.with()
    device.open(.settings)
    #expect(device.tap(.settings(.importTapped)) == [.chooseImport])
  }

  @Test func `an import adds what is missing, and a second one adds nothing`() throws {
    for (language, added, nothing) in [
      (
        Language.english, "Added 2 players and 1 gather.",
        "Everything in this file is already here."
      ),
      (.korean, "선수 2명과 경기 1건을 추가했습니다.", "파일의 내용이 이미 모두 있습니다."),
    ] {
      var device = TestApp.with("Cem", language: language)
      device.send(.device(.importChosen(try .friday)))
      #expect(device.toast == added && device.message == nil)
      #expect(try device.names == ["Ann", "Ben", "Cem"])
      #expect(try device.squad.unshared.gather(.friday) == Squad.friday.unshared.gather(.friday))
      #expect(device.disk.state.replica == device.app.replica)

      let before = device.squad
      #expect(device.send(.device(.importChosen(try .friday))) == [])
      #expect(device.squad == before && device.toast == nothing)
    }
  }

  @Test func `an import while offline is saved online later`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.send(.device(.importChosen(try .friday)))
    #expect(device.status == .offline(3))
    device.findNetwork()
    device.sync(with: &server)
    #expect(try server[.zoe].unshared == Squad.friday.unshared)
    #expect(device.status == .saved)
  }

  @Test func `a file that is not an export is refused, and nothing changes`() throws {
    for (language, text) in [
      (
        Language.english,
        "This file was not exported by Football Gather. Nothing was changed."
      ), (.korean, "Football Gather에서 내보낸 파일이 아닙니다. 아무것도 바뀌지 않았습니다."),
    ] {
      var device = TestApp.with("Ann", language: language)
      #expect(device.send(.device(.importChosen(nil))) == [])
      #expect(device.message == text)
    }
  }

  @Test func `a file of a newer version is said to be one, until another is read`() throws {
    var device = TestApp.with("Ann")
    #expect(device.send(.device(.importTooNew)) == [])
    #expect(device.message?.hasPrefix("This file comes from a newer version") == true)
    device.send(.device(.importChosen(try .friday)))
    #expect(device.message == nil)
  }

  @Test func `a gather that lacked a goal counts as imported`() throws {
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: try .friday)))
    var file = try Squad.friday
    try file.apply(.goal(.friday, .fixed(1), .added(.teamA)), at: .kickOff)
    device.send(.device(.importChosen(file)))
    #expect(device.squad.unshared == file.unshared)
    #expect(device.toast == "Added 0 players and 1 gather.")
  }

  @Test func `a player who was deleted here stays deleted`() throws {
    var squad = try Squad.friday
    try squad.apply(.player(.ann, .set(.removed, true)), at: .kickOff)
    try squad.apply(.gather(.friday, .set(.deleted, true)), at: .kickOff)
    var device = TestApp(keeping: StoredState(replica: Replica(confirmed: squad)))
    #expect(device.send(.device(.importChosen(try .friday))) == [])
    #expect(device.squad == squad)
  }

  @Test func `other windows are told of a large import once`() throws {
    var device = TestApp.with()
    device.forgetEffects()
    device.send(.device(.importChosen(try .friday)))
    let told = device.effects.filter { effect in
      if case .tellOtherWindows = effect { true } else { false }
    }
    #expect(told == [.tellOtherWindows(.reload)])
  }
}
