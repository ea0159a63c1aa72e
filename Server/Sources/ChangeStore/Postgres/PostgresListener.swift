import Domain
import Foundation
import Synchronization

/// Hears what other servers of a database announce, on a thread of its own.
final class PostgresListener: Sendable {
  /// How often logs are compared with their ends, because announcements may be lost.
  private static let comparison: Duration = .seconds(2)
  /// The same in seconds where the database knows no notifications.
  private static let comparisonWithoutNotifications = 0.15
  private static let longestPause = 5.0
  /// The most news that wait; of more, the oldest are lost.
  private static let limit = 10_000

  private let address: String
  private let server: Server.ID
  private let clock: ClockWatch
  private let news: AsyncStream<News>.Continuation
  private let hasReader = Atomic(true)

  /// What servers other than `server` announce, until the reader of the stream leaves it.
  static func news(
    from address: String, to server: Server.ID, clock: ClockWatch
  ) -> AsyncStream<News> {
    AsyncStream(bufferingPolicy: .bufferingNewest(limit)) { news in
      let listener = PostgresListener(address: address, server: server, clock: clock, news: news)
      news.onTermination = { _ in listener.hasReader.store(false, ordering: .relaxed) }
      Thread.detachNewThread { listener.run() }
    }
  }

  private init(
    address: String, server: Server.ID, clock: ClockWatch, news: AsyncStream<News>.Continuation
  ) {
    self.address = address
    self.server = server
    self.clock = clock
    self.news = news
  }

  private func run() {
    var pause = 0.1
    while goesOn {
      do {
        let channel = try PostgresChannel(at: address)
        pause = 0.1
        try listen(to: channel)
      } catch {
        news.yield(.mayHaveMissed)
        Thread.sleep(forTimeInterval: pause)
        pause = min(2 * pause, Self.longestPause)
      }
    }
  }

  private var goesOn: Bool { hasReader.load(ordering: .relaxed) }

  private func listen(to channel: PostgresChannel) throws(PostgresError) {
    do {
      try channel.listen()
    } catch {
      guard error.isUnknownStatement else { throw error }
      return compareOnly()
    }
    var next = ContinuousClock.now
    while goesOn {
      if next <= .now {
        news.yield(.mayHaveMissed)
        next = .now + Self.comparison
        try channel.compare(clock)
      }
      for note in try channel.notes(within: ContinuousClock.now.duration(to: next)) { tell(note) }
    }
  }

  private func compareOnly() {
    while goesOn {
      news.yield(.mayHaveMissed)
      Thread.sleep(forTimeInterval: Self.comparisonWithoutNotifications)
    }
  }

  private func tell(_ note: String) {
    let parts = note.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let sender = Server.ID(uuidString: String(parts[0])),
      sender != server, let announcement = Announcement(text: String(parts[1]))
    else { return }
    news.yield(.announced(announcement, by: sender))
  }
}
