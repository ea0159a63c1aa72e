// Logging in and registering.
extension Strings {
  package func loginError(_ error: LoginError) -> String {
    switch error {
    case .wrongPassword: loginErrorWrongPassword
    case .usernameTaken: loginErrorUsernameTaken
    case .malformedUsername: loginErrorMalformedUsername
    case .weakPassword: loginErrorWeakPassword
    case .codeNeeded: loginErrorCodeNeeded
    case .registrationClosed: loginErrorRegistrationClosed
    case .throttled: loginErrorThrottled
    case .unreachable: loginErrorUnreachable
    case .failed: loginErrorFailed
    }
  }
}
