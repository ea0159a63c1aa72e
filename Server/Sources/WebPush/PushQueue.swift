/// Requests in their order, of which so many at a time are sent that a service that does not answer holds up
/// no other.
struct PushQueue<Item> {
  private var waiting: [String: ArraySlice<Item>] = [:]
  /// The hosts that have requests waiting, the next one first.
  private var turns: [String] = []
  private var running: [String: Int] = [:]
  private var runningInAll = 0
  private let most: Int
  private let mostForHost: Int

  /// - Parameters:
  ///   - most: How many requests run at a time.
  ///   - mostForHost: How many of them go to one host.
  init(most: Int = 64, mostForHost: Int = 16) {
    (self.most, self.mostForHost) = (most, mostForHost)
  }

  mutating func add(_ item: Item, for host: String) {
    if waiting[host, default: []].isEmpty { turns.append(host) }
    waiting[host, default: []].append(item)
  }

  /// Takes the next request to send; `nil` when none may start now.
  mutating func next() -> Item? {
    guard runningInAll < most,
      let turn = turns.firstIndex(where: { running[$0, default: 0] < mostForHost })
    else { return nil }
    let host = turns.remove(at: turn)
    let item = waiting[host]?.popFirst()
    if waiting[host]?.isEmpty == true { waiting[host] = nil } else { turns.append(host) }
    running[host, default: 0] += 1
    runningInAll += 1
    return item
  }

  /// Notes that a request of a host has ended.
  mutating func end(for host: String) {
    guard let count = running[host] else { return }
    running[host] = count == 1 ? nil : count - 1
    runningInAll -= 1
  }

  /// Takes out all requests that wait.
  mutating func removeAll() -> [Item] {
    let all = turns.flatMap { waiting[$0] ?? [] }
    (waiting, turns) = ([:], [])
    return all
  }
}
