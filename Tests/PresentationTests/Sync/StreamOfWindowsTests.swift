import Domain
import Presentation
import TestSupport
import Testing

@Suite("Windows of one browser share one stream")
struct StreamOfWindowsTests {
  private var server = TestServer()
  private var windows: [TestApp]

  /// Three windows that were opened one after the other.
  init() {
    windows = [TestApp.loggedIn(to: &server)]
    settle()
    for number in [UInt64(2), 3] {
      pass(seconds: 1)
      windows.append(TestApp(beside: &windows[0], number: number))
      settle()
    }
  }

  /// Delivers all messages until there are none left.
  private mutating func tell() {
    for _ in 0..<20 {
      for window in windows.indices {
        let messages = windows[window].told
        windows[window].told = []
        for other in windows.indices where other != window {
          for message in messages { windows[other].receive(message) }
        }
      }
    }
  }

  private mutating func settle() {
    for _ in 0..<10 {
      for window in windows.indices { windows[window].sync(with: &server) }
      tell()
    }
  }

  private mutating func pass(seconds: Int64) {
    for window in windows.indices { windows[window].wait(seconds: seconds) }
  }

  /// The windows that have a stream.
  private var streaming: [Int] { windows.indices.filter { windows[$0].streamed != nil } }

  @Test mutating func `the window that was opened last has the stream`() {
    #expect(streaming == [2])
  }

  @Test mutating func `what comes over the stream reaches all windows`() throws {
    settle()
    server.take(.numbered(1, try .added(.ann, "Ann")))
    settle()
    for window in windows { #expect(try window.names == ["Ann"]) }
    #expect(streaming == [2])
  }

  @Test mutating func `a hidden window gives the stream up to a visible one`() {
    settle()
    windows[2].send(.device(.hidden))
    tell()
    #expect(windows[2].streamed == nil)
    #expect(streaming.count == 1 || streaming == [0, 1])
    settle()
    #expect(streaming.count == 1 && streaming != [2])
  }

  @Test mutating func `hidden windows have no stream, and the first that is shown takes it`() {
    settle()
    for window in windows.indices { windows[window].send(.device(.hidden)) }
    settle()
    #expect(streaming == [])
    windows[1].send(.device(.shown))
    settle()
    #expect(streaming == [1])
  }

  @Test mutating func `a window that was hidden hears of changes, and shows them`() throws {
    settle()
    windows[0].send(.device(.hidden))
    server.take(.numbered(1, try .added(.ann, "Ann")))
    settle()
    #expect(try windows[0].names == ["Ann"])
  }

  @Test mutating func `signs of life are handed on, so the other windows do not ask`() {
    settle()
    for _ in 1...5 {
      pass(seconds: 20)
      windows[2].send(.server(.streamAlive))
      tell()
    }
    #expect(windows.allSatisfy { $0.requests.isEmpty })
    #expect(streaming == [2])
  }

  @Test mutating func `when the window with the stream is gone, another takes it after 40 seconds`()
    throws
  {
    // Given
    settle()
    windows.removeLast()
    // When
    pass(seconds: 39)
    #expect(streaming == [])
    pass(seconds: 1)
    server.take(.numbered(1, try .added(.ann, "Ann")))
    settle()
    // Then
    #expect(streaming.count == 1)
    for window in windows { #expect(try window.names == ["Ann"]) }
  }

  @Test mutating func `of two windows that open a stream in the same moment, one keeps it`() {
    for window in windows.indices { windows[window].send(.device(.hidden)) }
    settle()
    for window in windows.indices {
      windows[window].now = .kickOff(plusMinutes: 5)
      windows[window].send(.device(.shown))
    }
    for window in windows.indices { windows[window].sync(with: &server) }
    #expect(streaming == [0, 1, 2])
    tell()
    #expect(streaming.count == 1)
  }

  @Test mutating func `a window whose clock was set back since takes part like any other`() {
    settle()
    for window in windows.indices {
      windows[window].now = windows[window].now.advanced(byMilliseconds: -3_600_000)
    }
    windows[0].send(.device(.hidden))
    windows[0].send(.device(.shown))
    settle()
    #expect(streaming.count == 1)
  }

  @Test mutating func `behind a proxy that holds streams back each window asks by itself`() throws {
    for window in windows.indices { windows[window].isStreamHeldBack = true }
    pass(seconds: 1)
    windows[1].send(.device(.hidden))
    windows[1].send(.device(.shown))
    settle()
    server.take(.numbered(1, try .added(.ann, "Ann")))
    pass(seconds: 5)
    #expect(windows.map { $0.requests.count } == [1, 1, 1])
    settle()
    for window in windows { #expect(try window.names == ["Ann"]) }
  }

  @Test mutating func `windows without an account have no stream`() {
    settle()
    windows[0].logOut()
    settle()
    #expect(windows[0].streamed == nil)
  }
}
