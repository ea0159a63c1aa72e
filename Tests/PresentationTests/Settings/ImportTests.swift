import Domain
import Presentation
import TestSupport
import Testing

@Suite("Settings: export and import")
struct ImportTests {
  @Test func `an export contains everything on the device`() throws {
    var phone = TestApp.with("Ann", "Ben")
    phone.open(.settings)
    #expect(phone.tap(.settings(.exportTapped)) == [.export(phone.squad)])
  }

  @Test func `an import lets the user choose a file`() throws {
    var phone = TestApp.with()
    phone.open(.settings)
    #expect(phone.tap(.settings(.importTapped)) == [.chooseImport])
  }

  @Test func `an import adds what is missing, and a second one adds nothing`() throws {
    for (language, added, nothing) in [
      (
        Language.english, "Added 2 players and 1 gather.",
        "Everything in this file was here already."
      ),
      (.korean, "선수 2명과 경기 1건을 추가했습니다.", "파일의 내용이 이미 모두 있습니다."),
    ] {
      var phone = TestApp.with("Cem", language: language)
      phone.send(.device(.importChosen(try .friday)))
      #expect(phone.message == added)
      #expect(try phone.names == ["Ann", "Ben", "Cem"])
      #expect(try phone.squad.gather(.friday) == Squad.friday.gather(.friday))
      #expect(phone.disk.state.replica == phone.app.replica)

      phone.tap(.shell(.noticeDismissed))
      let before = phone.squad
      #expect(phone.send(.device(.importChosen(try .friday))) == [])
      #expect(phone.squad == before && phone.message == nothing)
    }
  }

  @Test func `an import while offline is saved online later`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.loseNetwork()
    phone.send(.device(.importChosen(try .friday)))
    #expect(phone.status == .offline(3))
    phone.findNetwork()
    phone.sync(with: &server)
    #expect(try server[.zoe] == .friday)
    #expect(phone.status == .saved)
  }

  @Test func `a file that is not an export is refused, and nothing changes`() throws {
    for (language, text) in [
      (
        Language.english,
        "This is not a file that Football Gather exported. Nothing was changed."
      ), (.korean, "Football Gather에서 내보낸 파일이 아닙니다. 아무것도 바뀌지 않았습니다."),
    ] {
      var phone = TestApp.with("Ann", language: language)
      #expect(phone.send(.device(.importChosen(nil))) == [])
      #expect(phone.message == text)
    }
  }

  @Test func `a gather that lacked a goal counts as imported`() throws {
    var phone = TestApp(keeping: StoredState(replica: Replica(confirmed: try .friday)))
    var file = try Squad.friday
    try file.apply(.goalAdded(.friday, .fixed(1), .teamA), at: .kickOff)
    phone.send(.device(.importChosen(file)))
    #expect(phone.squad == file)
    #expect(phone.message == "Added 0 players and 1 gather.")
  }

  @Test func `a player who was deleted here stays deleted`() throws {
    var squad = try Squad.friday
    try squad.apply(.playerRemoved(.ann), at: .kickOff)
    try squad.apply(.gatherDeleted(.friday), at: .kickOff)
    var phone = TestApp(keeping: StoredState(replica: Replica(confirmed: squad)))
    #expect(phone.send(.device(.importChosen(try .friday))) == [])
    #expect(phone.squad == squad)
  }

  @Test func `other windows are told of a large import once`() throws {
    var phone = TestApp.with()
    phone.forgetEffects()
    phone.send(.device(.importChosen(try .friday)))
    let told = phone.effects.filter { effect in
      if case .tellOtherWindows = effect { true } else { false }
    }
    #expect(told == [.tellOtherWindows(.reload)])
  }
}
