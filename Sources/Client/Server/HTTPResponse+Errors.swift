import Browser
import Domain
import Presentation
import Texts
import Wire

extension SyncError {
  init(_ response: HTTPResponse) {
    self =
      switch response.status {
      case nil: .unreachable
      // A squad is deleted together with its account; a link is turned off, or its gather is over.
      case 401, 404, 410: .notLoggedIn
      case 409: .otherLog
      case 400, 405: .otherVersion
      case 413, 415: .requestTooLarge
      case 507: .squadFull
      default: .failed
      }
  }
}

extension LoginError {
  init(_ response: HTTPResponse) {
    self =
      switch response.status {
      case nil: .unreachable
      case 400: .malformedUsername
      case 401: .wrongPassword
      case 403: response.error.kind == .registrationCode ? .codeNeeded : .registrationClosed
      case 409: .usernameTaken
      case 422: .weakPassword
      case 429: .throttled
      default: .failed
      }
  }
}

extension HTTPResponse {
  /// What the server says about an error.
  var error: ErrorResponse { ErrorResponse(json: body) }
}

extension JoinError {
  init(_ response: HTTPResponse) {
    self =
      switch (response.status, response.error.kind) {
      case (nil, _): .unreachable
      case (_, .used): .used
      case (_, .expired): .expired
      case (400, _), (401, _): .wrong
      case (429, _): .throttled
      default: .failed
      }
  }
}

extension KeyAnswer {
  /// Reads the answer to a recovery key, which was sent with a code where the user typed one.
  init(_ response: HTTPResponse, code: String) {
    switch response.status {
    case 200, 201:
      let account = try? AccountResponse(json: response.body)
      self = account.map { .account(DeviceAccount($0)) } ?? .failed(.otherVersion)
    case nil: self = .failed(.unreachable)
    case 400, 404, 405, 413: self = .failed(.otherVersion)
    case 429: self = .refused(.throttled)
    default: self = Self(response.error, code: code)
    }
  }

  private init(_ error: ErrorResponse, code: String) {
    self =
      switch (error.kind, error.username) {
      case (.named, let username?): .named(username)
      case (.removed, _): .removed
      case (.registrationClosed, _): .refused(.registrationClosed)
      case (.registrationCode, _): .refused(code.isEmpty ? .codeNeeded : .codeWrong)
      case (.unnamedFull, _): .refused(.serverFull)
      default: .failed(.failed)
      }
  }
}

extension DeviceAccount {
  init(_ response: AccountResponse) {
    self.init(id: response.id, squad: response.squad, username: response.username)
  }
}

extension AccountError {
  init(_ response: HTTPResponse) {
    self =
      switch response.status {
      case nil: .unreachable
      case 400: .malformedUsername
      case 401: .notLoggedIn
      case 403: response.error.kind == .tooNew ? .tooNew : .wrongPassword
      case 409: response.error.kind == .named ? .namedMeanwhile : .usernameTaken
      case 422: .weakPassword
      case 429: .throttled
      default: .failed
      }
  }
}
