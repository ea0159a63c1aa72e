import Testing

@testable import WebPush

struct PushQueueTests {
  @Test func `requests of a host go out in their order`() {
    var queue = PushQueue<Int>()
    for number in 1...3 { queue.add(number, for: "a") }
    #expect([queue.next(), queue.next(), queue.next(), queue.next()] == [1, 2, 3, nil])
  }

  @Test func `a host that does not answer leaves room for others`() {
    var queue = PushQueue<Int>(most: 5, mostForHost: 2)
    for number in 1...4 { queue.add(number, for: "silent") }
    queue.add(5, for: "quick")
    #expect([queue.next(), queue.next(), queue.next(), queue.next()] == [1, 5, 2, nil])
    queue.end(for: "quick")
    #expect(queue.next() == nil)
    queue.end(for: "silent")
    #expect(queue.next() == 3)
  }

  @Test func `no more than so many run at a time`() {
    var queue = PushQueue<Int>(most: 2, mostForHost: 2)
    for (number, host) in ["a", "b", "c"].enumerated() { queue.add(number, for: host) }
    #expect([queue.next(), queue.next(), queue.next()] == [0, 1, nil])
    queue.end(for: "a")
    #expect(queue.next() == 2)
  }

  @Test func `what waits is taken out when the server stops`() {
    var queue = PushQueue<Int>(most: 1, mostForHost: 1)
    for number in 1...3 { queue.add(number, for: "a") }
    #expect(queue.next() == 1)
    #expect(queue.removeAll() == [2, 3])
    queue.end(for: "a")
    #expect(queue.next() == nil)
  }
}
