import ChangeStore
package import Domain
import Logging

// Accounts without a name, of which nothing is deleted by the clock: the operator decides.
extension AccountDesk {
  /// An account without a name, with what tells whether someone would miss it.
  package struct UnnamedSummary: Hashable, Sendable {
    package let id: Account.ID
    package let createdAt: Instant
    /// The last use that is known, or else when the account was made.
    package let lastUsedAt: Instant
    package let playerCount: Int
    package let gatherCount: Int
    package let byteCount: Int
  }

  /// All accounts without a name, in the order in which they were made.
  package func unnamedAccounts() async throws(AccountDeskError) -> [UnnamedSummary] {
    try await reading { () async throws(StorageError) in
      var list: [UnnamedSummary] = []
      for account in try await store.allAccounts() where account.login == nil {
        list.append(try await unnamedSummary(of: account))
      }
      return list
    }
  }

  /// The accounts without a name that were used last so many days ago, or before.
  package func unnamedAccounts(
    unusedForDays days: Int
  ) async throws(AccountDeskError) -> [UnnamedSummary] {
    let latest = environment.now().advanced(byMilliseconds: -Int64(days) * Accounts.day)
    return try await unnamedAccounts().filter { $0.lastUsedAt <= latest }
  }

  /// Deletes an account with all its data, unless it was named or used since it was listed.
  /// - Returns: Whether it was deleted.
  package func delete(_ listed: UnnamedSummary) async throws(AccountDeskError) -> Bool {
    try await reading { () async throws(StorageError) in
      guard let account = try await store.account(id: listed.id), account.login == nil,
        try await unnamedSummary(of: account) == listed
      else { return false }
      try await store.delete(account: listed.id)
      return true
    }
  }

  private func unnamedSummary(
    of account: StoredAccount
  ) async throws(StorageError) -> UnnamedSummary {
    let squad = try await LoadedSquad.read(
      account.squad, from: store, reportingTo: Logger(label: "accounts")
    ).squad
    let summary = try await summary(of: account)
    return UnnamedSummary(
      id: account.id, createdAt: account.createdAt,
      lastUsedAt: summary.lastUsedAt ?? account.createdAt,
      playerCount: squad.players.count, gatherCount: squad.gathers.count,
      byteCount: summary.byteCount)
  }
}
