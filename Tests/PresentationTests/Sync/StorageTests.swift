import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Storage that fails")
struct StorageTests {
  @Test func `a device without storage says so, and still works`() throws {
    for (language, text) in [
      (Language.english, "This browser does not keep anything"), (.korean, "이 브라우저에는 저장할 수 없습니다"),
    ] {
      var device = TestApp(language: language)
      device.send(.device(.storageUnavailable))
      #expect(device.message?.hasPrefix(text) == true)
      device.add("Ann")
      #expect(try device.names == ["Ann"])
    }
    var opening = TestApp.opening()
    opening.send(.device(.storageUnavailable))
    #expect(opening.app.destination == .players)
  }

  @Test(arguments: [
    (SaveError.full, "This device has no space left."),
    (.unavailable, "This browser does not keep anything"),
  ])
  func `a failed write stays in memory, and is reported once`(
    error: SaveError, text: String
  ) throws {
    var device = TestApp.with("Ann")
    device.diskError = error
    device.add("Ben", "Cem")
    #expect(try device.names == ["Ann", "Ben", "Cem"])
    #expect(device.message?.hasPrefix(text) == true)
    device.tap(.shell(.noticeDismissed))
    #expect(device.message == nil)
    #expect(try TestApp(restarting: device).names == ["Ann"])
  }

  @Test func `with space again, the next write includes what failed`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.sync(with: &server)
    device.loseNetwork()
    device.diskError = .full
    device.add("Ben")
    try device.startGather()
    device.diskError = nil
    device.tap(.gather(.plusTapped(.teamA)))

    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.disk.state.lineUp == nil)
    let writes = device.tap(.gather(.plusTapped(.teamB))).filter { effect in
      if case .store = effect { true } else { false }
    }
    #expect(writes == [.store([.append(try #require(device.app.replica.pending.last))])])
  }

  @Test func `showing the page writes what failed, too, including confirmed changes`()
    throws
  {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.diskError = .full
    device.add("Ann")
    device.sync(with: &server)
    #expect(device.disk.state.replica.sequence == 0)
    device.diskError = nil
    device.send(.device(.shown))
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.disk.state.account == device.app.account)
  }

  /// A device in a match, whose disk refused a goal.
  private static func afterRefusedGoal(_ error: SaveError) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben")
    _ = try device.startGather()
    device.diskError = error
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(device.status == .notStored)
    return device
  }

  @Test(arguments: [SaveError.full, .unavailable])
  func `a write that failed is tried again by itself, and the message goes when it worked`(
    error: SaveError
  ) throws {
    // Given
    var device = try Self.afterRefusedGoal(error)
    // When the disk works again, and the user does nothing
    device.diskError = nil
    device.wait(seconds: 2)
    // Then
    #expect(device.status == .onThisDevice)
    #expect(device.message == nil)
    #expect(device.disk.state.replica == device.app.replica)
  }

  @Test func `a disk that still refuses is asked after longer and longer pauses, without a word`()
    throws
  {
    // Given a user who was told, and has dismissed it
    var device = try Self.afterRefusedGoal(.unavailable)
    device.tap(.shell(.noticeDismissed))
    let writes = { (device: TestApp) in
      device.effects.filter { if case .store = $0 { true } else { false } }.count
    }
    // When
    device.forgetEffects()
    let counts = [1, 1, 3, 1, 7, 1].map { (seconds: Int64) in
      device.wait(seconds: seconds)
      return writes(device)
    }
    // Then
    #expect(counts == [0, 1, 1, 2, 2, 3])
    #expect(device.message == nil)
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 16_000))
  }

  @Test func `a clock that is set back does not keep the disk waiting`() {
    // Given a device without a match, which goes by its own clock
    var device = TestApp.with("Ann")
    device.diskError = .unavailable
    device.open(.settings)
    device.tap(.settings(.languageChosen(.korean)))
    #expect(device.status == .notStored)
    device.diskError = nil
    // When
    device.clockError -= 3 * 3_600_000
    device.wait(seconds: 1)
    device.wait(seconds: 1)
    // Then
    #expect(device.status == .onThisDevice)
  }

  /// A device that has a player, and could not be read at the opening.
  private static func unread() -> TestApp {
    var before = TestApp(number: 2)
    before.add("Ann")
    var device = TestApp.opening(keeping: before.disk.state)
    device.isReadingSlow = true
    device.send(.device(.storageUnavailable))
    #expect(device.status == .notStored)
    return device
  }

  @Test func `what could not be read at the opening is read a little later`() throws {
    // Given
    var device = Self.unread()
    #expect(try device.players.isEmpty)
    // When
    device.isReadingSlow = false
    device.wait(seconds: 2)
    // Then
    #expect(try device.names == ["Ann"])
    #expect(device.message == nil)
    #expect(device.status == .onThisDevice)
  }

  @Test func `what the user did before the disk could be read joins what is on it`() throws {
    var device = Self.unread()
    device.add("Ben")
    device.isReadingSlow = false
    device.wait(seconds: 2)
    device.finishReading()
    #expect(try device.names == ["Ann", "Ben"])
    #expect(try TestApp(restarting: device).names == ["Ann", "Ben"])
  }

  @Test func `a disk that cannot be read is asked after longer and longer pauses, without a word`()
  {
    // Given a user who was told, and has dismissed it
    var device = Self.unread()
    device.tap(.shell(.noticeDismissed))
    device.forgetEffects()
    // When
    let counts = [1, 1, 3, 1, 7, 1].map { (seconds: Int64) in
      device.wait(seconds: seconds)
      // While the disk is being read, nothing else is waited for.
      if device.app.wakesAt == nil { device.send(.device(.storageUnavailable)) }
      return device.effects.filter { $0 == .load }.count
    }
    // Then
    #expect(counts == [0, 1, 1, 2, 2, 3])
    #expect(device.message == nil)
  }

  @Test func `what could not be read is still there after a write failed and another worked`()
    throws
  {
    let stored = StoredState(account: .zoe, replica: Replica(confirmed: try .two, sequence: 2))
    var device = TestApp.opening(keeping: stored)
    device.send(.device(.storageUnavailable))
    device.diskError = .unavailable
    device.add("Cem")
    device.diskError = nil
    device.add("Dan")

    let restarted = TestApp(restarting: device)
    #expect(restarted.app.account == .zoe)
    #expect(try restarted.names == ["Ann", "Ben", "Cem", "Dan"])
  }

  @Test func `after logging out there is nothing left to write again`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.diskError = .full
    device.add("Ann")
    device.diskError = nil
    device.logOut()
    #expect(device.disk.state == StoredState(preferences: device.app.preferences))
    device.send(.device(.shown))
    #expect(device.disk.state.replica.pending == [])
  }

  @Test func `logging out after a failed write leaves nothing on the device`() {
    // Given a change that only the disk has, and a write that failed
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.add("Ann")
    device.diskError = .full
    device.add("Ben")
    device.diskError = nil
    // When
    device.logOut()
    // Then
    #expect(device.disk.state == StoredState(preferences: device.app.preferences))
    device.send(.device(.shown))
    #expect(device.disk.state == StoredState(preferences: device.app.preferences))
  }

  @Test func `what the server refused while writes failed is written with the next`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.sync(with: &server)
    let ann = try device.id(of: "Ann")
    device.loseNetwork()
    device.open(.editPlayer(ann, .name))
    device.type(value: "Anna")
    device.tap(.editPlayer(.doneTapped))
    server.take(.numbered(1, .player(ann, .set(.removed, true))))

    device.diskError = .full
    device.findNetwork()
    device.sync(with: &server)
    device.diskError = nil
    device.add("Ben")
    #expect(device.app.replica.rejected.count == 1)
    #expect(device.disk.state.replica.rejected == device.app.replica.rejected)
  }

  @Test func `after a failed write everything is written once, in one transaction`() throws {
    var device = TestApp()
    device.diskError = .full
    device.open(.settings)
    device.tap(.settings(.languageChosen(.korean)))
    device.diskError = nil
    device.forgetEffects()
    // The first change also stores the device's id.
    device.add("Ann")
    let writes = device.effects.filter { effect in
      if case .store = effect { true } else { false }
    }
    #expect(writes.count == 1)
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.disk.state.preferences == device.app.preferences)
  }

  @Test func `damaged records are reported, and the squad is requested again`() throws {
    for (language, text) in [
      (
        Language.english,
        "Part of this device’s copy (1 record) could not be read and was set aside."
      ),
      (.korean, "이 기기의 사본 일부(1건)를 읽을 수 없어 따로 보관했습니다."),
    ] {
      var server = TestServer()
      var device = TestApp.loggedIn(to: &server)
      device.add("Ann", "Ben")
      device.sync(with: &server)
      device.add("Cem")
      var damaged = device.disk.state
      damaged.replica = Replica(pending: damaged.replica.pending)
      damaged.damagedRecords = 1
      damaged.preferences.language = language

      var restarted = TestApp.opening()
      restarted.send(.device(.loaded(damaged)))
      #expect(restarted.message?.hasPrefix(text) == true)
      #expect(restarted.isLoadingSnapshot)
      restarted.sync(with: &server)
      #expect(try restarted.names == ["Ann", "Ben", "Cem"])
      #expect(server[.zoe].players.count == 3)
    }
  }

  @Test func `without an account damaged records are reported, and the rest is shown`() throws {
    var device = TestApp.opening()
    device.send(
      .device(.loaded(StoredState(replica: Replica(confirmed: try .two), damagedRecords: 2))))
    #expect(device.message?.contains("(2 records)") == true)
    #expect(try device.names == ["Ann", "Ben"])
    #expect(device.requests == [])
  }
}
