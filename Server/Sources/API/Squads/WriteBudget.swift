import Domain
import Synchronization

/// How much an account may write.
enum WriteStanding: Hashable, Sendable {
  case named
  /// An account without a name.
  case unnamed
  /// One that is not a day old, whose device has yet to send what it recorded before.
  case newUnnamed
  /// A link by which many people answer.
  case replying
}

/// Limits how many bytes an account or a link writes: a supply that fills up again as time passes.
struct WriteBudget {
  let quotas: Quotas
  /// The number of authors that are remembered; beyond it, those that wrote least are forgotten.
  let authorLimit = 10_000

  private struct Debt {
    var bytes: Int
    var at: Instant
    /// The bytes of which the author is relieved each minute.
    var perMinute: Int
  }

  private var debts: [Author: Debt] = [:]

  init(_ quotas: Quotas) {
    self.quotas = quotas
  }

  /// Counts written bytes, or refuses them when the supply is used up.
  /// - Returns: The seconds to wait when they are refused, else `nil`.
  mutating func spend(
    _ bytes: Int, of author: Author, _ standing: WriteStanding = .named, at now: Instant
  ) -> Int64? {
    let supply = quotas.supply(of: author, standing)
    let owed = debts[author].map { rest(of: $0, at: now) } ?? 0
    let surplus = owed + bytes - supply.burst
    guard surplus <= 0 else {
      return Int64((surplus * 60 + supply.perMinute - 1) / supply.perMinute)
    }
    if debts[author] == nil { makeRoom(at: now) }
    debts[author] = Debt(bytes: owed + bytes, at: now, perMinute: supply.perMinute)
    return nil
  }

  private func rest(of debt: Debt, at now: Instant) -> Int {
    // Two hours refill any supply, and more would overflow.
    let passed = Int(min(max(0, debt.at.milliseconds(until: now)), 7_200_000))
    return max(0, debt.bytes - passed * debt.perMinute / 60_000)
  }

  private mutating func makeRoom(at now: Instant) {
    guard debts.count >= authorLimit else { return }
    let most = debts.sorted {
      rest(of: $0.value, at: now) > rest(of: $1.value, at: now)
    }
    // A tenth leaves at once, so that the authors are rarely sorted.
    debts = Dictionary(uniqueKeysWithValues: most.dropLast(authorLimit / 10).map { ($0, $1) })
  }
}

extension Quotas {
  /// What an author may write: of a link as much as matches take that were recorded offline, because its
  /// holders must not be able to fill the squad; of one to answer, what many people say on one evening.
  ///
  /// An account without a name may write an eighth; on its first day, beforehand, as much at once as is
  /// kept for it.
  fileprivate func supply(
    of author: Author, _ standing: WriteStanding
  ) -> (burst: Int, perMinute: Int) {
    switch (author, standing) {
    case (.link, .replying): (max(1, writeBurst / 8), max(1, writtenPerMinute / 8))
    case (.link, _): (max(1, writeBurst / 32), max(1, writtenPerMinute / 200))
    case (.account, .named), (.account, .replying): (writeBurst, writtenPerMinute)
    case (.account, .unnamed): (max(1, writeBurst / 8), max(1, writtenPerMinute / 8))
    case (.account, .newUnnamed):
      (max(unnamedSquadBytes, writeBurst / 8), max(1, writtenPerMinute / 8))
    }
  }
}

/// The write budget that all requests share.
final class WriteBudgets: Sendable {
  private let budget: Mutex<WriteBudget>

  init(_ quotas: Quotas) {
    budget = Mutex(WriteBudget(quotas))
  }

  /// - Throws: `APIError.writesTooMuch` when the author must wait.
  func spend(
    _ bytes: Int, of author: Author, _ standing: WriteStanding, at now: Instant
  ) throws(APIError) {
    let seconds = budget.withLock { $0.spend(bytes, of: author, standing, at: now) }
    if let seconds { throw .writesTooMuch(retryAfterSeconds: seconds) }
  }
}
