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
      case 400, 405, 413: .otherVersion
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
      case 403: response.asksForCode ? .codeNeeded : .registrationClosed
      case 409: .usernameTaken
      case 422: .weakPassword
      case 429: .throttled
      default: .failed
      }
  }
}

extension HTTPResponse {
  /// Whether a registration was refused for want of a code.
  fileprivate var asksForCode: Bool {
    let kind = (try? Fields(body).textIfPresent("kind")) ?? nil
    return kind?.isEqualByBytes(to: "registrationCode") ?? false
  }
}

extension AccountError {
  init(_ response: HTTPResponse) {
    self =
      switch response.status {
      case nil: .unreachable
      case 401: .notLoggedIn
      case 403: .wrongPassword
      case 422: .weakPassword
      case 429: .throttled
      default: .failed
      }
  }
}
