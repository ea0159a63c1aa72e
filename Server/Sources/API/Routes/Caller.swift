import Domain

/// The account whose token a request carries.
struct Caller: Sendable {
  let account: Account.ID
  let squad: Squad.ID
  let session: Session.ID
  let token: String

  /// - Throws: `APIError.notFound` when the squad is not the caller's.
  func reader(of squad: Squad.ID) throws(APIError) -> LogReader {
    guard squad == self.squad else { throw .notFound(.squad) }
    return .account(self)
  }
}
