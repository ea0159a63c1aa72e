import Client
import Domain
import Presentation
import TestSupport
import Testing
import Wire

struct WindowMessageTests {
  private let first = DeviceRecords(window: 1)
  private var second = DeviceRecords(window: 2)

  @Test(
    arguments: [
      WindowMessage.reload, .recorded(.numbered(3, .player(.fixed(1), .set(.removed, true)))),
    ]
      + [StreamMessage.News.opened, .alive, .changed(upTo: 7), .closed].map {
        .stream(StreamMessage(StreamClaim(at: .kickOff, window: .max), $0))
      })
  mutating func `a message to other windows reads back`(_ message: WindowMessage) {
    #expect(second.message(json: first.json(of: message)) == message)
  }

  @Test mutating func `a message tells what was accepted under other rules`() throws {
    let name = ShortText(accepted: String(repeating: "n", count: 5_000))
    let edit = StampedChange.numbered(1, .player(.fixed(1), .edited(.name(name))))
    #expect(second.message(json: first.json(of: .recorded(edit))) == .recorded(edit))
  }

  @Test(arguments: [
    "", "[]", #"{"recorded":{}}"#, #"{"recorded":7}"#, #"{"stream":{}}"#,
    #"{"stream":{"at":1,"window":2,"news":4}}"#,
  ])
  mutating func `an invalid message is ignored`(_ text: String) {
    #expect(second.message(json: text.bytes) == nil)
  }

  @Test mutating func `a message with the largest order is read`() throws {
    let stamped = try StampedChange.numbered(1)
    let change = String(decoding: JSONWriter.write { $0.change(stamped) }, as: UTF8.self)
    let text = #"{"edition":"","order":9223372036854775807,"recorded":\#(change)}"#
    #expect(second.message(json: text.bytes) == .recorded(try .numbered(1)))
  }

  @Test mutating func `a change on records that were replaced makes the window read them`() throws {
    // Given
    var first = first
    _ = first.records(for: [.erase], replica: Replica())
    // When
    let message = second.message(json: first.json(of: .recorded(try .numbered(1))))
    // Then
    #expect(message == .reload)
  }
}
