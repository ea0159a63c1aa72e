import Domain
import NIOCore
import NIOEmbedded
import ServerTestSupport
import TestSupport
import Testing

@testable import API

@Suite(.timeLimit(.minutes(5)))
struct SubscribersTests {
  private var subscribers = Subscribers()

  @Test mutating func `a waiting subscriber gets a published change`() async throws {
    let id = subscribers.join()

    let event = await withCheckedContinuation { continuation in
      subscribers.wait(id, continuation)
      subscribers.publish([.first], upTo: 1)
    }

    guard case .changes(let frames, upTo: 1) = event else {
      Issue.record("\(event)")
      return
    }
    #expect(String(buffer: frames).hasPrefix("id: 1\ndata: {\"sequence\":1,"))
    #expect(String(buffer: frames).hasSuffix("}\n\n"))
  }

  @Test mutating func `a waiting subscriber gets a heartbeat`() async {
    let id = subscribers.join()

    let event = await withCheckedContinuation { continuation in
      subscribers.wait(id, continuation)
      subscribers.publish([], upTo: 1)
      subscribers.heartbeat()
      subscribers.heartbeat()
    }

    guard case .heartbeat = event else {
      Issue.record("\(event)")
      return
    }
  }

  @Test mutating func `a busy subscriber gets one heartbeat when it next waits`() async {
    let id = subscribers.join()
    subscribers.heartbeat()
    subscribers.heartbeat()

    let first = await withCheckedContinuation { subscribers.wait(id, $0) }
    let second = await withCheckedContinuation { continuation in
      subscribers.wait(id, continuation)
      subscribers.publish([.first], upTo: 1)
    }

    guard case (.heartbeat, .changes) = (first, second) else {
      Issue.record("\(first), \(second)")
      return
    }
  }

  @Test(arguments: [false, true])
  mutating func `a stopped subscriber gets the end, now or when it next waits`(
    _ isWaiting: Bool
  ) async {
    let id = subscribers.join()

    let event = await withCheckedContinuation { continuation in
      if isWaiting { subscribers.wait(id, continuation) }
      subscribers.stopAll()
      if !isWaiting { subscribers.wait(id, continuation) }
    }

    guard case .closed = event else {
      Issue.record("\(event)")
      return
    }
  }

  @Test(arguments: [true, false])
  mutating func `a connection is written to while it takes more; else its subscriber is woken`(
    _ takesMore: Bool
  ) async {
    let id = subscribers.join()

    let event = await withCheckedContinuation { continuation in
      let channel = EmbeddedChannel()
      channel.isWritable = takesMore
      subscribers.wait(id, continuation, on: channel)
      let isWriting = subscribers.write(ByteBuffer(string: "page"), upTo: 2) {}
      channel.embeddedEventLoop.run()
      #expect(isWriting == takesMore)
      #expect(channel.bodies == (takesMore ? ["page"] : []))
      #expect(subscribers.waitingCount == (takesMore ? 1 : 0))
      subscribers.stop(id)
    }

    switch event {
    case .changes(let frames, upTo: 2): #expect(!takesMore && String(buffer: frames) == "page")
    case .closed: #expect(takesMore)
    default: Issue.record("\(event)")
    }
  }

  @Test mutating func `a subscriber that has left gets the end`() async {
    let id = subscribers.join()
    subscribers.leave(id)

    subscribers.publish([.first], upTo: 1)
    let event = await withCheckedContinuation { continuation in
      subscribers.wait(id, continuation)
      subscribers.heartbeat()
    }

    guard case .closed = event else {
      Issue.record("\(event)")
      return
    }
  }
}

extension SequencedChange {
  fileprivate static let first = Self(
    sequence: 1, author: .fixed(1),
    stamped: StampedChange(
      id: .fixed(1), device: .fixed(1), madeAt: .kickOff,
      change: .player(.fixed(1), .set(.removed, true))))
}
