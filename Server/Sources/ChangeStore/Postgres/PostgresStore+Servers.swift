import Domain

extension PostgresStore: Announcer {
  /// What is written here is announced by itself.
  package func announce(_ announcement: Announcement) { bulletin.announce(announcement) }

  /// What other servers announce from now on, by a connection of its own.
  package func news() -> AsyncStream<News> { bulletin.news() }
}
