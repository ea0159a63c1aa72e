import Testing

@testable import API

/// The order in which waiting passwords are hashed, and which of them find no place.
struct HashingQueueTests {
  private var queue = HashingQueue<String>()

  /// Adds a job.
  /// - Returns: The job that found no place.
  private mutating func add(
    _ job: String, from address: Int, isOnKnownDevice: Bool = false
  ) -> String? {
    queue.add(
      job, from: ClientAddress("2001:db8:0:\(String(address, radix: 16))::1"),
      isOnKnownDevice: isOnKnownDevice)
  }

  private mutating func addFlood(from addresses: ClosedRange<Int>, jobs: Int) {
    for job in 1...jobs {
      for address in addresses { _ = add("flood \(job)", from: address) }
    }
  }

  private mutating func rest() -> [String] {
    Array(sequence(state: queue) { $0.next() })
  }

  @Test mutating func `jobs of one address keep their order`() {
    for job in ["a", "b", "c"] { _ = add(job, from: 1) }

    #expect(rest() == ["a", "b", "c"])
  }

  @Test mutating func `each address has its turn`() {
    for job in ["a", "b", "c"] { _ = add(job, from: 1) }
    for job in ["d", "e"] { _ = add(job, from: 2) }

    #expect(rest() == ["a", "d", "b", "e", "c"])
  }

  @Test mutating func `one address cannot fill the queue for others`() {
    addFlood(from: 1...1, jobs: 100)
    #expect(queue.count == 64)

    #expect(add("owner", from: 2) == "flood 64")

    #expect(queue.count == 64)
    #expect(rest().prefix(2) == ["flood 1", "owner"])
  }

  @Test mutating func `addresses that share a full queue get equal shares`() {
    for _ in 1...64 { _ = add("early", from: 1) }

    for _ in 1...64 { _ = add("late", from: 2) }

    #expect(rest() == Array(repeating: ["early", "late"], count: 32).flatMap { $0 })
  }

  @Test mutating func `when 64 addresses have one job each, one more finds no place`() {
    addFlood(from: 1...64, jobs: 1)

    #expect(add("owner", from: 65) == "owner")
    #expect(queue.count == 64)
  }

  @Test mutating func `a known device has a place beside a full queue, and the next turn`() {
    addFlood(from: 1...64, jobs: 2)

    #expect(add("owner", from: 65, isOnKnownDevice: true) == nil)

    #expect(queue.next() == "owner")
  }

  @Test mutating func `strangers have every other turn beside known devices`() {
    addFlood(from: 1...1, jobs: 3)
    for job in ["a", "b", "c"] { _ = add(job, from: 2, isOnKnownDevice: true) }

    #expect(rest() == ["a", "flood 1", "b", "flood 2", "c", "flood 3"])
  }

  @Test mutating func `one address cannot fill the places of known devices either`() {
    for job in 1...100 { _ = add("flood \(job)", from: 1, isOnKnownDevice: true) }
    #expect(queue.count == 16)

    #expect(add("owner", from: 2, isOnKnownDevice: true) == "flood 16")
  }
}
