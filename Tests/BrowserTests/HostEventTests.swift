import BrowserSupport
import Testing

@testable import Browser

@Suite("Records and events")
struct HostEventTests {
  private let records = [
    KeyValue(key: "a", value: [1, 2, 3]), KeyValue(key: "한글", value: []),
    KeyValue(key: "gone", value: nil),
    KeyValue(key: "", value: [0xFF]),
  ]

  @Test func `a frame has lengths and bytes, little-endian`() {
    #expect(
      KeyValue.frame([KeyValue(key: "ab", value: [7]), KeyValue(key: "c", value: nil)])
        == [2, 0, 0, 0, 97, 98, 1, 0, 0, 0, 7, 1, 0, 0, 0, 99, 0xFF, 0xFF, 0xFF, 0xFF])
  }

  @Test func `a frame reads back`() {
    #expect(KeyValue.records(in: KeyValue.frame(records)) == records)
  }

  @Test func `a frame that is cut off loses only the cut record`() {
    let frame = KeyValue.frame(records)
    for count in 0..<frame.count {
      let read = KeyValue.records(in: Array(frame.prefix(count)))
      #expect(read == Array(records.prefix(read.count)))
      #expect(read.count < records.count)
    }
  }

  @Test func `a length beyond the end of a frame ends it`() {
    let key: [UInt8] = [2, 0, 0, 0, 97, 98]
    let most: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    #expect(KeyValue.records(in: most + key) == [])
    #expect(KeyValue.records(in: key + [0xFE, 0xFF, 0xFF, 0xFF, 7]) == [])
    #expect(KeyValue.records(in: key + [2, 0, 0, 0, 7]) == [])
    #expect(KeyValue.records(in: key + most) == [KeyValue(key: "ab", value: nil)])
  }

  @Test(arguments: [
    ("https://gather.example:8443#gathers/7", "https://gather.example:8443", "gathers/7"),
    ("http://localhost#", "http://localhost", ""), ("#login", "", "login"), ("", "", ""),
    ("http://localhost#a#b", "http://localhost", "a#b"),
  ])
  func `the program starts at an address`(address: String, origin: String, path: String) {
    #expect(
      HostEvent(kind: 0, second: Array("en Asia/Seoul \(address)".utf8))
        == .started(
          language: "en", path: path, isOnline: false, timeZone: "Asia/Seoul", address: origin))
  }

  @Test(arguments: ["en", "en ", "en  "])
  func `the program starts without an address`(text: String) {
    #expect(
      HostEvent(kind: 0, second: Array(text.utf8))
        == .started(language: "en", path: "", isOnline: false))
  }

  @Test func `events from JavaScript are identified by number`() {
    let event = { (kind: Int32) in
      HostEvent(
        kind: kind, number: 3, other: 2, first: Array("one".utf8), second: Array("two".utf8))
    }
    let expected: [HostEvent?] = [
      .started(
        language: "two", path: "", isOnline: false, traits: .twelveHours,
        texts: Array("one".utf8)),
      .acted(text: "one", value: "two"), .timerFired, .navigated(path: "one"),
      .responded(request: 3, HTTPResponse(status: 2, body: Array("two".utf8))), .loaded([]),
      .loadFailed(.other),
      .stored(token: 3), .storeFailed(token: 3, reason: .unavailable), .shown,
      .installable(.none), .online, .offline, .streamAlive, .streamed(data: Array("one".utf8)),
      .streamFailed,
      .otherWindow(Array("one".utf8)), .filePicked(name: "one", contents: Array("two".utf8)),
      .updateReady, .notCopied("one"), .hidden,
      .roomMeasured(kilobytes: 3), .textsLoaded(Array("one".utf8)), .textsFailed(isGone: false),
      .listWordsLoaded(Array("one".utf8)), .listWordsGone, nil,
    ]
    #expect((0..<27).map(event) == expected)
  }

  @Test func `a request without a connection gets a response without a status`() {
    let event = HostEvent(kind: 4, number: 3)
    #expect(event == .responded(request: 3, HTTPResponse(status: nil)))
  }

  @Test func `a host exchanges events and calls with its stand-in`() {
    let fakeHost = FakeHost()
    let host = Host(standIn: fakeHost)
    host.listen { event in
      if case .timerFired = event { host.perform(.setTitle("fired")) }
    }
    #expect(fakeHost.send(.online) == [])
    #expect(fakeHost.send(.timerFired) == [.setTitle("fired")])
  }
}

extension HostEvent {
  fileprivate init?(
    kind: Int32, number: Int32 = 0, other: Int32 = 0, first: [UInt8] = [], second: [UInt8] = []
  ) {
    let event = first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        Self(kind: kind, number: number, other: other, first: first, second: second)
      }
    }
    guard let event else { return nil }
    self = event
  }
}

extension KeyValue {
  fileprivate static func records(in frame: [UInt8]) -> [KeyValue] {
    frame.withUnsafeBufferPointer { records(in: $0) }
  }
}
