import ChangeStore
import Domain
import Wire

/// Everything that can go wrong between a request and its answer.
///
/// Status, log level and sentence are derived from the case, in `APIError+Response.swift`.
enum APIError: Error, Hashable {
  /// The path leads nowhere.
  case route(RouteError)
  /// The path is there, but not for this method.
  case methodNotAllowed([HTTPMethod])
  /// The body has more bytes than `Request.bodyByteLimit`.
  case bodyTooLarge
  /// The request did not arrive whole.
  case bodyIncomplete
  /// The body does not say what it should.
  case wire(WireError)
  /// Nobody can register with this.
  case credentials(CredentialsError)
  /// The reported result cannot be kept.
  case result(GatherResultError)
  /// `epoch` is not a UUID.
  case malformedEpoch
  /// `since` or `Last-Event-ID` is not a sequence number.
  case malformedSince
  /// The caller knows more of a squad than this server: it was restored from an older backup.
  case aheadOfServer(latest: Int64)
  /// The caller's log is of another epoch: this server was restored from a backup since.
  case otherEpoch

  /// There is no token, or it is unknown, expired or logged out.
  case notLoggedIn
  /// The user name or the password is wrong; which of them, nobody is told.
  case wrongPassword
  /// Another site made the browser send this.
  case crossSite
  /// Too many attempts.
  case throttled(retryAfterSeconds: Int64)
  /// Somebody else has the user name.
  case usernameTaken

  /// Nothing of this kind with this id belongs to the caller.
  case notFound(Subject)
  /// The squad does not take the change.
  case rejected(ChangeRejection)

  /// More work is waiting than can be done in time.
  case overloaded
  /// Another process wrote to the squad; this one reads it anew.
  case concurrentWriter
  /// Storage failed.
  case storage(StorageError)

  /// What a request may be about.
  enum Subject: String {
    case user, player, gather, squad
  }
}

extension APIError {
  init(_ failure: AppendError) {
    self =
      switch failure {
      case .unknownSquad: .notFound(.squad)
      case .conflict: .concurrentWriter
      case .storage(let failure): .storage(failure)
      }
  }
}
