import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: the live stream")
struct StreamTests {
  @Test func `a change of another device is shown at once, and stored`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    server.take(.numbered(1, try .added(.ann, "Ann")))
    phone.sync(with: &server)
    #expect(try phone.names == ["Ann"])
    #expect(phone.disk.state.replica == Replica(confirmed: server[.zoe], sequence: 1))
  }

  @Test func `this device's own change counts once, whether stream or response is faster`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    let response = try phone.takeResponse(of: &server)
    phone.sync(with: &server)
    #expect(phone.app.replica.pending == [])
    phone.send(.server(response))
    #expect(phone.app.replica == Replica(confirmed: server[.zoe], sequence: 1))
    #expect(phone.disk.state.replica == phone.app.replica)
  }

  @Test func `a gap is filled by a request`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    server.take(.numbered(1, try .added(.ann, "Ann")))
    server.take(.numbered(2, try .added(.ben, "Ben")))
    phone.streamed = 1
    phone.deliverOne(with: &server)
    #expect(try phone.names == [])
    #expect(phone.requests.count == 1)
    phone.sync(with: &server)
    #expect(try phone.names == ["Ann", "Ben"])
  }

  @Test func `a known change changes nothing`() throws {
    var server = TestServer()
    server.take(.numbered(1, try .added(.ann, "Ann")))
    var phone = TestApp.loggedIn(to: &server)
    phone.streamed = 0
    phone.forgetEffects()
    phone.sync(with: &server)
    #expect(phone.effects == [])
  }

  @Test func `a change that cannot follow makes the device load a snapshot`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    let impossible = StampedChange.numbered(1, .playerRemoved(.ann))
    phone.send(
      .server(.streamed(SequencedChange(sequence: 1, author: .fixed(1), stamped: impossible))))
    #expect(phone.requests == [.snapshot(DeviceAccount.zoe.squad)])
    phone.sync(with: &server)
    #expect(phone.squad == server[.zoe] && phone.status == .saved)

    let page = ChangePage(
      since: 0, upTo: 1,
      changes: [SequencedChange(sequence: 1, author: .fixed(1), stamped: impossible)])
    phone.send(
      .server(
        .synced(
          DeviceAccount.zoe.squad,
          SyncResponse(epoch: .fixed(1), outcomes: [], page: page, latest: 1, now: phone.now))))
    #expect(phone.requests == [.snapshot(DeviceAccount.zoe.squad)])
  }

  @Test func `the stream closes when the device is offline, and opens where it ended`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    #expect(phone.send(.device(.offline)) == [.closeStream])
    #expect(phone.status == .offline(0))
    server.take(.numbered(1, try .added(.ann, "Ann")))
    phone.findNetwork()
    phone.sync(with: &server)
    #expect(phone.streamed == 1)
    #expect(try phone.names == ["Ann"])
  }

  @Test func `a stream that ends keeps the saved status, and opens again after ever longer pauses`()
  {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    for seconds in [Int64(2), 4, 8, 16, 32, 60, 60] {
      phone.send(.server(.streamEnded))
      #expect(phone.status == .saved)
      phone.sync(with: &server)
      #expect(phone.streamed == nil)
      #expect(phone.app.wakesAt == phone.now.advanced(byMilliseconds: seconds * 1_000))
      phone.wait(seconds: seconds)
      phone.sync(with: &server)
      #expect(phone.streamed == 0)
    }
    phone.wait(minutes: 10)
    phone.send(.server(.streamEnded))
    phone.sync(with: &server)
    #expect(phone.app.wakesAt == phone.now.advanced(byMilliseconds: 2_000))
  }

  @Test func `changes are sent at once even without a stream`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.send(.server(.streamEnded))
    phone.sync(with: &server)
    phone.add("Ann")
    #expect(phone.requests.count == 1)
  }

  @Test func `a failed sync closes the stream, so that there are never two`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    server.syncError = .failed
    phone.sync(with: &server)
    #expect(phone.streamed == nil)
    server.syncError = nil
    phone.wait(seconds: 2)
    phone.sync(with: &server)
    let streams = phone.effects.filter { effect in
      if case .openStream = effect { true } else { effect == .closeStream }
    }
    #expect(streams.count == 3 && streams[1] == .closeStream)
  }
}
