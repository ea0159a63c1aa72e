import Domain
import NIOCore
import ServerTestSupport
import TestSupport
import Testing

@testable import API

/// Those who follow a squad.
struct SubscribersTests {
  private var subscribers = Subscribers()

  @Test mutating func `who waits hears what is published`() async throws {
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

  @Test mutating func `who waits hears that the server is there`() async {
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

  @Test mutating func `who was busy meanwhile hears next that the server is there, once`() async {
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
  mutating func `who is stopped hears the end, whether waiting or about to`(
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

  @Test mutating func `who has left is not waited for`() async {
    let id = subscribers.join()
    subscribers.leave(id)

    subscribers.publish([.first], upTo: 1)
    subscribers.stop(id)
    let event = await withCheckedContinuation { subscribers.wait(id, $0) }

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
      id: .fixed(1), device: .fixed(1), madeAt: .kickOff, change: .playerRemoved(.fixed(1))))
}
