import ChangeStore
import Domain

/// The account whose token a request carries.
struct Caller: Sendable {
  let stored: StoredToken
  let token: String

  var account: Account.ID { stored.account }
  var squad: Squad.ID { stored.squad }
  var session: Session.ID { stored.session }
  /// The account's name; `nil` for an account without one.
  var username: Username? { stored.owner.username }

  /// Whether the session may name the account, make codes for it, end other sessions and delete it.
  func manages(at now: Instant) -> Bool { stored.managesAt <= now }

  /// How much the account may write.
  func standing(at now: Instant) -> WriteStanding {
    guard username == nil else { return .named }
    let age = stored.owner.createdAt.milliseconds(until: now)
    return age < Accounts.day ? .newUnnamed : .unnamed
  }

  /// - Throws: `APIError.notFound` when the squad is not the caller's.
  func reader(of squad: Squad.ID) throws(APIError) -> LogReader {
    guard squad == self.squad else { throw .notFound(.squad) }
    return .account(self)
  }
}
