// What is shared, and the account without a name that the first link makes.
extension Strings {
  package func shareProblem(_ problem: ShareProblem) -> String {
    switch problem {
    case .offline: shareProblemOffline
    case .unfitBrowser: shareProblemUnfitBrowser
    case .insecureAddress: shareProblemInsecureAddress
    case .codeNeeded: shareProblemCodeNeeded
    case .codeWrong: shareProblemCodeWrong
    case .registrationClosed: shareProblemRegistrationClosed
    case .serverFull: shareProblemServerFull
    case .tooLarge: shareProblemTooLarge
    case .throttled: shareProblemThrottled
    case .loginNeeded: accountError(.notLoggedIn)
    case .unreachable: shareProblemUnreachable
    case .failed: shareProblemFailed
    }
  }
}
