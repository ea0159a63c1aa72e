import Dispatch
import Domain
import Synchronization

/// Tells the other servers of a database what this one did.
///
/// It is sent by a connection of its own after it was committed: a notification within a transaction
/// would make all commits of the database wait for one another. So a server that ends in between
/// announces nothing, which `News.mayHaveMissed` makes up for.
final class PostgresBulletin: Sendable {
  /// How much waits while the database's server cannot be reached; more is left out.
  private static let limit = 10_000

  private struct Outbox {
    var ends: [Squad.ID: Int64] = [:]
    var others: [Announcement] = []
    var isScheduled = false

    mutating func add(_ announcement: Announcement) {
      guard ends.count + others.count < limit else { return }
      switch announcement {
      case .appended(let squad, let end): ends[squad] = max(end, ends[squad] ?? 0)
      default: others.append(announcement)
      }
    }

    mutating func takeAll() -> [Announcement] {
      defer { self = Outbox() }
      return ends.map { .appended(to: $0.key, upTo: $0.value) } + others
    }
  }

  private let address: String
  private let clock: ClockWatch
  private let server: Server.ID
  private let outbox = Mutex(Outbox())
  private let thread = DispatchQueue(label: "postgres bulletin")
  /// Used by the thread alone.
  private let channel = Mutex<PostgresChannel?>(nil)

  init(address: String, server: Server.ID, clock: ClockWatch) {
    self.address = address
    self.server = server
    self.clock = clock
  }

  func announce(_ announcement: Announcement) {
    let mustSchedule = outbox.withLock { outbox in
      outbox.add(announcement)
      defer { outbox.isScheduled = true }
      return !outbox.isScheduled
    }
    if mustSchedule { thread.async { self.sendAll() } }
  }

  /// What other servers announce, until the reader of the stream leaves it.
  func news() -> AsyncStream<News> {
    PostgresListener.news(from: address, to: server, clock: clock)
  }

  /// Sends what waits, for which it waits a second at most, and closes the connection.
  func close() {
    let isSent = DispatchSemaphore(value: 0)
    thread.async {
      self.sendAll()
      self.channel.withLock { $0 = nil }
      isSent.signal()
    }
    _ = isSent.wait(timeout: .now() + 1)
  }

  private func sendAll() {
    let waiting = outbox.withLock { $0.takeAll() }
    guard !waiting.isEmpty else { return }
    let notes = waiting.map { "\(server.uuidString) \($0.text)" }
    channel.withLock { channel in
      // The second time with another connection. Servers that miss it compare logs with their ends.
      for _ in 1...2 {
        do {
          let open = try channel ?? PostgresChannel(at: address)
          channel = open
          return try open.send(notes)
        } catch {
          channel = nil
        }
      }
    }
  }
}
