import Domain

/// The account whose token a request carries.
struct Caller: Sendable {
  let account: Account.ID
  let squad: Squad.ID
  let session: Session.ID
  let token: String
}
