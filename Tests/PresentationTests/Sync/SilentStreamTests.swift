import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: a stream that says nothing")
struct SilentStreamTests {
  private let ask = ServerCall.ask(DeviceAccount.zoe.log, KnownLog(epoch: .fixed(1)))

  private func isClosing(_ effect: Effect) -> Bool { effect == .closeStream }

  /// A device that follows its squad, and to which nothing comes any more.
  private func following(_ server: inout TestServer) -> TestApp {
    var device = TestApp.loggedIn(to: &server)
    device.forgetEffects()
    return device
  }

  @Test func `a stream without a sign of life for 30 seconds is closed, and the server asked`() {
    // Given
    var server = TestServer()
    var device = following(&server)
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 30_000))
    // When
    device.wait(seconds: 29)
    #expect(device.effects == [])
    device.wait(seconds: 1)
    // Then
    #expect(device.effects.contains(.closeStream))
    #expect(device.requests.count == 1)
    device.sync(with: &server)
    #expect(device.streamed == 0, "a new stream is opened when the server has answered")
  }

  @Test(arguments: [true, false])
  func `each sign of life, and each change, keeps the stream open for 30 seconds more`(
    isChange: Bool
  ) throws {
    var server = TestServer()
    var device = following(&server)
    device.pass(seconds: 20)
    if isChange {
      server.take(.numbered(1, try .added(.ann, "Ann")))
      device.sync(with: &server)
    } else {
      device.send(.server(.streamAlive))
    }
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 30_000))
    device.wait(seconds: 29)
    #expect(device.requests == [] && device.streamed != nil)
  }

  @Test func `requests after a silence have 3 seconds six times, and then twice as long each time`()
  {
    // Given
    var server = TestServer()
    var device = following(&server)
    #expect(device.app.syncPatience == 30_000)
    device.wait(seconds: 30)
    for seconds in [Int64(3), 3, 3, 3, 3, 3, 6, 12, 24, 48, 60, 60] {
      #expect(device.app.syncPatience == seconds * 1_000)
      // When the host drops the request
      device.pass(seconds: seconds)
      device.loseRequestOnce()
      // Then the next is sent at once
      #expect(device.requests.count == 1)
    }
    device.sync(with: &server)
    #expect(device.app.syncPatience == 30_000 && device.streamed == 0)
  }

  @Test func `the seventh request is sent 48 seconds after the last sign of life`() {
    var server = TestServer()
    var device = following(&server)
    let start = device.now
    device.wait(seconds: 30)
    for _ in 1...6 {
      device.pass(seconds: 3)
      device.loseRequestOnce()
    }
    #expect(start.milliseconds(until: device.now) == 48_000)
    #expect(device.requests.count == 1)
  }

  @Test func `requests that fail at once are 3 seconds apart`() {
    var server = TestServer()
    var device = following(&server)
    device.wait(seconds: 30)
    for _ in 1...6 {
      device.loseRequestOnce()
      #expect(device.requests == [])
      #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 3_000))
      device.wait(seconds: 3)
      #expect(device.requests.count == 1)
    }
  }

  @Test func `a request on its way when the silence is noticed is dropped and sent again`() {
    // Given a request that nothing answers
    var server = TestServer()
    var device = following(&server)
    device.pass(seconds: 25)
    device.add("Ann")
    #expect(device.requests.count == 1)
    // When
    device.wait(seconds: 5)
    // Then
    #expect(device.effects.contains(.dropSync))
    #expect(device.requests.count == 1)
    device.sync(with: &server)
    #expect(server[.zoe].players.count == 1 && device.status == .saved)
  }

  @Test func `a clock that is set back does not keep a silent stream`() {
    var server = TestServer()
    var device = following(&server)
    device.now = device.now.advanced(byMilliseconds: -3_600_000)
    device.send(.device(.woke))
    #expect(device.effects.contains(.closeStream))
    #expect(device.requests.count == 1)
  }

  @Test func `a page that is shown again asks at once with little patience`() {
    var server = TestServer()
    var device = following(&server)
    device.send(.device(.shown))
    #expect(device.requests.count == 1)
    #expect(device.app.syncPatience == 3_000)
    device.forgetEffects()
    device.send(.device(.shown))
    #expect(device.effects == [], "the request of the same moment is enough")
  }

  @Test func `a request from before the page slept is dropped when it is shown again`() {
    var server = TestServer()
    var device = following(&server)
    device.add("Ann")
    device.send(.device(.hidden))
    device.pass(minutes: 10)
    device.forgetEffects()
    device.send(.device(.shown))
    #expect(device.effects.contains(.dropSync))
    #expect(device.requests.count == 1)
  }

  @Test func `a server that is asked and answers with an error is asked again as before`() {
    var server = TestServer()
    var device = following(&server)
    server.syncError = .failed
    device.wait(seconds: 30)
    device.sync(with: &server)
    #expect(device.app.syncPatience == 30_000)
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 2_000))
  }
}

@Suite("Sync: a stream that is held back on the way")
struct HeldStreamTests {
  /// A device whose stream is open, but nothing comes over it.
  private func held(_ server: inout TestServer) -> TestApp {
    var device = TestApp.loggedIn(to: &server)
    device.send(.device(.shown))
    device.send(.server(.streamEnded))
    device.wait(seconds: 2)
    device.isStreamHeldBack = true
    device.sync(with: &server)
    device.forgetEffects()
    return device
  }

  @Test func `a device to which nothing comes by itself asks every 5 seconds`() throws {
    // Given
    var server = TestServer()
    var device = held(&server)
    server.take(.numbered(1, try .added(.ann, "Ann")))
    for _ in 1...4 {
      // When
      device.wait(seconds: 5)
      // Then
      #expect(device.requests.count == 1)
      device.sync(with: &server)
      #expect(try device.names == ["Ann"])
      #expect(device.status == .saved && device.message == nil)
    }
  }

  @Test func `asking is no sign from the pitch`() {
    var server = TestServer()
    var device = held(&server)
    device.wait(seconds: 5)
    #expect(device.requests == [.ask(DeviceAccount.zoe.log, KnownLog(epoch: .fixed(1)))])
  }

  @Test func `a device asks no more once something comes over its stream`() {
    var server = TestServer()
    var device = held(&server)
    device.wait(seconds: 5)
    device.sync(with: &server)
    device.send(.server(.streamAlive))
    device.wait(seconds: 29)
    #expect(device.requests == [])
  }

  @Test func `a device asks also in the pause before it opens the next stream`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    for seconds in [Int64(2), 4, 8] {
      device.send(.server(.streamEnded))
      device.sync(with: &server)
      if seconds < 8 {
        device.wait(seconds: seconds)
        device.sync(with: &server)
      }
    }
    device.wait(seconds: 5)
    #expect(device.streamed == nil)
    #expect(device.requests.count == 1)
  }

  @Test func `a stream over which nothing ever came is opened again after 30 seconds`() {
    var server = TestServer()
    var device = held(&server)
    for _ in 1...6 {
      device.wait(seconds: 5)
      device.sync(with: &server)
    }
    #expect(device.effects.contains(.closeStream))
    #expect(device.streamed == 0)
  }

  @Test func `a clock that is set back does not stop a device from asking`() {
    var server = TestServer()
    var device = held(&server)
    device.now = device.now.advanced(byMilliseconds: -3_600_000)
    device.send(.device(.woke))
    #expect(device.requests.count == 1)
  }

  @Test func `a hidden page does not ask`() {
    var server = TestServer()
    var device = held(&server)
    device.send(.device(.hidden))
    #expect(device.app.wakesAt == nil)
    device.wait(minutes: 1)
    #expect(device.requests == [] && device.streamed == nil)
  }
}
