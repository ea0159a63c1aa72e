// The account on the server.
extension Strings {
  package func accountError(_ error: AccountError) -> String {
    switch error {
    case .passwordMissing: accountErrorPasswordMissing
    case .nameMissing: bothFieldsMandatory
    case .usernameTaken: loginError(.usernameTaken)
    case .malformedUsername: loginError(.malformedUsername)
    case .namedMeanwhile: accountErrorNamedMeanwhile
    case .tooNew: accountErrorTooNew
    case .wrongPassword: accountErrorWrongPassword
    case .weakPassword: loginError(.weakPassword)
    case .throttled: loginError(.throttled)
    case .unreachable: accountErrorUnreachable
    case .notLoggedIn: accountErrorNotLoggedIn
    case .failed: loginError(.failed)
    }
  }
}
