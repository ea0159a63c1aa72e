import HTTPTypes
import Logging
import Wire

/// What happened to an account or a session, under a name that searches of the log can rely on.
enum SecurityEvent: String, CaseIterable {
  case registered, registrationRefused
  case loggedIn, loginRefused, loginThrottled
  case loggedOut, sessionEnded, otherSessionsEnded
  case passwordChanged, passwordChangeRefused
  case accountDeleted, accountDeletionRefused
  case unnamedAccountMade, unnamedAccountEntered, unnamedAccountRefused
  case accountNamed, namingRefused
  case accountRecovered, recoveryRefused
  case deviceJoined, joinRefused
  case recoveryCodeMade, joinCodeMade

  /// The event that a response means; `nil` for a request that has none.
  init?(_ method: HTTPRequest.Method, _ route: Route?, _ status: HTTPResponse.Status) {
    guard let route else { return nil }
    let isDone = status.kind == .successful
    switch (method, route) {
    case (.post, .users): self = isDone ? .registered : .registrationRefused
    case (.post, .login) where isDone: self = .loggedIn
    case (.post, .login): self = status == .tooManyRequests ? .loginThrottled : .loginRefused
    case (.put, .password): self = isDone ? .passwordChanged : .passwordChangeRefused
    case (.delete, .users): self = isDone ? .accountDeleted : .accountDeletionRefused
    case (.post, .unnamedAccount) where isDone:
      self = status == .created ? .unnamedAccountMade : .unnamedAccountEntered
    case (.post, .unnamedAccount): self = .unnamedAccountRefused
    case (.delete, .unnamedAccount): self = isDone ? .accountDeleted : .accountDeletionRefused
    case (.put, .me): self = isDone ? .accountNamed : .namingRefused
    case (.post, .recovery): self = isDone ? .accountRecovered : .recoveryRefused
    case (.post, .joins): self = isDone ? .deviceJoined : .joinRefused
    case (.post, .recoveryCodes) where isDone: self = .recoveryCodeMade
    case (.post, .joinCodes) where isDone: self = .joinCodeMade
    case (.post, .logout) where isDone: self = .loggedOut
    case (.delete, .session) where isDone: self = .sessionEnded
    case (.delete, .sessions) where isDone: self = .otherSessionsEnded
    default: return nil
    }
  }
}
