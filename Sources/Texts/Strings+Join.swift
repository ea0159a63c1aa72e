// Getting into a group from another phone, or with its recovery code.
extension Strings {
  /// What a code leads to.
  package func joinOffer(players: Int, username: String?, host: String) -> String {
    guard let username else { return joinOfferUnnamed(players: players, host: host) }
    return joinOfferNamed(username: username, players: players, host: host)
  }

  package func joinError(_ error: JoinError) -> String {
    switch error {
    case .mistyped: joinErrorMistyped
    case .wrong: joinErrorWrong
    case .used: joinErrorUsed
    case .expired: joinErrorExpired
    case .throttled: joinErrorThrottled
    case .unreachable: accountError(.unreachable)
    case .unfitBrowser: shareProblem(.unfitBrowser)
    case .insecureAddress: shareProblem(.insecureAddress)
    case .failed: loginError(.failed)
    }
  }
}
