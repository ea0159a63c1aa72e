import ChangeStore
import Domain
import Wire

/// An error that ends a request with an error response.
///
/// Status, log level and sentence are derived from the case, in `APIError+Response.swift`.
enum APIError: Error, Hashable {
  /// The path is not the path of a route.
  case route(RouteError)
  /// The address exists, but takes only these methods.
  case methodNotAllowed([HTTPMethod])
  /// The request has more than one `Host`, so proxies may understand it differently.
  case severalHosts
  case noHost
  /// The body has more bytes than `Request.bodyByteLimit`.
  case bodyTooLarge
  /// The connection ended before the whole body arrived.
  case bodyIncomplete
  /// The body is compressed, and cannot be decompressed.
  case bodyDamaged
  /// The body is compressed otherwise than with gzip, or although this address takes no compressed ones.
  case bodyCodingUnknown
  /// The body is not the JSON that the route expects.
  case wire(WireError)
  /// The user name or the password is not allowed for an account.
  case credentials(CredentialsError)
  /// The password is among those that people choose most.
  case passwordCommon
  /// The body of a reported result is malformed or contradicts itself.
  case result(GatherResultError)
  /// The players, or the rules about them, do not make teams.
  case split(SplitSubmissionError)
  /// `epoch` is not a UUID.
  case malformedEpoch
  /// `last` is not a UUID.
  case malformedLast
  /// `since` or `Last-Event-ID` is not a sequence number.
  case malformedSince
  /// A day in the query is not one.
  case malformedDay
  /// The last day of a query is before its first.
  case daysReversed
  /// The device knows more of a squad's log than this server, which was restored from an older
  /// backup.
  case aheadOfServer(latest: Int64)
  /// The device's log is of another epoch, because this server was restored from a backup since.
  case otherEpoch
  /// The device knows another change at its place in the log, because this server's data was put back
  /// from a copy.
  case otherChange

  /// There is no token, or it is unknown, expired or logged out.
  case notLoggedIn
  /// The user name or the password is wrong; the response does not tell which of them.
  case wrongPassword
  /// The request needs the user name and the password, and has only a token.
  case passwordNeeded
  /// The request is the user's, but the password that it repeats is wrong.
  case passwordNotConfirmed
  /// Another site made the browser send the request.
  case crossSite
  case throttled(retryAfterSeconds: Int64)
  case usernameTaken
  /// This server registers no one.
  case registrationClosed
  /// This server registers those who know a code.
  case registrationCodeNeeded
  case registrationCodeWrong

  /// The body does not say that it is JSON, so a form of another site may have sent it.
  case notJSON
  /// The body is not what the form of the page on which friends answer sends.
  case malformedForm
  /// The key is of an account that has a name by now, so the device must ask for the password.
  case passwordNeededOf(Username)
  /// The account has a name already.
  case alreadyNamed(Username)
  /// The device was removed from the account, or the account was deleted.
  case removed
  /// The device has not had the account for long enough to manage it.
  case tooNew
  /// There is no such code.
  case wrongCode
  /// Another device joined with the code.
  case usedCode
  /// The code's time is over.
  case expiredCode
  /// The device's key is of another account, or has ended.
  case keyTaken
  /// All accounts without a name together have as many bytes as the server keeps for them.
  case unnamedFull
  /// The squad of an account without a name has as many bytes as the server keeps for one.
  case unnamedSquadFull

  /// The user has nothing of this kind with this id.
  case notFound(Subject)
  /// The link is to a gather, or to the table of a season, that ended too long ago.
  case linkOver(Link.Purpose)
  /// As many people follow gathers as the server takes: in all, by one link or from one address.
  case tooManyFollowers
  /// The rules of the squad refuse the change.
  case rejected(ChangeRejection)

  /// The gather is a row of games, which have no score together.
  case rowOfGames

  /// The server is shutting down.
  case shuttingDown
  /// More work is waiting than can be done in time.
  case overloaded
  /// The squads that are being read leave no memory for another large one.
  case squadMemoryFull
  /// Another process wrote to the squad; this process reads the squad again.
  case concurrentWriter
  /// The squad has as many bytes as the server keeps for one.
  case squadFull
  /// The account wrote more in a short time than the server takes from one.
  case writesTooMuch(retryAfterSeconds: Int64)
  case storage(StorageError)

  enum Subject: String {
    case user, session, player, gather, squad, link
  }
}

extension APIError {
  /// Whether the device knows changes that this server's log does not have.
  var isOfAnotherLog: Bool {
    switch self {
    case .aheadOfServer, .otherChange: true
    default: false
    }
  }

  init(_ error: EntryError) {
    self =
      switch error {
      case .wrongCode: .wrongCode
      case .usedCode: .usedCode
      case .expiredCode: .expiredCode
      case .keyTaken: .keyTaken
      case .keyEnded: .removed
      case .storage(let error): .storage(error)
      }
  }

  init(_ error: NamingError) {
    self =
      switch error {
      case .usernameTaken: .usernameTaken
      case .named(let name): .alreadyNamed(name)
      case .unknownAccount: .notLoggedIn
      case .storage(let error): .storage(error)
      }
  }

  init(_ error: AppendError) {
    self =
      switch error {
      case .unknownSquad: .notFound(.squad)
      case .conflict: .concurrentWriter
      case .squadFull: .squadFull
      case .storage(let error): .storage(error)
      }
  }
}
