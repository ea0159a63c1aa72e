/// What a backup has, but ended since in the database that it replaces, and so stays ended.
package struct EndedSince: Hashable, Sendable {
  /// The names of accounts that were deleted, or else their ids.
  package let accounts: [String]
  /// Devices that were removed, each with its account.
  package let phones: [String]
  /// How many links were turned off.
  package let links: Int

  package init(accounts: [String] = [], phones: [String] = [], links: Int = 0) {
    self.accounts = accounts
    self.phones = phones
    self.links = links
  }
}

/// What a restore knows of what ended since its backup was made.
package enum EndKnowledge: Hashable, Sendable {
  case known(EndedSince)
  /// Nothing is at the place, so nothing tells.
  case nothingThere
  /// What is there cannot be read, and the operator wants to go on.
  case unknown
}
