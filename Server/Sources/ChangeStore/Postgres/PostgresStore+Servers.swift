import Domain

extension PostgresStore: Announcer {
  /// Tells the other servers of the database, soon and at most once.
  ///
  /// What is written here is announced by itself.
  public func announce(_ announcement: Announcement) { bulletin.announce(announcement) }

  /// What other servers announce from now on, by a connection of its own.
  public func news() -> AsyncStream<News> { bulletin.news() }
}
