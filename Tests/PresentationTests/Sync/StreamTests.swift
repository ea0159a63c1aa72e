import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: the live stream")
struct StreamTests {
  @Test func `a change of another device is shown at once, and stored`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.take(.numbered(1, try .added(.ann, "Ann")))
    device.sync(with: &server)
    #expect(try device.names == ["Ann"])
    #expect(device.disk.state.replica == server.replica(of: .zoe))
  }

  @Test func `this device's own change counts once, whether stream or response is faster`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let response = try device.takeResponse(of: &server)
    device.sync(with: &server)
    #expect(device.app.replica.pending == [])
    let writes = device.send(.server(response)).filter { effect in
      if case .store = effect { true } else { false }
    }
    #expect(writes == [], "what is known is not stored again")
    #expect(device.app.replica == server.replica(of: .zoe))
    #expect(device.disk.state.replica == device.app.replica)
  }

  @Test func `a gap is filled by a request`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.take(.numbered(1, try .added(.ann, "Ann")))
    server.take(.numbered(2, try .added(.ben, "Ben")))
    device.streamed = 1
    device.deliverOne(with: &server)
    #expect(try device.names == [])
    #expect(device.requests.count == 1)
    device.sync(with: &server)
    #expect(try device.names == ["Ann", "Ben"])
  }

  @Test func `a known change changes nothing`() throws {
    var server = TestServer()
    server.take(.numbered(1, try .added(.ann, "Ann")))
    var device = TestApp.loggedIn(to: &server)
    device.streamed = 0
    device.forgetEffects()
    device.sync(with: &server)
    let effects = device.effects.filter { effect in
      if case .tellOtherWindows(.stream) = effect { false } else { true }
    }
    #expect(effects == [])
  }

  @Test func `a change that cannot follow makes the device load a snapshot`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    let impossible = StampedChange.numbered(1, .player(.ann, .set(.removed, true)))
    device.send(
      .server(.streamed(SequencedChange(sequence: 1, author: .fixed(1), stamped: impossible))))
    #expect(device.isLoadingSnapshot)
    #expect(device.streamed == nil, "nothing is streamed onto a squad that is being replaced")
    device.sync(with: &server)
    #expect(device.squad == server[.zoe] && device.status == .saved)

    let page = ChangePage(
      since: 0, upTo: 1,
      changes: [SequencedChange(sequence: 1, author: .fixed(1), stamped: impossible)])
    device.send(
      .server(
        .synced(
          DeviceAccount.zoe.log,
          SyncResponse(epoch: .fixed(1), outcomes: [], page: page, latest: 1, now: device.now))))
    #expect(device.isLoadingSnapshot)
  }

  @Test func `the stream closes when the device is offline, and opens where it ended`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    #expect(device.send(.device(.offline)) == [.closeStream])
    #expect(device.status == .offline(0))
    server.take(.numbered(1, try .added(.ann, "Ann")))
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.streamed == 1)
    #expect(try device.names == ["Ann"])
  }

  @Test func `a stream that ends keeps the saved status, and opens again after ever longer pauses`()
  {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    for seconds in [Int64(2), 4, 8, 16, 32, 60, 60] {
      device.pass(seconds: 29)
      device.send(.server(.streamEnded))
      #expect(device.status == .saved)
      device.sync(with: &server)
      #expect(secondsToStream(of: &device, with: &server) == seconds)
    }
    for _ in 1...4 {
      device.pass(seconds: 20)
      device.send(.server(.streamAlive))
    }
    device.send(.server(.streamEnded))
    device.sync(with: &server)
    #expect(secondsToStream(of: &device, with: &server) == 2)
  }

  /// How long a device without a stream waits before it opens one.
  private func secondsToStream(
    of device: inout TestApp, with server: inout TestServer
  ) -> Int64? {
    for seconds in Int64(0)...120 {
      guard device.streamed == nil else { return seconds }
      device.wait(seconds: 1)
      device.sync(with: &server)
    }
    return nil
  }

  @Test func `a device whose stream ended sleeps while a request is under way, however long`() {
    // Given
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    // When
    device.send(.server(.streamEnded))
    device.wait(seconds: 20)
    // Then
    #expect(device.requests.count == 1)
    #expect(device.app.wakesAt == nil)
    // When
    device.sync(with: &server)
    // Then
    #expect(device.streamed == 0)
  }

  @Test func `the end of a stream that the app closed itself is no failure`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.send(.device(.offline))
    device.send(.server(.streamEnded))
    device.findNetwork()
    device.sync(with: &server)
    // The pause after the first failure
    device.send(.server(.streamEnded))
    device.sync(with: &server)
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 2_000))
  }

  @Test func `a device that logs in first loads the squad as a whole, and stores it`() throws {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    server.take(.numbered(1, try .added(.ann, "Ann")))
    var device = TestApp()
    device.logIn()
    device.deliverOne(with: &server)
    #expect(device.isLoadingSnapshot)
    device.deliverOne(with: &server)
    #expect(device.disk.state.replica == server.replica(of: .zoe))
  }

  @Test func `changes are sent at once even without a stream`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.send(.server(.streamEnded))
    device.sync(with: &server)
    device.add("Ann")
    #expect(device.requests.count == 1)
  }

  @Test func `a failed sync closes the stream, so that there are never two`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    server.syncError = .failed
    device.sync(with: &server)
    #expect(device.streamed == nil)
    server.syncError = nil
    device.wait(seconds: 2)
    device.sync(with: &server)
    let streams = device.effects.filter { effect in
      if case .openStream = effect { true } else { effect == .closeStream }
    }
    #expect(streams.count == 3 && streams[1] == .closeStream)
  }
}
