import Domain
import Presentation
import Testing

@Suite("Storage that fails")
struct StorageTests {
  @Test func `a device without storage says so, and still works`() throws {
    for (language, text) in [
      (Language.english, "This browser keeps nothing"), (.korean, "이 브라우저에는 저장할 수 없습니다"),
    ] {
      var phone = TestApp(language: language)
      phone.send(.device(.storageUnavailable))
      #expect(phone.message?.hasPrefix(text) == true)
      phone.continueWithoutAccount()
      phone.add("Ann")
      #expect(try phone.names == ["Ann"])
    }
    var opening = TestApp.opening()
    opening.send(.device(.storageUnavailable))
    #expect(opening.app.destination == .login)
  }

  @Test(arguments: [
    (SaveError.full, "This phone has no room left to save."),
    (.unavailable, "This browser keeps nothing"),
  ])
  func `a failed write stays in memory, and is reported once`(
    error: SaveError, text: String
  ) throws {
    var phone = TestApp.with("Ann")
    phone.diskError = error
    phone.add("Ben", "Cem")
    #expect(try phone.names == ["Ann", "Ben", "Cem"])
    #expect(phone.message?.hasPrefix(text) == true)
    phone.tap(.shell(.noticeDismissed))
    #expect(phone.message == nil)
    #expect(try TestApp(restarting: phone).names == ["Ann"])
  }

  @Test func `with space again, the next write includes what failed`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    phone.sync(with: &server)
    phone.loseNetwork()
    phone.diskError = .full
    phone.add("Ben")
    try phone.startGather()
    phone.diskError = nil
    phone.tap(.gather(.plusTapped(.teamA)))

    #expect(phone.disk.state.replica == phone.app.replica)
    #expect(phone.disk.state.lineUp == nil)
    let writes = phone.tap(.gather(.plusTapped(.teamB))).filter { effect in
      if case .store = effect { true } else { false }
    }
    #expect(writes == [.store([.append(try #require(phone.app.replica.pending.last))])])
  }

  @Test func `showing the page writes what failed, too, including confirmed changes`()
    throws
  {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.diskError = .full
    phone.add("Ann")
    phone.sync(with: &server)
    #expect(phone.disk.state.replica.sequence == 0)
    phone.diskError = nil
    phone.send(.device(.shown))
    #expect(phone.disk.state.replica == phone.app.replica)
    #expect(phone.disk.state.account == phone.app.account)
  }

  @Test func `after logging out there is nothing left to write again`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.diskError = .full
    phone.add("Ann")
    phone.diskError = nil
    phone.logOut()
    #expect(phone.disk.state == StoredState(preferences: phone.app.preferences))
    phone.send(.device(.shown))
    #expect(phone.disk.state.replica.pending == [])
  }

  @Test func `damaged records are reported, and the squad is requested again`() throws {
    for (language, text) in [
      (
        Language.english,
        "Part of this phone's copy (1 record) could not be read and was set aside."
      ),
      (.korean, "이 기기의 사본 일부(1건)를 읽을 수 없어 따로 보관했습니다."),
    ] {
      var server = TestServer()
      var phone = TestApp.loggedIn(to: &server)
      phone.add("Ann", "Ben")
      phone.sync(with: &server)
      phone.add("Cem")
      var damaged = phone.disk.state
      damaged.replica = Replica(pending: damaged.replica.pending)
      damaged.damagedRecords = 1
      damaged.preferences.language = language

      var restarted = TestApp.opening()
      restarted.send(.device(.loaded(damaged)))
      #expect(restarted.message?.hasPrefix(text) == true)
      #expect(restarted.requests == [.snapshot(DeviceAccount.zoe.squad)])
      restarted.sync(with: &server)
      #expect(try restarted.names == ["Ann", "Ben", "Cem"])
      #expect(server[.zoe].players.count == 3)
    }
  }

  @Test func `without an account damaged records are reported, and the rest is shown`() throws {
    var phone = TestApp.opening()
    phone.send(
      .device(.loaded(StoredState(replica: Replica(confirmed: try .two), damagedRecords: 2))))
    #expect(phone.message?.contains("(2 records)") == true)
    #expect(try phone.names == ["Ann", "Ben"])
    #expect(phone.requests == [])
  }
}
